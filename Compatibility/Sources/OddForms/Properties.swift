import SwiftUI

// Dynamic properties that clients declare. Tests refer to each form by the identifier, such as H01,
// that starts its comment.

/// H01: a dynamic property that contains a generic dynamic property.
struct Halved<Value: BinaryInteger>: DynamicProperty {
  private let base: Environment<Value>
  init(_ keyPath: KeyPath<EnvironmentValues, Value>) { base = Environment(keyPath) }
  var value: Value { base.wrappedValue / 2 }
}

@propertyWrapper struct Quartered: DynamicProperty {
  private let half: Halved<Int>
  init(_ keyPath: KeyPath<EnvironmentValues, Int>) { half = Halved(keyPath) }
  var wrappedValue: Int { half.value / 2 }
  var projectedValue: Self { self }
}

struct Wrapped: View {
  @Quartered(\.speed) private var quarter
  var body: some View { Text("\(quarter) \($quarter.wrappedValue)") }
}

/// H02: an enum with one property in each case.
enum Source<Value>: DynamicProperty {
  case state(State<Value>)
  case binding(Binding<Value>)
  case environment(Environment<Value>)

  var value: Value {
    get {
      switch self {
      case .state(let state): state.wrappedValue
      case .binding(let binding): binding.wrappedValue
      case .environment(let environment): environment.wrappedValue
      }
    }
    nonmutating set {
      switch self {
      case .state(let state): state.wrappedValue = newValue
      case .binding(let binding): binding.wrappedValue = newValue
      case .environment: break
      }
    }
  }
}

struct Sourced: View {
  let source: Source<Int>
  var body: some View {
    Text("\(source.value)")
    Button("More") { source.value += 1 }
  }
}

struct Sources: View {
  @State private var number = 10
  var body: some View {
    Sourced(source: .state(State(initialValue: 1)))
    Sourced(source: .binding($number))
    Sourced(source: .environment(Environment(\.speed)))
  }
}

/// H02: a wrapper that is an enum.
@propertyWrapper enum OwnOrGiven: DynamicProperty {
  case own(State<Int>)
  case given(Binding<Int>)

  var wrappedValue: Int {
    get {
      switch self {
      case .own(let state): state.wrappedValue
      case .given(let binding): binding.wrappedValue
      }
    }
    nonmutating set {
      switch self {
      case .own(let state): state.wrappedValue = newValue
      case .given(let binding): binding.wrappedValue = newValue
      }
    }
  }
}

struct Counter: View {
  @OwnOrGiven private var count: Int
  init() { _count = .own(State(initialValue: 1)) }
  init(_ count: Binding<Int>) { _count = .given(count) }
  var body: some View {
    Text("\(count)")
    Button("Count") { count += 1 }
  }
}

/// H04: a protocol that refines DynamicProperty, for styles that read values.
@MainActor protocol DeckStyle: DynamicProperty {
  associatedtype Body: View
  @ViewBuilder func makeBody(_ title: String) -> Body
}

struct CourseDeckStyle: DeckStyle {
  @Environment(\.course) private var course
  func makeBody(_ title: String) -> some View { Text("\(title) \(course)") }
}

struct DeckView<Style: DeckStyle>: View {
  let style: Style
  var body: some View { style.makeBody("deck") }
}

/// H05: a conformance in an extension.
struct Apart {
  @Environment(\.speed) var speed
}

extension Apart: DynamicProperty {}

struct ApartView: View {
  private let apart = Apart()
  var body: some View { Text("\(apart.speed)") }
}

/// H06: an `update()` that writes into the dynamic property itself.
struct Caption: DynamicProperty {
  @Environment(\.course) private var course
  private(set) var text = ""
  mutating func update() { text = "<\(course)>" }
}

/// H07: an `update()` that is declared nonisolated.
struct Steady: DynamicProperty {
  @Environment(\.speed) private var speed
  private(set) var text = ""
  nonisolated mutating func update() { text = "\(speed)" }
}

/// H08: an `update()` that is neither mutating nor declared nonisolated.
struct Watching: DynamicProperty {
  final class Log { var lines: [String] = [] }
  @Environment(\.speed) private var speed
  let log: Log
  init(log: Log) { self.log = log }
  func update() { log.lines.append("\(speed)") }
}

struct Updating: View {
  private var caption = Caption()
  private var steady = Steady()
  private let watching: Watching
  init(log: Watching.Log) { watching = Watching(log: log) }
  var body: some View { Text("\(caption.text) \(steady.text)") }
}

/// H09: wrappers qualified with their module.
struct Qualified: SwiftUI.View {
  @SwiftUI.State private var count = 0
  @SwiftUI.Bindable private var ship: Ship
  @SwiftUI.Namespace private var space
  init(ship: Ship) { self.ship = ship }
  var body: some SwiftUI.View {
    QualifiedField(name: $ship.name)
    SwiftUI.Button("Count") { count += 1 }
    SwiftUI.Text("\(count)")
  }
}

struct QualifiedField: SwiftUI.View {
  @SwiftUI.Binding var name: String
  var body: some SwiftUI.View { SwiftUI.TextField("Name", text: $name) }
}

/// H10: a state without an initial value, and a state that the initializer sets.
struct States: View {
  @State private var note: String?
  @State private var count: Int
  init(from start: Int) { _count = State(initialValue: start * 2) }
  var body: some View {
    Text("\(note ?? "no note") \(count)")
    Button("Note") { (note, count) = ("a note", count + 1) }
  }
}

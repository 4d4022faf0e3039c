import Ambient

/// A view or a modifier whose ``Component`` describes what the body shows and reads.
@MainActor
protocol Fixture {
  var fields: FixtureFields { get }

  // The values of the state. Each access counts as a read.
  var number: Int { get }
  var record: Record { get }
  var items: [Item] { get }

  var handles: Handles { get }

  /// The stations that the fixture observes.
  var followed: Followed { get }

  func read(_ source: Source) -> Int

  /// A copy of the environment. Getting the copy reads no value.
  var environmentValues: EnvironmentValues { get }
}

/// The values that a fixture receives from its parent.
struct FixtureFields {
  let component: Component
  let argument: Int
  @Binding var bound: Int
  let action: (() -> Void)?
  let stored: AnyView?
  let world: World
}

/// Bindings to all states of a fixture, through which the steps of a random program write.
///
/// Creating the bindings reads no values.
struct Handles {
  let number: Binding<Int>
  let record: Binding<Record>
  let items: Binding<[Item]>
  let bound: Binding<Int>
  let followed: Followed
  /// The environment, read when a step dismisses a sheet.
  let environmentValues: EnvironmentValues
}

/// The state that the fixtures of one program share.
@MainActor
final class World {
  /// The objects in the environment.
  let objects = (0..<Model.count).map { _ in Model() }

  /// The objects that all fixtures can observe; no view owns them.
  let stations = (0..<Station.count).map { _ in Station() }

  /// The bodies that ran, in order.
  var runs: [String] = []

  /// The preference values that `onPreferenceChange` received.
  var notes: [String] = []

  /// The components whose sheets were dismissed.
  var dismissals: [String] = []

  /// Receives the handles of a fixture when a step presses the element of the fixture.
  var onHandles: ((Handles) -> Void)?

  func object(_ number: Int) -> Model? { Model.index(number).map { objects[$0] } }
}

extension Fixture {
  /// The body of a fixture: its own text, then the content of its component.
  func makeBody(placeholder: AnyView? = nil) -> some View {
    let component = fields.component
    fields.world.runs.append("\(component.kind.rawValue) \(component.id)")
    let interpreter = Interpreter(view: self, placeholder: placeholder)
    let values = component.shows.map { " \(interpreter.value($0))" }.joined()
    return TupleView(
      (
        Mark(text: "\(component.id):\(values)", handles: handles, world: fields.world),
        interpreter.make(component.content)
      )
    )
  }
}

/// A fixture that declares its properties directly.
struct Plain {
  let fields: FixtureFields
  let followed: Followed
  @State var number: Int
  @State var record = Record()
  @State var items: [Item]
  @Environment(\.a) private var a
  @Environment(\.b) private var b
  @Environment(\.c) private var c
  @Environment(\.record.name) private var name
  @Environment(\.record.count) private var count
  @Environment(\.clamped) private var clamped
  @Environment(\.even) private var even
  @Environment(\.alias) private var alias
  @Environment(\.both) private var both
  @Environment(\.shifted) private var shifted
  @Environment(\.chosen) private var chosen
  @Environment(\.[indexed: 0]) private var indexed0
  @Environment(\.[indexed: 1]) private var indexed1
  @Environment(Model.self) private var object: Model?
  @Environment(\.store) private var store
  @Environment(\.link) @Binding private var link: Int
  @Environment(\.action) private var action
  @Environment(\.isPresented) private var isPresented
  @Environment(\.self) var environmentValues
  let selected: Environment<Int>

  init(_ fields: FixtureFields, _ followed: Followed) {
    self.fields = fields
    self.followed = followed
    number = fields.component.number
    items = fields.component.items
    selected = Environment(Property.selected(by: fields.argument).keyPath)
  }
}

extension Plain: View, Fixture {
  var body: some View { makeBody() }

  var handles: Handles {
    Handles(
      number: $number,
      record: $record,
      items: $items,
      bound: fields.$bound,
      followed: followed,
      environmentValues: environmentValues
    )
  }

  func read(_ source: Source) -> Int {
    switch source {
    case .property(.a): a
    case .property(.b): b
    case .property(.c): c
    case .property(.name): name
    case .property(.count): count
    case .property(.clamped): clamped
    case .property(.even): even
    case .property(.alias): alias
    case .property(.both): both
    case .property(.shifted): shifted
    case .chosen: chosen
    case .current: environmentValues.current
    case .indexed(0): indexed0
    case .indexed: indexed1
    case .selected: selected.wrappedValue
    case .object(let field): object?[field] ?? -1
    case .store(let field): store?[field] ?? -1
    case .link: link
    case .action: action == nil ? 0 : 1
    case .isPresented: isPresented ? 1 : 0
    }
  }
}

/// A fixture that wraps its states and its environment values in custom dynamic properties.
struct Composed {
  let fields: FixtureFields
  var memory: Memory
  var readings: Readings
  let followed: Followed

  init(_ fields: FixtureFields, _ followed: Followed) {
    self.fields = fields
    self.followed = followed
    memory = Memory(fields.component)
    readings = Readings(argument: fields.argument)
  }
}

extension Composed: View, Fixture {
  var body: some View { makeBody() }
  var number: Int { memory.slots.number }
  var record: Record { memory.record }
  var items: [Item] { memory.slots.items }
  var handles: Handles { memory.handles(of: self) }
  var environmentValues: EnvironmentValues { readings.environmentValues }

  func read(_ source: Source) -> Int {
    // Before the body ran, `readings.update()` stored the current value of `a` in `readings.a`.
    source == .property(.a) ? readings.a : readings.read(source)
  }
}

/// A fixture that reads all environment values through a copy of the environment.
struct Whole {
  let fields: FixtureFields
  let followed: Followed
  @Environment(\.self) var environmentValues
  @State var number: Int
  @State var items: [Item]
  @State var record = Record()

  init(_ fields: FixtureFields, _ followed: Followed) {
    self.fields = fields
    self.followed = followed
    number = fields.component.number
    items = fields.component.items
  }
}

extension Whole: View, Fixture {
  var body: some View { makeBody() }

  var handles: Handles {
    Handles(
      number: $number,
      record: $record,
      items: $items,
      bound: fields.$bound,
      followed: followed,
      environmentValues: environmentValues
    )
  }

  func read(_ source: Source) -> Int {
    guard source == .selected else { return environmentValues.value(of: source) }
    return environmentValues[keyPath: Property.selected(by: fields.argument).keyPath]
  }
}

/// A modifier whose custom dynamic properties have no `update()` method.
struct Frame {
  let fields: FixtureFields
  var memory: Memory
  var readings: EnvironmentReads
  let followed: Followed

  init(_ fields: FixtureFields, _ followed: Followed) {
    self.fields = fields
    self.followed = followed
    memory = Memory(fields.component)
    readings = EnvironmentReads(argument: fields.argument)
  }
}

extension Frame: ViewModifier, Fixture {
  func body(content: Content) -> some View { makeBody(placeholder: AnyView(content)) }
  var number: Int { memory.slots.number }
  var record: Record { memory.record }
  var items: [Item] { memory.slots.items }
  var handles: Handles { memory.handles(of: self) }
  var environmentValues: EnvironmentValues { readings.environmentValues }
  func read(_ source: Source) -> Int { readings.read(source) }
}

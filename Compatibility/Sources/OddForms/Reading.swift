import SwiftUI

// Ways of reading environment values. Tests refer to each form by the identifier, such as A01, that
// starts its comment.

/// A01 to A03 and A06: access levels, with and without a type.
struct AccessLevels: View {
  @Environment(\.speed) private var one
  @Environment(\.speed) var two
  @Environment(\.speed) private var three: Int
  @Environment(\.speed) internal var four
  var body: some View { Text("\(one) \(two) \(three) \(four)") }
}

/// A04: a property on two lines.
struct TwoLines: View {
  @Environment(\.speed)
  private var speed

  @Environment(\.course)
  private var course: String

  var body: some View { Text("\(course) \(speed)") }
}

/// A05: an object that is found by its type, and an optional object.
struct ByType: View {
  @Environment(Ship.self) private var ship
  @Environment(Ship.self) private var same: Ship?
  var body: some View { Text("\(ship.name) \(ship === same)") }
}

@Observable final class Ship {
  var name: String
  init(_ name: String) { self.name = name }
}

/// A06: a public property in a public view.
public struct PublicReader: View {
  /// The tonnage.
  @Environment(\.tonnage) public var tonnage

  /// Creates the view.
  public init() {}

  /// A text.
  public var body: some View { Text("\(tonnage)") }
}

/// A07: no argument; the initializer sets the property.
struct NoArgument: View {
  @Environment private var text: String
  init(_ keyPath: KeyPath<EnvironmentValues, String>) { _text = Environment(keyPath) }
  var body: some View { Text(text) }
}

/// A07: an empty argument list, for a client's own initializer.
struct EmptyArgument: View {
  @Environment() private var beacon: Beacon
  var body: some View { Text(beacon.color) }
}

extension Environment where Value: EnvironmentKey, Value.Value == Value {
  init() { self.init(\EnvironmentValues[key: \Value.self]) }
}

/// A08: names in backticks.
struct Backticks: View {
  @Environment(\.`throw`) private var `throw`
  @Environment(\.[key: \StepKey.self]) private var `repeat`
  var body: some View { Text("\(`throw`) \(`repeat`)") }
}

/// A09: key paths into parts of a value.
struct Nested: View {
  @Environment(\.cargo.weight) private var weight
  @Environment(\.cargo.crates[1]) private var crate
  @Environment(\.course.count.description) private var length
  @Environment(\.position.y) private var y
  var body: some View { Text("\(weight) \(crate) \(length) \(y)") }
}

/// A10: an optional chain.
struct Chained: View {
  @Environment(\.escort?.weight) private var weight
  @Environment(\.escort?.crates.first) private var crate
  var body: some View { Text("\(weight ?? 0) \((crate ?? nil) ?? "none")") }
}

/// A11: a client's own subscripts.
struct Subscripts: View {
  @Environment(\.[StepKey()]) private var step
  @Environment(\.[crate: 0]) private var crate
  @Environment(\.[styles: .init(Sail.self)]) private var sails
  @Environment(\.[service: \Pilot.self].fee) private var fee
  var body: some View { Text("\(step) \(crate) \(sails.count) \(fee)") }
}

/// A12: the whole environment, with a call of a function that is one of its values.
struct Whole: View {
  @Environment(\.self) private var env
  var body: some View { Text(env.hail(env.name) + " " + env[keyPath: \.course]) }
}

/// A13: a key path with its root, and names with the name of their module.
struct Spelled: View {
  @SwiftUI.Environment(\SwiftUI.EnvironmentValues.speed) private var speed
  @Environment(\EnvironmentValues.course) private var course
  var body: some SwiftUI.View { SwiftUI.Text("\(course) \(speed)") }
}

/// A14: a binding in a second wrapper.
struct SecondWrapper: View {
  @Environment(\.isAnchored) @Binding var isAnchored: Bool
  var body: some View {
    Text("\(isAnchored)")
    Button("Anchor") { isAnchored.toggle() }
    Button("By the wrapper") { _isAnchored.wrappedValue.wrappedValue.toggle() }
  }
}

/// A15: a plain stored property.
struct Stored: View {
  let speed: Environment<Int>
  var course = Environment<String>(\.course)
  var body: some View { Text("\(course.wrappedValue) \(speed.wrappedValue)") }
}

/// A16: the initializer as an expression, with a composed key path.
struct PutTogether: View {
  private let weight: Environment<Int>
  private let crate: Environment<String>

  init(
    _ cargo: KeyPath<EnvironmentValues, Cargo>,
    crate: KeyPath<Cargo, String> = \.crates[0]
  ) {
    weight = .init(cargo.appending(path: \.weight))
    self.crate = Environment((\EnvironmentValues.cargo).appending(path: crate))
  }

  var body: some View { Text("\(weight.wrappedValue) \(crate.wrappedValue)") }
}

/// A17: a service locator, as a default argument and in a class.
final class Logbook {
  let harbor: String
  init(harbor: String = Environment(\.harbor).wrappedValue) { self.harbor = harbor }

  @Environment(\.speed) var speed

  func look() -> Int {
    @Environment(\.masts) var masts
    return masts
  }
}

/// A19: the wrapper itself, read and passed on.
struct HandedOn: View {
  @Environment(\.course) private var course
  var body: some View { Text(_course.wrappedValue + " " + reversed(_course)) }
  private func reversed(_ course: Environment<String>) -> String {
    String(course.wrappedValue.reversed())
  }
}

/// A20: a property computed from an environment value, read in a closure of the body.
struct Derived: View {
  @Environment(\.speed) private var speed
  private var doubled: Int { speed * 2 }
  var body: some View {
    let shown = { doubled }
    Text("\(shown())")
  }
}

/// A21: reads in a modifier, a style and a generic view.
struct Labelled: ViewModifier {
  @Environment(\.course) private var course
  func body(content: Content) -> some View {
    content
    Text(course)
  }
}

struct CourseButtonStyle: ButtonStyle {
  @Environment(\.course) private var course
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    Text(course)
  }
}

struct Framed<Content: View>: View {
  @ViewBuilder let content: () -> Content
  @Environment(\.course) private var course
  var body: some View {
    content()
    Text(course)
  }
}

/// A22: a nested type that reads, and a type used through an alias.
enum Deck {
  struct Upper: View {
    typealias Env<Value> = Environment<Value>
    @Env(\.speed) private var speed
    var body: some View { Text("\(speed)") }
  }
}

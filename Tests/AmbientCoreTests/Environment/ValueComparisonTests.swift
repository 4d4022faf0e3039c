import Ambient
import AmbientTesting
import Observation
import Testing

/// Tests the comparison of a written value with the previous value.
///
/// If the values are equal, no reader runs.
@MainActor
struct `Equality of written values` {
  @Test func `If a custom == finds a written value equal to the old value, the old value stays`() {
    let (host, written) = mount(Loose(id: 1, note: "old"), at: \.loose) { $0.note }
    #expect(host.texts == ["old"])
    written.value = Loose(id: 1, note: "new")
    host.settle()
    #expect(host.texts == ["old"])
    #expect(host.takeBodies() == ["Source<Loose>"])
    written.value = Loose(id: 2, note: "new")
    host.settle()
    #expect(host.texts == ["new"])
    #expect(host.takeBodies() == ["Source<Loose>", "Sink<Loose>"])
  }

  @Test func `If a custom == finds a written value equal to the old value, no reader runs`() {
    let (host, written) = mount(Rounded(1.1), at: \.rounded) { "\($0.number)" }
    let before = host.counters
    written.value = Rounded(1.4)
    host.settle()
    // The two nodes are the `Source` and the environment modifier in its body.
    #expect(host.counters.nodesRun - before.nodesRun == 2)
    #expect(host.texts == ["1.1"])
    #expect(host.takeBodies() == ["Source<Rounded>"])
    written.value = Rounded(2.2)
    host.settle()
    #expect(host.texts == ["2.2"])
    #expect(host.takeBodies() == ["Source<Rounded>", "Sink<Rounded>"])
  }

  @Test func `Objects of a class without == are equal if they are identical`() {
    let object = Plain(1)
    let (host, written) = mount(object, at: \.plain) { "\($0.number)" }
    object.number = 2
    written.touch += 1
    host.settle()
    #expect(host.texts == ["1"])
    #expect(host.takeBodies() == ["Source<Plain>"])
    written.value = Plain(3)
    host.settle()
    #expect(host.texts == ["3"])
    #expect(host.takeBodies() == ["Source<Plain>", "Sink<Plain>"])
  }

  @Test func `Objects of a class with == are compared with that operator`() {
    let first = Named("a")
    let (host, written) = mount(first, at: \.named) { "\($0 === first)" }
    written.value = Named("a")
    host.settle()
    #expect(host.texts == ["true"])
    #expect(host.takeBodies() == ["Source<Named>"])
    written.value = Named("b")
    host.settle()
    #expect(host.texts == ["false"])
    #expect(host.takeBodies() == ["Source<Named>", "Sink<Named>"])
  }

  @Test func `Existential values are equal if their types and contents are equal`() {
    let (host, written) = mount(Circle(radius: 1) as any Shape, at: \.shape) { $0.text }
    written.value = Circle(radius: 1)
    host.settle()
    #expect(host.takeBodies() == ["Source<Shape>"])
    written.value = Square(radius: 1)
    host.settle()
    #expect(host.texts == ["square 1"])
    #expect(host.takeBodies() == ["Source<Shape>", "Sink<Shape>"])
    written.value = Square(radius: 2)
    host.settle()
    #expect(host.texts == ["square 2"])
    #expect(host.takeBodies() == ["Source<Shape>", "Sink<Shape>"])
  }

  @Test func `Arrays of elements without == are equal only if they share their storage`() {
    let pairs = [Pair(1, 2)]
    let (host, written) = mount(pairs, at: \.pairs) { "\($0.count)" }
    written.touch += 1
    host.settle()
    #expect(host.takeBodies() == ["Source<Array<Pair>>"])
    written.value = [Pair(1, 2)]
    host.settle()
    #expect(host.takeBodies() == ["Source<Array<Pair>>", "Sink<Array<Pair>>"])
  }

  @Test func `A written struct without == is compared with the old struct field by field`() {
    let (host, written) = mount(Pair(1, 2), at: \.pair) { "\($0.first)" }
    written.value = Pair(1, 2)
    host.settle()
    #expect(host.takeBodies() == ["Source<Pair>"])
    written.value = Pair(1, 3)
    host.settle()
    #expect(host.takeBodies() == ["Source<Pair>", "Sink<Pair>"])
  }

  @Test func `A struct without == that stores a closure counts as changed at every write`() {
    let (host, written) = mount(Action { "x" }, at: \.action) { $0.make() }
    written.touch += 1
    host.settle()
    #expect(host.takeBodies() == ["Source<Action>", "Sink<Action>"])
  }

  @Test func `Values of an Equatable type that stores a closure are compared with ==`() {
    let (host, written) = mount(Identified(id: 1) { "x" }, at: \.identified) { $0.make() }
    written.value = Identified(id: 1) { "y" }
    host.settle()
    #expect(host.texts == ["x"])
    #expect(host.takeBodies() == ["Source<Identified>"])
    written.value = Identified(id: 2) { "z" }
    host.settle()
    #expect(host.texts == ["z"])
    #expect(host.takeBodies() == ["Source<Identified>", "Sink<Identified>"])
  }

  @Test func `A key can define the equality of its values`() {
    let (host, written) = mount(1.0, at: \.coarse) { "\($0)" }
    written.value = 1.2
    host.settle()
    #expect(host.takeBodies() == ["Source<Double>"])
    written.value = 1.9
    host.settle()
    #expect(host.texts == ["1.9"])
    #expect(host.takeBodies() == ["Source<Double>", "Sink<Double>"])
  }

  @Test func `A binding is equal to another binding to the same state`() {
    struct Root: View {
      @State private var number = 1
      @State private var name = "a"
      var body: some View {
        Sink(read: Environment(\.number)) { _ in "holds" }.environment(\.number, $number)
        Text(name)
        Button("Name") { name += "a" }
        Button("Number") { number += 1 }
      }
    }
    let host = TestHost { Root() }
    host.takeBodies()
    host.tap("Name")
    #expect(!host.takeBodies().contains("Sink<Binding<Int>>"))
    host.tap("Number")
    #expect(!host.takeBodies().contains("Sink<Binding<Int>>"))
  }

  // MARK: Fixtures

  /// Mounts a source that sets an environment value, and a sink that shows the value.
  ///
  /// - Returns: The host, and the object from which the source gets the value.
  private func mount<Value>(
    _ value: Value,
    at keyPath: WritableKeyPath<EnvironmentValues, Value>,
    show: @escaping (Value) -> String
  ) -> (TestHost, Written<Value>) {
    let written = Written(value)
    let sink = Sink(read: Environment(keyPath), show: show)
    let host = TestHost { Source(written: written, keyPath: keyPath, sink: sink) }
    host.takeBodies()
    return (host, written)
  }
}

@Observable private final class Written<Value> {
  var value: Value

  /// A change of this number runs the source, which sets the same value again.
  var touch = 0
  init(_ value: Value) { self.value = value }
}

/// A view that sets the environment value that its ``Sink`` reads.
///
/// Two sinks always compare equal. A sink therefore runs only when the value changes.
private struct Source<Value>: View {
  let written: Written<Value>
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let sink: Sink<Value>
  var body: some View {
    let _ = written.touch
    EquatableView(content: sink).environment(keyPath, written.value)
  }
}

private struct Sink<Value>: View, Equatable {
  let read: Environment<Value>
  let show: (Value) -> String
  var body: some View { Text(show(read.wrappedValue)) }
  nonisolated static func == (lhs: Sink, rhs: Sink) -> Bool { true }
}

private struct Loose: Equatable {
  var id: Int
  var note: String
  static func == (lhs: Loose, rhs: Loose) -> Bool { lhs.id == rhs.id }
}

private struct Rounded: Equatable {
  var number: Double
  init(_ number: Double) { self.number = number }
  static func == (lhs: Rounded, rhs: Rounded) -> Bool {
    lhs.number.rounded() == rhs.number.rounded()
  }
}

private final class Plain {
  var number: Int
  init(_ number: Int) { self.number = number }
}

private final class Named: Equatable {
  let name: String
  init(_ name: String) { self.name = name }
  static func == (lhs: Named, rhs: Named) -> Bool { lhs.name == rhs.name }
}

private protocol Shape { var text: String { get } }
private struct Circle: Shape {
  var radius: Int
  var text: String { "circle \(radius)" }
}
private struct Square: Shape {
  var radius: Int
  var text: String { "square \(radius)" }
}

private struct Pair {
  var first: Int
  var second: Int
  init(_ first: Int, _ second: Int) { (self.first, self.second) = (first, second) }
}

private struct Action {
  let make: () -> String
}

private struct Identified: Equatable {
  let id: Int
  let make: () -> String
  static func == (lhs: Identified, rhs: Identified) -> Bool { lhs.id == rhs.id }
}

private struct LooseKey: EnvironmentKey { static let defaultValue = Loose(id: 0, note: "") }
private struct RoundedKey: EnvironmentKey { static let defaultValue = Rounded(0) }
private struct PlainKey: EnvironmentKey { static var defaultValue: Plain { Plain(0) } }
private struct NamedKey: EnvironmentKey { static var defaultValue: Named { Named("") } }
private struct ShapeKey: EnvironmentKey {
  static var defaultValue: any Shape { Circle(radius: 0) }
}
private struct PairsKey: EnvironmentKey { static let defaultValue: [Pair] = [] }
private struct PairKey: EnvironmentKey { static let defaultValue = Pair(0, 0) }
private struct ActionKey: EnvironmentKey { static var defaultValue: Action { Action { "" } } }
private struct IdentifiedKey: EnvironmentKey {
  static var defaultValue: Identified { Identified(id: 0) { "" } }
}
private struct NumberKey: EnvironmentKey { static let defaultValue = Binding.constant(0) }
private struct CoarseKey: EnvironmentKey {
  static let defaultValue = 0.0
  static func _valuesEqual(_ lhs: Double, _ rhs: Double) -> Bool { abs(lhs - rhs) < 0.5 }
}

extension EnvironmentValues {
  fileprivate var loose: Loose {
    get { self[LooseKey.self] }
    set { self[LooseKey.self] = newValue }
  }
  fileprivate var rounded: Rounded {
    get { self[RoundedKey.self] }
    set { self[RoundedKey.self] = newValue }
  }
  fileprivate var plain: Plain {
    get { self[PlainKey.self] }
    set { self[PlainKey.self] = newValue }
  }
  fileprivate var named: Named {
    get { self[NamedKey.self] }
    set { self[NamedKey.self] = newValue }
  }
  fileprivate var shape: any Shape {
    get { self[ShapeKey.self] }
    set { self[ShapeKey.self] = newValue }
  }
  fileprivate var pairs: [Pair] {
    get { self[PairsKey.self] }
    set { self[PairsKey.self] = newValue }
  }
  fileprivate var pair: Pair {
    get { self[PairKey.self] }
    set { self[PairKey.self] = newValue }
  }
  fileprivate var action: Action {
    get { self[ActionKey.self] }
    set { self[ActionKey.self] = newValue }
  }
  fileprivate var identified: Identified {
    get { self[IdentifiedKey.self] }
    set { self[IdentifiedKey.self] = newValue }
  }
  fileprivate var number: Binding<Int> {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
  fileprivate var coarse: Double {
    get { self[CoarseKey.self] }
    set { self[CoarseKey.self] = newValue }
  }
}

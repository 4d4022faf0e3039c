import Ambient
import AmbientTesting
import Observation
import Testing

@MainActor
struct `Values of the environment` {
  @Test func `An environment value that is not set is the default`() {
    #expect(EnvironmentValues().gutter == 2)
  }

  @Test func `A written environment value can be read back`() {
    var values = EnvironmentValues()
    values.gutter = 7
    #expect(values.gutter == 7)
    values[GutterKey.self] += 1
    #expect(values[GutterKey.self] == 8)
    #expect(values[keyPath: \.gutter] == 8)
  }

  @Test func `Copies of environment values are independent`() {
    var first = EnvironmentValues()
    first.gutter = 3
    var second = first
    second.gutter = 4
    #expect(first.gutter == 3)
    #expect(second.gutter == 4)
  }

  @Test func `Two properties with one key share one value`() {
    var values = EnvironmentValues()
    values.margin = 9
    #expect(values.gutter == 9)
  }

  @Test func `The setter of an environment value can limit the value`() {
    var values = EnvironmentValues()
    values.clampedGutter = -4
    #expect(values.gutter == 0)
  }

  @Test func `The setter of an environment value can ignore some values`() {
    var values = EnvironmentValues()
    values.gutter = 5
    values.positiveGutter = -4
    #expect(values.gutter == 5)
    values.positiveGutter = 6
    #expect(values.gutter == 6)
  }

  @Test func `The setter of an environment value can write several keys`() {
    var values = EnvironmentValues()
    values.spacing = (1, 8)
    #expect(values.gutter == 1)
    #expect(values.leading == 8)
    #expect(values.spacing == (1, 8))
  }

  @Test func `An environment value without a setter has a read-only key path`() {
    let total: PartialKeyPath<EnvironmentValues> = \EnvironmentValues.totalSpacing
    let gutter: PartialKeyPath<EnvironmentValues> = \EnvironmentValues.gutter
    #expect(!(total is WritableKeyPath<EnvironmentValues, Int>))
    #expect(gutter is WritableKeyPath<EnvironmentValues, Int>)
    #expect(EnvironmentValues().totalSpacing == 2)
  }

  @Test func `A computed environment value needs no key`() {
    #expect(EnvironmentValues().answer == 42)
  }

  @Test func `A read adds nothing to the description of environment values`() {
    let values = EnvironmentValues()
    _ = values.gutter
    #expect(values.description == "[]")
    #expect("\(values)" == "[]")
  }

  @Test func `The description of environment values lists all writes, the newest first`() {
    var values = EnvironmentValues()
    values.gutter = 3
    values.leading = 4
    values.gutter = 5
    #expect(
      values.description == """
        [EnvironmentPropertyKey<GutterKey> = 5, EnvironmentPropertyKey<LeadingKey> = 4, \
        EnvironmentPropertyKey<GutterKey> = 3]
        """
    )
  }

  @Test @MainActor func `The description of a view's environment lists no defaults`() {
    struct Reader: View {
      @Environment(\.gutter) private var gutter
      var body: some View { Text("\(gutter)") }
    }
    struct Printer: View {
      let print: (String) -> Void
      @Environment(\.self) private var environment
      var body: some View { Button("Print") { print(environment.description) } }
    }
    var printed = ""
    let host = TestHost {
      Reader()
      Printer { printed = $0 }.environment(\.leading, 4)
    }
    host.tap("Print")
    #expect(printed.contains("EnvironmentPropertyKey<LeadingKey> = 4"))
    #expect(!printed.contains("GutterKey"))
  }

  @Test func `A write of the default is stored, but a second equal write adds nothing`() {
    var values = EnvironmentValues()
    values.gutter = 2
    #expect(values.description == "[EnvironmentPropertyKey<GutterKey> = 2]")
    values.gutter = 2
    #expect(values.description == "[EnvironmentPropertyKey<GutterKey> = 2]")
  }

  @Test func `Environment values store objects by their type`() {
    var values = EnvironmentValues()
    #expect(values[Animal.self] == nil)
    let cat = Animal()
    values[Animal.self] = cat
    #expect(values[Animal.self] === cat)
    values[Animal.self] = nil
    #expect(values[Animal.self] == nil)
  }

  @Test func `An object is stored under its static type`() {
    var values = EnvironmentValues()
    let dog = Dog()
    values[Animal.self] = dog
    #expect(values[Animal.self] === dog)
    #expect(values[Dog.self] == nil)
  }

  @Test func `Each of a hundred written environment values can be read back`() {
    var values = EnvironmentValues()
    for index in 0..<100 { values[numbered: index] = index }
    values.gutter = 11
    #expect((0..<100).allSatisfy { values[numbered: $0] == $0 })
    #expect(values.gutter == 11)
  }

  @Test func `A long list of writes is released without recursion`() {
    var values = EnvironmentValues()
    for index in 0..<200_000 { values.gutter = index }
    #expect(values.gutter == 199_999)
  }
}

private struct GutterKey: EnvironmentKey { static let defaultValue = 2 }
private struct LeadingKey: EnvironmentKey { static let defaultValue = 0 }
private struct NumberedKey: EnvironmentKey { static let defaultValue: [Int: Int] = [:] }

@Observable private class Animal {}
@Observable private final class Dog: Animal {}

extension EnvironmentValues {
  fileprivate var gutter: Int {
    get { self[GutterKey.self] }
    set { self[GutterKey.self] = newValue }
  }
  fileprivate var leading: Int {
    get { self[LeadingKey.self] }
    set { self[LeadingKey.self] = newValue }
  }
  fileprivate var margin: Int {
    get { self[GutterKey.self] }
    set { self[GutterKey.self] = newValue }
  }
  fileprivate var clampedGutter: Int {
    get { self[GutterKey.self] }
    set { self[GutterKey.self] = max(0, newValue) }
  }
  fileprivate var positiveGutter: Int {
    get { self[GutterKey.self] }
    set { if newValue > 0 { self[GutterKey.self] = newValue } }
  }
  fileprivate var spacing: (Int, Int) {
    get { (gutter, leading) }
    set { (gutter, leading) = newValue }
  }
  fileprivate var totalSpacing: Int { gutter + leading }
  fileprivate var answer: Int { 42 }
  fileprivate subscript(numbered index: Int) -> Int {
    get { self[NumberedKey.self][index] ?? -1 }
    set { self[NumberedKey.self][index] = newValue }
  }
}

import AmbientReflection
import Synchronization
import Testing

@Suite struct `The layout of fields` {
  @Test func `Each field of a struct has a name, a type, and an offset`() {
    let fields = FieldLayout.fields(of: Sample<String>.self)
    #expect(fields.map(\.name) == ["flag", "value", "_wrapped"])
    #expect(fields.map(\.offset) == [0, 8, 24])
    #expect(fields[1].type as Any.Type == String.self)
    #expect(fields[2].type as Any.Type == Wrapper<Int>.self)
  }

  @Test func `The names of a tuple's fields are the labels of the tuple`() {
    let fields = FieldLayout.fields(of: (a: Int8, b: Int64).self)
    #expect(fields.map(\.name) == ["a", "b"])
    #expect(fields.map(\.offset) == [0, 8])
  }

  @Test func `A class lists the fields of its superclass first`() {
    let fields = FieldLayout.fields(of: Derived.self)
    #expect(fields.map(\.name) == ["base", "parent", "own", "owner"])
    #expect(fields.map(\.ownership) == [.strong, .reference, .strong, .reference])
  }

  @Test func `Weak and unowned fields are distinguished from strong fields`() {
    let fields = FieldLayout.fields(of: References.self)
    #expect(fields.map(\.ownership) == [.reference, .strong, .reference, .reference, .strong])
  }

  @Test func `Constants are distinguished from variables`() {
    #expect(FieldLayout.fields(of: Constants.self).map(\.isConstant) == [true, false, true])
    #expect(FieldLayout.fields(of: (Int, Int).self).map(\.isConstant) == [false, false])
  }

  @Test func `The values of an object's fields are read, except those that cannot be copied`() {
    let object = Constants()
    let values = withExtendedLifetime(object) {
      let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
      return FieldLayout.fields(of: Constants.self).map { $0.value(in: address) }
    }
    #expect(values[0] as? String == "a")
    #expect(values[1] as? [Int] == [1, 2])
    #expect(values[2] is Void)
  }

  @Test func `A protocol type has no fields`() {
    #expect(FieldLayout.fields(of: (any CustomStringConvertible).self).isEmpty)
    #expect(FieldLayout.fields(of: (any Collection<Int>).self).isEmpty)
  }

  @Test func `The layout of a type is available without a value of the type`() {
    #expect(TypeLayout(of: Int.self).kind == .structure)
    #expect(TypeLayout(of: Int?.self).kind == .enumeration)
    #expect(TypeLayout(of: Derived.self).kind == .classReference)
    #expect(TypeLayout(of: (Int, Int).self).kind == .tuple)
    #expect(TypeLayout(of: (() -> Void).self).kind == .function)
    #expect(TypeLayout(of: (any Sendable).self).kind == .existential)
    #expect(TypeLayout(of: (any Collection<Int>).self).kind == .existential)
    #expect(TypeLayout(of: AnyObject.self).kind == .existential)
    #expect(TypeLayout(of: Int.Type.self).kind == .metatype)
    #expect(TypeLayout(of: (any Hashable.Type).self).kind == .metatype)
    #expect(TypeLayout(of: Int.self).isTrivial)
    #expect(!TypeLayout(of: String.self).isTrivial)
    #expect(TypeLayout(of: (Int64, Int8).self).size == 9)
    #expect(TypeLayout(of: (Int64, Int8).self).stride == 16)
  }
}

@propertyWrapper private struct Wrapper<Value> {
  var wrappedValue: Value
}

private struct Sample<Value> {
  var flag: Int8
  var value: Value
  @Wrapper var wrapped = 1
}

private final class Constants {
  let name = "a"
  var numbers = [1, 2]
  let mutex = Mutex(0)
}

private class Base {
  var base = 1
  weak var parent: Base?
}

private final class Derived: Base {
  var own = "a"
  unowned var owner: Base
  init(owner: Base) { self.owner = owner }
}

private struct References {
  weak var weakly: Base?
  var plain: Base?
  unowned var unowned: Base
  unowned(unsafe) var unsafely: Base
  var last: Int
}

import AmbientReflection
import Testing

@Suite struct `The comparison of existentials` {
  @Test(arguments: modes)
  func `Existentials are compared by their dynamic types and their values`(
    mode: ValueComparator.Mode
  ) {
    #expect(areSame(1 as Any, 1, mode: mode))
    #expect(!areSame(1 as Any, 2, mode: mode))
    #expect(!areSame(1 as Any, 1 as UInt, mode: mode))
    #expect(areSame("a" as any Sendable, "a", mode: mode))
    #expect(!areSame("a" as any Hashable, 1, mode: mode))
  }

  @Test(arguments: modes)
  func `The value of an existential is compared even if it does not fit into the inline buffer`(
    mode: ValueComparator.Mode
  ) {
    let large = Large(a: "a", b: "b", c: Box())
    #expect(areSame(large as any Shape, large, mode: mode))
    #expect(!areSame(large as any Shape, Large(a: "a", b: "c", c: large.c), mode: mode))
    #expect(!areSame(large as any Shape, Large(a: "a", b: "b", c: Box()), mode: mode))
  }

  @Test(arguments: modes)
  func `Objects in existentials are compared by identity unless their class has an ==`(
    mode: ValueComparator.Mode
  ) {
    let box = Box()
    #expect(areSame(box as any Shape, box, mode: mode))
    #expect(!areSame(box as any Shape, Box(), mode: mode))
    #expect(areSame(box as AnyObject, box, mode: mode))
    #expect(!areSame(box as AnyObject, Box(), mode: mode))
    #expect(areSame(box as any Boxlike, box, mode: mode))
    #expect(!areSame(box as any Boxlike, Box(), mode: mode))
    #expect(areSame(EqualBox(1) as any Boxlike, EqualBox(1), mode: mode))
    #expect(!areSame(EqualBox(1) as any Boxlike, EqualBox(2), mode: mode))
  }

  @Test(arguments: modes)
  func `Constrained existentials are compared by types and values`(mode: ValueComparator.Mode) {
    #expect(areSame([1, 2] as any Collection<Int>, [1, 2], mode: mode))
    #expect(!areSame([1, 2] as any Collection<Int>, [1, 3], mode: mode))
    #expect(!areSame([1, 2] as any Collection<Int>, [1, 2] as ContiguousArray, mode: mode))
    let holder = Holder()
    #expect(areSame(holder as any Holding<Int>, holder, mode: mode))
    #expect(!areSame(holder as any Holding<Int>, Holder(), mode: mode))
  }

  @Test(arguments: modes)
  func `Errors are compared by their dynamic types and their values`(mode: ValueComparator.Mode) {
    #expect(areSame(Failure.number(1) as any Error, Failure.number(1), mode: mode))
    #expect(!areSame(Failure.number(1) as any Error, Failure.number(2), mode: mode))
    #expect(!areSame(Failure.number(1) as any Error, CancellationError(), mode: mode))
    #expect(areSame(Failure.number(1) as any Error & Shape, Failure.number(1), mode: mode))
    #expect(!areSame(Failure.number(1) as any Error & Shape, Failure.number(2), mode: mode))
  }

  @Test(arguments: modes)
  func `Existentials in optionals and in tuples are compared`(mode: ValueComparator.Mode) {
    #expect(areSame(1 as Any?, 1, mode: mode))
    #expect(!areSame(1 as Any?, nil, mode: mode))
    #expect(areSame(nil as Any?, nil, mode: mode))
    #expect(areSame((1 as Any, "a"), (1 as Any, "a"), mode: mode))
    #expect(!areSame((1 as Any, "a"), ("1" as Any, "a"), mode: mode))
    #expect(!areSame({} as Any, {} as Any, mode: mode))
    #expect(areSame(nil as (any Boxlike)?, nil, mode: mode))
  }

  @Test func `The comparison mode also applies to the values in existentials`() {
    #expect(areSame(0.0 as Any, -0.0))
    #expect(!areSame(0.0 as Any, -0.0, mode: .equatableUnlessTrivial))
  }

  @Test func `A comparison does not retain the compared values`() {
    weak var observed: Box?
    do {
      let box = Box()
      observed = box
      _ = areSame(box as any Shape, box)
      _ = areSame(Large(a: "", b: "", c: box) as any Shape, Large(a: "", b: "", c: box))
    }
    #expect(observed == nil)
  }

  @Test func `Values that are nested too deeply count as changed`() {
    #expect(areSame(nested(levels: 150), nested(levels: 150)))
    #expect(!areSame(nested(levels: 150), nested(levels: 151)))
    #expect(!areSame(nested(levels: 300), nested(levels: 300)))
  }

  private func nested(levels: Int) -> any Shape {
    (0..<levels).reduce(EqualBox(0)) { inner, _ in Wrapped(inner: inner) }
  }
}

private protocol Shape {}
private protocol Boxlike: AnyObject {}
private protocol Holding<Value>: AnyObject {
  associatedtype Value
}

private struct Large: Shape {
  let a: String
  let b: String
  let c: Box
}

private struct Wrapped: Shape {
  let inner: any Shape
}

private final class Box: Shape, Boxlike {}

private final class EqualBox: Shape, Boxlike, Equatable {
  let number: Int
  init(_ number: Int) { self.number = number }
  static func == (a: EqualBox, b: EqualBox) -> Bool { a.number == b.number }
}

private final class Holder: Holding {
  typealias Value = Int
}

private enum Failure: Error, Shape {
  case number(Int)
}

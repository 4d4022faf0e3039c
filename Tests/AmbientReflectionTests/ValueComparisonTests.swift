import AmbientReflection
import Testing

/// Tests each row of the table in the documentation of `ValueComparator`.
@Suite struct `The comparison of values` {
  @Test(arguments: modes)
  func `A custom comparison of a type has priority over every other rule`(
    mode: ValueComparator.Mode
  ) {
    #expect(areSame(ByTitle(title: 1, note: 1), ByTitle(title: 1, note: 2), mode: mode))
    #expect(!areSame(ByTitle(title: 1, note: 1), ByTitle(title: 2, note: 1), mode: mode))
    #expect(areSame((ByTitle(title: 1, note: 1), 0), (ByTitle(title: 1, note: 2), 0), mode: mode))
  }

  @Test(arguments: modes)
  func `A type with references is compared with its own ==`(mode: ValueComparator.Mode) {
    #expect(areSame("a" + String(repeating: "b", count: 30), "a" + longTail, mode: mode))
    #expect(!areSame("a" + longTail, "b" + longTail, mode: mode))
    #expect(areSame(Caseless(text: "AB"), Caseless(text: "ab"), mode: mode))
    #expect(!areSame(Caseless(text: "AB"), Caseless(text: "abc"), mode: mode))
    #expect(areSame([1, 2], Array(1...2), mode: mode))
    #expect(areSame([1: "a"], [1: "a"], mode: mode))
  }

  @Test func `A trivial type is compared with == or by its bytes, depending on the mode`() {
    #expect(areSame(Parity(number: 2), Parity(number: 4)))
    #expect(!areSame(Parity(number: 2), Parity(number: 4), mode: .equatableUnlessTrivial))
    #expect(areSame(Parity(number: 2), Parity(number: 2), mode: .equatableUnlessTrivial))
    #expect(!areSame(Double.nan, .nan))
    #expect(areSame(Double.nan, .nan, mode: .equatableUnlessTrivial))
    #expect(areSame(0.0, -0.0))
    #expect(!areSame(0.0, -0.0, mode: .equatableUnlessTrivial))
    #expect(!areSame(nil as Int?, 1, mode: .equatableUnlessTrivial))
  }

  @Test(arguments: modes)
  func `Trivial types without == are compared by bytes`(mode: ValueComparator.Mode) {
    #expect(areSame(Point(x: 1, y: 2), Point(x: 1, y: 2), mode: mode))
    #expect(!areSame(Point(x: 1, y: 2), Point(x: 1, y: 3), mode: mode))
    #expect(areSame(Point(x: .nan, y: 0), Point(x: .nan, y: 0), mode: mode))
    let bytes = (UInt8(1), UInt8(2), UInt8(3))
    #expect(areSame(bytes, (1, 2, 3), mode: mode))
    #expect(!areSame(bytes, (1, 2, 4), mode: mode))
  }

  @Test(arguments: modes)
  func `The padding between fields is not compared`(mode: ValueComparator.Mode) {
    withDirtyMemory(of: Padded.self) { a, b in
      (a.pointee.small, a.pointee.large) = (1, 2)
      (b.pointee.small, b.pointee.large) = (1, 2)
      #expect(ValueComparator.of(Padded.self, mode).areSame(a, b))
      b.pointee.large = 3
      #expect(!ValueComparator.of(Padded.self, mode).areSame(a, b))
      (b.pointee.small, b.pointee.large) = (0, 2)
      #expect(!ValueComparator.of(Padded.self, mode).areSame(a, b))
    }
  }

  @Test(arguments: modes)
  func `Zero and negative zero differ in structs with and without padding`(
    mode: ValueComparator.Mode
  ) {
    #expect(!areSame(Tight(value: 0), Tight(value: -0.0), mode: mode))
    #expect(!areSame(Loose(tag: 0, value: 0), Loose(tag: 0, value: -0.0), mode: mode))
  }

  @Test(arguments: modes)
  func `The unused lane of a vector is not compared`(mode: ValueComparator.Mode) {
    withDirtyMemory(of: SIMD3<Float>.self) { a, b in
      for lane in 0..<3 {
        a.pointee[lane] = Float(lane)
        b.pointee[lane] = Float(lane)
      }
      #expect(ValueComparator.of(SIMD3<Float>.self, mode).areSame(a, b))
      b.pointee[1] = 9
      #expect(!ValueComparator.of(SIMD3<Float>.self, mode).areSame(a, b))
    }
  }

  @Test(arguments: modes)
  func `Objects are compared by identity unless their class has an ==`(mode: ValueComparator.Mode) {
    let object = Plain()
    #expect(areSame(object, object, mode: mode))
    #expect(!areSame(object, Plain(), mode: mode))
    #expect(areSame(Numbered(1), Numbered(1), mode: mode))
    #expect(!areSame(Numbered(1), Numbered(2), mode: mode))
    #expect(areSame(\Point.x, \Point.x, mode: mode))
    #expect(!areSame(\Point.x, \Point.y, mode: mode))
    #expect(areSame(\[Int].[1], \[Int].[1], mode: mode))
  }

  @Test(arguments: modes)
  func `Structs and tuples are compared field by field`(mode: ValueComparator.Mode) {
    let object = Plain()
    let a = Mixed(object: object, text: Caseless(text: "A"), inner: (1, "x"))
    #expect(
      areSame(a, Mixed(object: object, text: Caseless(text: "a"), inner: (1, "x")), mode: mode)
    )
    #expect(!areSame(a, Mixed(object: Plain(), text: a.text, inner: a.inner), mode: mode))
    #expect(!areSame(a, Mixed(object: object, text: a.text, inner: (1, "y")), mode: mode))
    #expect(areSame(Pair(1, object), Pair(1, object), mode: mode))
    #expect(!areSame(Pair(1, object), Pair(1, Plain()), mode: mode))
  }

  @Test(arguments: modes)
  func `Collections of types without == are compared by their storage`(mode: ValueComparator.Mode) {
    let object = Plain()
    let array = [object]
    let copy = array
    #expect(areSame(array, copy, mode: mode))
    #expect(!areSame(array, [object], mode: mode))
    #expect(areSame([Plain](), [], mode: mode))
    let dictionary = [1: object]
    #expect(areSame(dictionary, Dictionary(dictionary: dictionary), mode: mode))
    #expect(!areSame(dictionary, [1: object], mode: mode))
  }

  @Test(arguments: modes)
  func `Inline arrays are compared element by element`(mode: ValueComparator.Mode) {
    let object = Plain()
    #expect(areSame([object, object] as InlineArray<2, Plain>, [object, object], mode: mode))
    #expect(!areSame([object, object] as InlineArray<2, Plain>, [object, Plain()], mode: mode))
    #expect(areSame([1, 2] as InlineArray<2, Int>, [1, 2], mode: mode))
    #expect(!areSame([1, 2] as InlineArray<2, Int>, [1, 3], mode: mode))
  }

  @Test(arguments: modes)
  func `Metatypes are the same if their types are the same`(mode: ValueComparator.Mode) {
    #expect(areSame(Int.self as Any.Type, Int.self, mode: mode))
    #expect(!areSame(Int.self as Any.Type, UInt.self, mode: mode))
    #expect(areSame((Int.self as any Hashable.Type, "a"), (Int.self, "a"), mode: mode))
    #expect(!areSame((Int.self as any Hashable.Type, "a"), (UInt.self, "a"), mode: mode))
    #expect(areSame(Int.self, Int.self, mode: mode))
  }

  @Test(arguments: modes)
  func `A closure is not even the same as itself, but nil is the same as nil`(
    mode: ValueComparator.Mode
  ) {
    let closure = {}
    #expect(!areSame(closure, closure, mode: mode))
    #expect(!areSame(Action(name: "a", run: closure), Action(name: "a", run: closure), mode: mode))
    #expect(!areSame(closure as (() -> Void)?, closure, mode: mode))
    #expect(areSame(nil as (() -> Void)?, nil, mode: mode))
  }

  @Test(arguments: modes)
  func `Weak and unowned fields are compared by the identity of their objects`(
    mode: ValueComparator.Mode
  ) {
    let object = Plain()
    let other = Plain()
    #expect(areSame(Loosely(object), Loosely(object), mode: mode))
    #expect(!areSame(Loosely(object), Loosely(other), mode: mode))
    var empty = Loosely(object)
    empty.weakly = nil
    #expect(!areSame(Loosely(object), empty, mode: mode))
    #expect(areSame(empty, empty, mode: mode))
    // The comparison does not call the == of the class. The == needs strong references, but a weak
    // field does not contain a strong reference.
    let (number, equal) = (Numbered(1), Numbered(1))
    #expect(areSame(Observer(of: number), Observer(of: number), mode: mode))
    #expect(!areSame(Observer(of: number), Observer(of: equal), mode: mode))
  }
}

extension Dictionary {
  fileprivate init(dictionary: Self) { self = dictionary }
}

private let longTail = String(repeating: "b", count: 30)

let modes: [ValueComparator.Mode] = [.equatableAlways, .equatableUnlessTrivial]

/// Calls `body` with memory for two values, filled with different byte patterns.
private func withDirtyMemory<T>(
  of type: T.Type,
  _ body: (UnsafeMutablePointer<T>, UnsafeMutablePointer<T>) -> Void
) {
  withUnsafeTemporaryAllocation(
    byteCount: 2 * MemoryLayout<T>.stride,
    alignment: MemoryLayout<T>.alignment
  ) { bytes in
    for index in bytes.indices { bytes[index] = index < MemoryLayout<T>.stride ? 0xAA : 0x55 }
    let values = bytes.bindMemory(to: T.self)
    guard let first = values.baseAddress else { return }
    body(first, first + 1)
  }
}

private struct ByTitle: SelfComparing, Equatable {
  let title: Int
  let note: Int
  func isSame(as other: Self) -> Bool { title == other.title }
}

private struct Caseless: Equatable {
  let text: String
  static func == (a: Self, b: Self) -> Bool { a.text.lowercased() == b.text.lowercased() }
}

private struct Parity: Equatable {
  let number: Int
  static func == (a: Self, b: Self) -> Bool { a.number % 2 == b.number % 2 }
}

private struct Point {
  var x: Double
  var y: Double
}

private struct Padded {
  var small: Int8
  var large: Int64
}

private struct Tight {
  let value: Double
}

private struct Loose {
  let tag: Int8
  let value: Double
}

private final class Plain {}

private class Numbered: Equatable {
  let number: Int
  init(_ number: Int) { self.number = number }
  static func == (a: Numbered, b: Numbered) -> Bool { a.number == b.number }
}

private struct Mixed {
  let object: Plain
  let text: Caseless
  let inner: (Int, String)
}

private struct Pair<A, B> {
  let a: A
  let b: B
  init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
}

private struct Action {
  let name: String
  let run: () -> Void
}

private struct Loosely {
  weak var weakly: Plain?
  unowned let unownedly: Plain
  unowned(unsafe) let unsafely: Plain
  init(_ object: Plain) { (weakly, unownedly, unsafely) = (object, object, object) }
}

private struct Observer {
  weak var number: Numbered?
  init(of number: Numbered) { self.number = number }
}

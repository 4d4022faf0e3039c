import AmbientReflection
import Testing

@Suite struct `The comparison of enums` {
  @Test(arguments: modes)
  func `Enum values are the same if their cases and payloads are the same`(
    mode: ValueComparator.Mode
  ) {
    let object = Object()
    #expect(areSame(Choice.object(object), .object(object), mode: mode))
    #expect(!areSame(Choice.object(object), .object(Object()), mode: mode))
    #expect(!areSame(Choice.object(object), .none, mode: mode))
    #expect(areSame(Choice.none, .none, mode: mode))
    #expect(!areSame(Choice.none, .other, mode: mode))
    #expect(areSame(Choice.pair(1, text: "a"), .pair(1, text: "a"), mode: mode))
    #expect(!areSame(Choice.pair(1, text: "a"), .pair(1, text: "b"), mode: mode))
    #expect(!areSame(Choice.closure {}, .closure {}, mode: mode))
  }

  @Test(arguments: modes)
  func `The unused bytes of trivial payloads are not compared`(mode: ValueComparator.Mode) {
    #expect(areSame(Number.small(1), .small(1), mode: mode))
    #expect(!areSame(Number.small(1), .small(2), mode: mode))
    #expect(!areSame(Number.small(1), .large(1), mode: mode))
    #expect(areSame(Number.large(.max), .large(.max), mode: mode))
    #expect(areSame(Number.nothing, .nothing, mode: mode))
    withUnsafeTemporaryAllocation(byteCount: 64, alignment: 16) { bytes in
      for index in bytes.indices { bytes[index] = index < 32 ? 0xAA : 0x55 }
      guard let start = bytes.baseAddress else { return }
      let a = start.bindMemory(to: Number.self, capacity: 1)
      let b = (start + 32).bindMemory(to: Number.self, capacity: 1)
      a.initialize(to: .small(7))
      b.initialize(to: .small(7))
      #expect(ValueComparator.of(Number.self, mode).areSame(a, b))
    }
  }

  @Test(arguments: modes)
  func `The payloads of a recursive enum are compared at each level`(
    mode: ValueComparator.Mode
  ) {
    #expect(areSame(Nest.value(1, .value([2], .end)), .value(1, .value([2], .end)), mode: mode))
    #expect(!areSame(Nest.value(1, .value([2], .end)), .value(1, .value([3], .end)), mode: mode))
    #expect(!areSame(Nest.value(1, .value([2], .end)), .value(1, .end), mode: mode))
  }

  @Test(arguments: modes)
  func `Enums without payloads are compared by their case`(mode: ValueComparator.Mode) {
    #expect(areSame(Direction.up, .up, mode: mode))
    #expect(!areSame(Direction.up, .down, mode: mode))
    #expect(areSame(Tagged(direction: .up), Tagged(direction: .up), mode: mode))
    #expect(!areSame(Tagged(direction: .up), Tagged(direction: .down), mode: mode))
  }

  @Test(arguments: modes)
  func `Nested optionals are compared at each level`(mode: ValueComparator.Mode) {
    let object = Object()
    #expect(areSame(object as Object??, object, mode: mode))
    #expect(!areSame(Object??.some(nil), .none, mode: mode))
    #expect(!areSame(object as Object??, Object(), mode: mode))
    #expect(areSame((1, 2) as (Int, Int)?, (1, 2), mode: mode))
    #expect(!areSame((1, 2) as (Int, Int)?, (1, 3), mode: mode))
    #expect(!areSame((1, 2) as (Int, Int)?, nil, mode: mode))
  }

  @Test(arguments: modes)
  func `Generic enums and enums in payloads are compared`(mode: ValueComparator.Mode) {
    #expect(areSame(Result<Int, Trouble>.success(1), .success(1), mode: mode))
    let object = Object()
    #expect(areSame(Result<Object, Trouble>.success(object), .success(object), mode: mode))
    #expect(!areSame(Result<Object, Trouble>.success(object), .success(Object()), mode: mode))
    #expect(areSame(Result<Choice, Trouble>.success(.other), .success(.other), mode: mode))
    #expect(!areSame(Result<Choice, Trouble>.success(.other), .success(.none), mode: mode))
    #expect(!areSame(Result<Choice, Trouble>.success(.other), .failure(Trouble()), mode: mode))
  }

  @Test(arguments: modes)
  func `Indirect payloads are compared by their values`(mode: ValueComparator.Mode) {
    let object = Object()
    #expect(areSame(tree(3, object), tree(3, object), mode: mode))
    #expect(!areSame(tree(3, object), tree(3, Object()), mode: mode))
    #expect(!areSame(tree(3, object), tree(4, object), mode: mode))
    #expect(areSame(GenericTree.node([.leaf(1)]), GenericTree.node([]), mode: mode) == false)
    #expect(areSame(GenericTree<Object>.node([]), .node([]), mode: mode))
  }

  @Test(arguments: modes)
  func `Values that are nested too deeply count as changed`(mode: ValueComparator.Mode) {
    let object = Object()
    #expect(areSame(tree(150, object), tree(150, object), mode: mode))
    #expect(!areSame(tree(300, object), tree(300, object), mode: mode))
  }

  @Test func `A comparison changes neither values nor reference counts`() {
    weak var observed: Object?
    do {
      let object = Object()
      observed = object
      let choice = Choice.object(object)
      for _ in 0..<10 { #expect(areSame(choice, .object(object))) }
      for _ in 0..<10 { #expect(areSame(tree(3, object), tree(3, object))) }
      guard case .object(let payload) = choice else {
        Issue.record("the case was lost")
        return
      }
      #expect(payload === object)
    }
    #expect(observed == nil)
  }

  private func tree(_ depth: Int, _ object: Object) -> Tree {
    (0..<depth).reduce(.leaf(object)) { tree, _ in .node(tree) }
  }
}

private final class Object {}

private struct Trouble: Error {}

private enum Choice {
  case none
  case object(Object)
  case pair(Int, text: String)
  case closure(() -> Void)
  case other
}

private enum Number {
  case nothing
  case small(Int8)
  case large(Int64)
}

private enum Direction {
  case up, down
}

private struct Tagged {
  let direction: Direction
  var unused: Void = ()
}

private indirect enum Tree {
  case leaf(Object)
  case node(Tree)
}

private indirect enum Nest<Value> {
  case end
  case value(Value, Nest<[Value]>)
}

private enum GenericTree<Value> {
  case leaf(Value)
  case node([GenericTree])
}

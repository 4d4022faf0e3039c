import BenchmarkHarness

/// The least cost of a collection of values by type.
///
/// A get is a dictionary lookup with a cast. A copy with a write is a new first node of a shared
/// list. A write in place is a store through a lookup.
nonisolated enum RawFloor {
  @MainActor static func get(_ keys: Int, _ repeats: Int) -> Timed {
    let values = dictionary(keys)
    return Timed(operations: repeats) { blackHole(sum(values, repeats)) }
  }

  @MainActor static func copyAndSet(_ keys: Int, _ repeats: Int) -> Timed {
    var list: Node?
    for number in 0..<keys { list = Node(number, list) }
    return Timed(operations: repeats) {
      for number in 0..<repeats { blackHole(Node(number, list)) }
    }
  }

  @MainActor static func set(_ keys: Int, _ repeats: Int) -> Timed {
    var values = dictionary(keys)
    return Timed(operations: repeats) { store(&values, repeats) }
  }

  @MainActor private static func dictionary(_ keys: Int) -> [ObjectIdentifier: Any] {
    var values: [ObjectIdentifier: Any] = [ObjectIdentifier(Node.self): 1]
    for number in 1..<max(2, keys) {
      values[ObjectIdentifier(NumberedKeys.path(number))] = number
    }
    return values
  }

  @inline(never) private static func sum(_ values: [ObjectIdentifier: Any], _ count: Int) -> Int {
    var sum = 0
    for _ in 0..<count { sum &+= values[ObjectIdentifier(Node.self)] as? Int ?? 0 }
    return sum
  }

  @inline(never) private static func store(_ values: inout [ObjectIdentifier: Any], _ count: Int) {
    for number in 0..<count { values[ObjectIdentifier(Node.self)] = number }
  }

  private final class Node {
    let value: Int
    let next: Node?

    init(_ value: Int, _ next: Node?) {
      self.value = value
      self.next = next
    }
  }
}

import BenchmarkHarness

/// The least cost of a collection of values by type.
///
/// To get a value, it looks the value up in a dictionary and casts it. To copy the collection and
/// set a value, it puts a new node before a shared list. To set a value in place, it stores the
/// value in the dictionary.
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

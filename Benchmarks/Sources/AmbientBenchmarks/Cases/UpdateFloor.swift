import BenchmarkHarness

/// The least that shows a value in some labels: set the value; for each reader call a closure, and
/// compare and store one string.
nonisolated final class UpdateFloor {
  @exclusivity(unchecked) private var value = 0
  @exclusivity(unchecked) private var readers: [(Int) -> Void] = []

  init(readers count: Int) {
    readers.reserveCapacity(count)
    for _ in 0..<count {
      let label = Label()
      readers.append { value in
        let text = Words.text(value)
        if text != label.text { label.text = text }
      }
    }
  }

  @inline(never) func set(_ newValue: Int) {
    guard newValue != value else { return }
    value = newValue
    for reader in readers { reader(newValue) }
  }

  /// A new value at each call, shown by a number of readers.
  @MainActor static func timed(readers count: Int, operations: Int = 1) -> Timed {
    let floor = UpdateFloor(readers: count)
    return Timed(operations: operations) { floor.set(floor.value &+ 1) }
  }
}

/// A text in memory.
nonisolated final class Label {
  @exclusivity(unchecked) var text = ""
}

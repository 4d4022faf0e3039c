import BenchmarkHarness

/// The least cost of showing a value in some labels.
///
/// It sets the value, calls a closure for each reader, and compares and stores one string.
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

  /// Returns work that shows a new value in each call, for a number of readers.
  @MainActor static func timed(readers count: Int, operations: Int = 1) -> Timed {
    let floor = UpdateFloor(readers: count)
    return Timed(operations: operations) { floor.set(floor.value &+ 1) }
  }
}

/// A label that holds a text in memory.
nonisolated final class Label {
  @exclusivity(unchecked) var text = ""
}

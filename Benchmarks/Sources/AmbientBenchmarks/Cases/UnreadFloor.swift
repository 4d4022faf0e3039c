import BenchmarkHarness

/// The least cost of a write that has no reader.
///
/// It sets the value, and runs a closure that compares and stores the value, as the body of the
/// value's owner does.
nonisolated final class UnreadFloor {
  @exclusivity(unchecked) private var value = 0
  @exclusivity(unchecked) private var entry = 0
  @exclusivity(unchecked) private var owner: ((UnreadFloor) -> Void)?
  @exclusivity(unchecked) private var readers: [(Int) -> Void] = []

  init() {
    owner = { floor in floor.write(floor.value) }
  }

  @inline(never) func set(_ newValue: Int) {
    guard newValue != value else { return }
    value = newValue
    owner?(self)
  }

  @inline(never) private func write(_ newEntry: Int) {
    guard newEntry != entry else { return }
    entry = newEntry
    for reader in readers { reader(newEntry) }
  }

  @MainActor static func timed() -> Timed {
    let floor = UnreadFloor()
    return Timed { floor.set(floor.value &+ 1) }
  }
}

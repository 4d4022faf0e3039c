import BenchmarkHarness

/// The least cost of many writes with one update.
///
/// It compares and stores each value, and then shows the last one.
nonisolated final class WritesFloor {
  @exclusivity(unchecked) private var value = 0
  @exclusivity(unchecked) private var isStale = false
  private let shown = UpdateFloor(readers: 1)

  @inline(never) func set(_ newValue: Int) {
    guard newValue != value else { return }
    value = newValue
    isStale = true
  }

  func update() {
    guard isStale else { return }
    isStale = false
    shown.set(value)
  }

  @MainActor static func timed(_ writes: Int) -> Timed {
    let floor = WritesFloor()
    return Timed {
      for _ in 0..<(writes + 1) { floor.set(floor.value &+ 1) }
      floor.update()
    }
  }
}

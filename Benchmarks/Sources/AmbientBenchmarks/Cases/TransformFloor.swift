import BenchmarkHarness

/// The least cost of a transform that changes nothing.
///
/// It sets the value that the transform's condition reads, recreates the closure, calls it, and
/// compares the result.
nonisolated final class TransformFloor {
  @exclusivity(unchecked) private var step = 0
  @exclusivity(unchecked) private var entry = 0
  @exclusivity(unchecked) private var transform: ((inout Int) -> Void)?
  @exclusivity(unchecked) private var readers: [(Int) -> Void] = []

  @inline(never) func set(_ newStep: Int) {
    guard newStep != step else { return }
    step = newStep
    transform = { if newStep < 0 { $0 = 5 } }
    apply()
  }

  @inline(never) private func apply() {
    var value = 0
    transform?(&value)
    guard value != entry else { return }
    entry = value
    for reader in readers { reader(value) }
  }

  @MainActor static func timed() -> Timed {
    let floor = TransformFloor()
    return Timed { floor.set(floor.step &+ 1) }
  }
}

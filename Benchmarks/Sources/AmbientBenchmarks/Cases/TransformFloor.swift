import BenchmarkHarness

/// The least that a transform costs which changes nothing: set what its condition reads, make the
/// closure anew, call it, compare what comes out.
nonisolated final class TransformFloor {
  private var step = 0
  private var entry = 0
  private var transform: ((inout Int) -> Void)?
  private var readers: [(Int) -> Void] = []

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
    var step = 0
    return Timed {
      step &+= 1
      floor.set(step)
    }
  }
}

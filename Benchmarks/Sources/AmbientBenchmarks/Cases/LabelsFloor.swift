import BenchmarkHarness

/// The least cost of creating and releasing N labels: one small object each, filled by a closure.
nonisolated final class LabelsFloor {
  @exclusivity(unchecked) private var labels: [Label] = []
  private let fill: (Label) -> Void = { $0.text = Words.text(3) }

  @inline(never) func make(_ count: Int) {
    labels.reserveCapacity(count)
    for _ in 0..<count {
      let label = Label()
      fill(label)
      labels.append(label)
    }
  }

  @inline(never) func release() { labels = [] }

  @MainActor static func making(_ count: Int) -> Timed {
    let floor = LabelsFloor()
    return Timed(
      operations: count,
      before: { floor.release() },
      call: { floor.make(count) }
    )
  }

  @MainActor static func releasing(_ count: Int) -> Timed {
    let floor = LabelsFloor()
    return Timed(
      operations: count,
      before: { floor.make(count) },
      call: { floor.release() }
    )
  }
}

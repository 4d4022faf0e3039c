import BenchmarkHarness

/// The least that shows the total of N numbers: set one of them, add up all, and compare and store one
/// string.
nonisolated final class TotalFloor {
  @exclusivity(unchecked) private var numbers: [Int]
  private let label = Label()

  init(_ count: Int) { numbers = Array(repeating: 1, count: count) }

  @inline(never) func set(_ number: Int) {
    guard number != numbers[0] else { return }
    numbers[0] = number
    let text = Words.text(numbers.reduce(0, &+))
    if text != label.text { label.text = text }
  }

  /// A new number at each call.
  @MainActor static func timed(_ count: Int) -> Timed {
    let floor = TotalFloor(count)
    return Timed { floor.set(floor.numbers[0] &+ 1) }
  }
}

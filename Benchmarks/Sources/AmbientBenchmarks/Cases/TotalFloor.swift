import BenchmarkHarness

/// The least cost of showing the total of N numbers.
///
/// It sets one of the numbers, adds up all numbers, and compares and stores one string.
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

  /// Returns work with a new number in each call.
  @MainActor static func timed(_ count: Int) -> Timed {
    let floor = TotalFloor(count)
    return Timed { floor.set(floor.numbers[0] &+ 1) }
  }
}

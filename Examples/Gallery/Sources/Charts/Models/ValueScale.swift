import Foundation

/// Round numbers from zero to a number above all values, and the place of a value among them.
struct ValueScale: Equatable {
  let step: Double
  let count: Int

  /// Chooses the smallest of the steps 1, 2 and 5, times a power of ten, that needs few ticks.
  init(fitting values: [Double], ticks: Int = 5) {
    let highest = max(values.max() ?? 0, 1)
    let power = pow(10, floor(log10(highest / Double(ticks))))
    let steps = [1, 2, 5, 10].map { $0 * power }
    step = steps.first { ceil(highest / $0) <= Double(ticks) } ?? 10 * power
    count = Int(ceil(highest / step))
  }

  var upperBound: Double { Double(count) * step }

  /// The numbers at the ticks, from zero.
  var ticks: [Double] { (0...count).map { Double($0) * step } }

  /// The place of a value: 0 is the lowest tick, and 1 the highest.
  func fraction(of value: Double) -> CGFloat { CGFloat(value / upperBound) }
}

import Foundation

/// The ticks of an axis: round numbers from zero to a number that is at least the largest value.
struct ValueScale: Equatable {
  let step: Double
  let count: Int

  /// Chooses the smallest step with which at most `ticks` steps reach the largest value.
  ///
  /// A step is 1, 2 or 5 times a power of ten.
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

  /// The position of a value on the axis: 0 at the lowest tick, and 1 at the highest.
  func fraction(of value: Double) -> CGFloat { CGFloat(value / upperBound) }
}

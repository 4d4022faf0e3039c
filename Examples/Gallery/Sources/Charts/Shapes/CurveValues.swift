import SwiftUI

/// The heights of a curve, as a vector that can be animated.
///
/// If two curves have different numbers of heights, the missing heights are 0.
struct CurveValues: VectorArithmetic {
  var heights: [CGFloat]

  static var zero: CurveValues { CurveValues(heights: []) }

  static func + (lhs: CurveValues, rhs: CurveValues) -> CurveValues {
    combine(lhs, rhs, +)
  }

  static func - (lhs: CurveValues, rhs: CurveValues) -> CurveValues {
    combine(lhs, rhs, -)
  }

  mutating func scale(by factor: Double) {
    heights = heights.map { $0 * factor }
  }

  var magnitudeSquared: Double {
    heights.reduce(0) { $0 + $1 * $1 }
  }

  private static func combine(
    _ lhs: CurveValues,
    _ rhs: CurveValues,
    _ operation: (CGFloat, CGFloat) -> CGFloat
  ) -> CurveValues {
    let count = max(lhs.heights.count, rhs.heights.count)
    func height(_ values: CurveValues, _ index: Int) -> CGFloat {
      index < values.heights.count ? values.heights[index] : 0
    }
    return CurveValues(
      heights: (0..<count).map { operation(height(lhs, $0), height(rhs, $0)) }
    )
  }
}

import Foundation

extension BezierCurve {
  var length: CGFloat { kind == .line ? start.distance(to: end) : length(depth: 24) }

  /// Returns the length of the curve.
  ///
  /// The length of a curve that turns only a little is almost exactly the mean of two lengths: the
  /// distance from start to end, and the total length of ``legs``. A curve that turns more is
  /// split, at most `depth` times in a row.
  private func length(depth: Int) -> CGFloat {
    let chord = start.distance(to: end)
    let outer = legs.reduce(0) { $0 + $1.length }
    // For a coordinate that is not finite, the comparison is false.
    guard depth > 0, outer - chord > 1e-4 * outer else { return (chord + outer) / 2 }
    let (head, tail) = split(at: 0.5)
    return head.length(depth: depth - 1) + tail.length(depth: depth - 1)
  }

  /// Returns the parameter at a distance from the start, measured along the curve.
  func parameter(at distance: CGFloat) -> CGFloat {
    let length = length
    guard distance > 0, length > 0 else { return 0 }
    guard distance < length else { return 1 }
    if kind == .line { return distance / length }
    // Newton's method, within bounds that always become narrower.
    var (lower, upper): (CGFloat, CGFloat) = (0, 1)
    var t = distance / length
    for _ in 0..<60 {
      let error = split(at: t).0.length - distance
      if abs(error) <= 1e-10 * length { break }
      if error < 0 { lower = t } else { upper = t }
      let next = t - error / derivative(at: t).length
      t = next > lower && next < upper ? next : (lower + upper) / 2
    }
    return t
  }
}

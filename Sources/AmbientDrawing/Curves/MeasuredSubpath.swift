import Foundation

/// A subpath with the lengths of its lines and curves.
struct MeasuredSubpath {
  let subpath: Subpath
  private let curves: [BezierCurve]
  /// The distances from the subpath's start to the start of each curve, and to the subpath's end.
  private let offsets: [CGFloat]

  /// The length of the subpath, in points, including the line that closes the subpath.
  var length: CGFloat { offsets.last ?? 0 }

  init(_ subpath: Subpath) {
    self.subpath = subpath
    curves = subpath.drawnCurves
    offsets = curves.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.length) }
  }

  /// Returns the index of the curve at a distance from the start.
  private func index(at distance: CGFloat) -> Int {
    var range = curves.indices
    while range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      range = offsets[middle] <= distance ? middle..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  /// Returns the part between two distances from the start; nil if this part is empty.
  ///
  /// If the part is the whole subpath, the subpath is returned unchanged.
  func part(from lower: CGFloat, to upper: CGFloat) -> Subpath? {
    guard length > 0 else { return nil }
    // Distances are sums of lengths, and therefore rounded.
    let tolerance = 1e-12 * length
    if lower <= tolerance, upper >= length - tolerance { return subpath }
    var parts: [BezierCurve] = []
    for index in index(at: lower)..<curves.count {
      let (start, end) = (offsets[index], offsets[index + 1])
      if start >= upper { break }
      let (from, to) = (max(lower, start), min(upper, end))
      if to - from <= tolerance { continue }
      let curve = curves[index]
      let last = to < end ? curve.parameter(at: to - start) : 1
      parts.append(curve.part(from: curve.parameter(at: from - start), to: last))
    }
    return parts.first.map { Subpath(start: $0.start, curves: parts) }
  }

  /// Returns the point at a distance from the start, and the direction there; nil if the subpath
  /// has no length.
  ///
  /// The direction has length 1.
  func location(at distance: CGFloat) -> (point: CGPoint, direction: CGVector)? {
    guard length > 0 else { return nil }
    let index = index(at: distance)
    let curve = curves[index]
    let (head, tail) = curve.split(at: curve.parameter(at: distance - offsets[index]))
    guard let direction = tail.startDirection ?? head.endDirection else { return nil }
    return (tail.start, direction)
  }
}

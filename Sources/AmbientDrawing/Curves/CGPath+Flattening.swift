#if !canImport(CoreGraphics)
import Foundation

extension CGPath {
  /// Returns a path in which lines replace the curves.
  ///
  /// - Parameter threshold: The greatest distance between a curve and its lines, in points.
  /// - Returns: The path of lines.
  /// - Complexity: O(*n*) in the number *n* of elements and added lines.
  public final func flattened(threshold: CGFloat) -> CGPath {
    var result = Path()
    for subpath in elements.subpaths {
      result.move(to: subpath.start)
      for curve in subpath.curves {
        for point in curve.linePoints(threshold) { result.addLine(to: point) }
      }
      if subpath.isClosed { result.closeSubpath() }
    }
    return CGPath(elements: result)
  }
}

extension BezierCurve {
  /// Returns the ends of the lines that approximate the curve.
  ///
  /// The ends divide the range of the curve's parameter into equal steps.
  fileprivate func linePoints(_ threshold: CGFloat) -> [CGPoint] {
    guard kind != .line else { return [end] }
    // The distance between the curve and a line is at most d * s * s / 8, where d is the greatest
    // second derivative, and s is the step of the parameter.
    let bend = 6 * max(bend(start, control1, control2), bend(control1, control2, end))
    let count = (bend / (8 * max(threshold, 1e-4))).squareRoot().rounded(.up)
    guard count.isFinite, count > 1 else { return [end] }
    let steps = min(Int(count), 10_000)
    return (1..<steps).map { point(at: CGFloat($0) / CGFloat(steps)) } + [end]
  }

  /// Returns the length of the vector `first - 2 * second + third`.
  ///
  /// If the three points are the first or the last three points of a cubic curve, the second
  /// derivative at this end of the curve is six times as long as the vector.
  private func bend(_ first: CGPoint, _ second: CGPoint, _ third: CGPoint) -> CGFloat {
    hypot(first.x - 2 * second.x + third.x, first.y - 2 * second.y + third.y)
  }
}
#endif

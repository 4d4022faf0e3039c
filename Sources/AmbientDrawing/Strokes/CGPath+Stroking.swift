#if !canImport(CoreGraphics)
import Foundation

extension CGPath {
  /// Returns the outline of the area that a stroke of the path paints.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the lines, in points.
  ///   - lineCap: The shape of the ends of lines.
  ///   - lineJoin: The shape of corners.
  ///   - miterLimit: The longest pointed corner, as a multiple of the line width.
  ///   - transform: The transform that is applied to the path first.
  /// - Returns: The outline.
  public func copy(
    strokingWithWidth lineWidth: CGFloat,
    lineCap: CGLineCap,
    lineJoin: CGLineJoin,
    miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      lineWidth: lineWidth,
      lineCap: lineCap,
      lineJoin: lineJoin,
      miterLimit: miterLimit
    )
    return CGPath(elements: elements.applying(transform).strokedPath(style))
  }

  /// Returns the dashes of the path as open subpaths.
  ///
  /// - Parameters:
  ///   - phase: The distance from the start of the pattern to the start of a subpath, in points.
  ///   - lengths: The alternating lengths of dashes and gaps, in points.
  ///   - transform: The transform that is applied to the path first.
  /// - Returns: The dashes. If `lengths` has no positive number, or has a negative number, the
  ///   result is the whole path.
  /// - Complexity: O(*n*) for *n* elements and dashes.
  public func copy(
    dashingWithPhase phase: CGFloat,
    lengths: [CGFloat],
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let path = elements.applying(transform)
    guard let pattern = DashPattern(StrokeStyle(dash: lengths, dashPhase: phase)) else {
      return CGPath(elements: path)
    }
    var result = Path()
    for subpath in path.subpaths {
      let measured = MeasuredSubpath(subpath)
      guard let dashes = pattern.dashes(length: measured.length) else {
        result.add(subpath)
        continue
      }
      for dash in dashes {
        measured.part(from: dash.start, to: dash.end).map { result.add($0) }
      }
    }
    return CGPath(elements: result)
  }
}
#endif

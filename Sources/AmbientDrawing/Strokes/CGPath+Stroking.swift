#if !canImport(CoreGraphics)
import Foundation

extension CGPath {
  /// Returns the outline of the lines that a stroke of the path paints.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the lines, in points.
  ///   - lineCap: The shape of the ends of lines.
  ///   - lineJoin: The shape of corners.
  ///   - miterLimit: The longest pointed corner, as a multiple of the line width.
  ///   - transform: The transform of the path before the stroke.
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
}
#endif

import Foundation

extension Path {
  /// Returns the outline of the path's lines and curves, drawn in a style.
  ///
  /// Filled by the non-zero rule, the outline covers exactly the area of the stroke. The sides of
  /// curves are made of curves. These curves are within a hundredth of a point of the exact sides,
  /// and closer for lines thinner than four points. Filled by the even-odd rule, the outline can
  /// have holes where the stroke overlaps itself. A subpath of a single point is a dot if the style
  /// has round or square ends. With butt ends, it draws nothing.
  ///
  /// - Parameter style: The width, the ends, the corners and the dashes.
  /// - Returns: The outline. It is empty if the width is not positive.
  /// - Complexity: O(*n*) for *n* elements and dashes.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var outline = StrokeOutline(style: style)
    let dashes = DashPattern(style)
    for subpath in subpaths {
      if let dashes {
        outline.add(subpath, in: dashes)
      } else {
        outline.add(subpath)
      }
    }
    return outline.path
  }
}

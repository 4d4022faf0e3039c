import Foundation

extension Path {
  /// Returns the outline of the area that a stroke of the path paints.
  ///
  /// The non-zero rule fills the whole area. The even-odd rule can leave holes where the stroke
  /// overlaps itself. Along a curve, the outline deviates from the exact area by at most a
  /// hundredth of a point, and by less if the line is thinner than four points.
  ///
  /// A subpath without length, such as a move and a line to the same point, is a dot if the style
  /// has round or square ends. With butt ends, it draws nothing. A subpath that consists only of a
  /// move draws nothing with any ends.
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

import AmbientLayout
import AmbientViews

/// A line between two rows of a list, or at the edge of a section.
struct RowSeparator {
  /// The place of the line on the screen, in points.
  let frame: CGRect

  /// The color of the line.
  let paint: ShapePaint

  /// The places of the content of the rows beside the line, in points.
  let contents: [CGRect]
}

import AmbientLayout
import AmbientViews

/// A line between two rows of a list, or at the edge of a section.
struct RowSeparator {
  /// The frame of the line on the screen, in points.
  let frame: CGRect

  let paint: ShapePaint

  /// The frames of the content of the adjacent rows, in points.
  let contents: [CGRect]
}

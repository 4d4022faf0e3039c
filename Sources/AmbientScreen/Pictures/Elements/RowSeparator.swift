import AmbientLayout
import AmbientViews

/// A line between two rows of a list, or at the edge of a section.
struct RowSeparator {
  let frame: CGRect

  let paint: ShapePaint

  /// The frames of the content of the adjacent rows, in points.
  let contents: [CGRect]
}

import AmbientLayout

/// The size of a line of a lazy container, after its rows have been measured.
///
/// A line is one row, or the cells of a grid side by side. A line without a view has no length, and
/// no distance from the next line.
struct MeasuredLine: Equatable {
  /// The length in the direction in which the container scrolls, in points; always finite.
  private(set) var length: CGFloat = 0

  /// The length in the other direction, in points.
  private(set) var lengthAcross: CGFloat = 0

  /// Whether a row of the line has a view.
  private(set) var hasViews = false

  /// Adds a view.
  ///
  /// - Parameters:
  ///   - size: The size of the view, in points.
  ///   - axis: The direction in which the lines follow each other.
  mutating func add(_ size: CGSize, _ axis: Axis) {
    length = max(length, size[axis].finiteOrZero)
    lengthAcross = max(lengthAcross, size[axis.cross])
    hasViews = true
  }
}

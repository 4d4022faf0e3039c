import AmbientLayout

/// The lengths of a line whose rows have been measured.
///
/// A line without a view has no length, and no distance from the next line.
struct MeasuredLine: Equatable {
  /// The length in points, which is always finite.
  private(set) var length: CGFloat = 0

  /// The length across the lines, in points.
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

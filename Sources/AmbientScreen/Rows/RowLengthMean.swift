import AmbientLayout

/// The mean length of the lines in the sections of a container.
///
/// It is the estimated length of rows in a section that has just come into the tree.
final class RowLengthMean {
  private var sum: CGFloat = 0
  private var count = 0

  /// The mean length in points; nil before the first measurement.
  var value: CGFloat? { count > 0 ? sum / CGFloat(count) : nil }

  /// Adds the length of a line, in points.
  func add(_ length: CGFloat) {
    sum += length
    count += 1
  }
}

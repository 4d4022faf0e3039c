import AmbientLayout

/// The mean length of the lines in the sections of a container.
///
/// The mean is the estimated length of the rows in a section that has just entered the tree.
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

import AmbientLayout

/// The mean length of the measured lines in all sections of a container.
///
/// A line is a single row, or the cells of a grid that are side by side. The length of a line is
/// measured along the scroll direction. A section that has just entered the tree uses the mean as
/// the estimated length of its lines.
final class RowLengthMean {
  private var sum: CGFloat = 0
  private var count = 0

  /// The mean length in points; nil before the first measurement.
  var value: CGFloat? { count > 0 ? sum / CGFloat(count) : nil }

  func add(_ length: CGFloat) {
    sum += length
    count += 1
  }
}

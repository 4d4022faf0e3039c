/// A column of a vertical grid, or a row of a horizontal grid.
///
/// ```swift
/// let columns = [GridItem(.fixed(80)), GridItem(.flexible(), spacing: 4)]
/// LazyVGrid(columns: columns) { … }
/// ```
public struct GridItem: Hashable, Sendable {
  /// The way in which the length of a column or row is chosen.
  public enum Size: Hashable, Sendable {
    /// One column or row of a fixed length, in points.
    case fixed(CGFloat)

    /// One column or row that shares the space of the grid with other flexible ones, within
    /// limits in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)

    /// As many columns or rows as fit into the space of one flexible item, each within the limits
    /// in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The way in which the length is chosen.
  public var size: Size

  /// The distance to the next column or row in points; nil for the host's default.
  public var spacing: CGFloat?

  /// The alignment of the views in the column or row; nil for the alignment of the grid.
  public var alignment: Alignment?

  /// Creates a column or row.
  ///
  /// - Parameters:
  ///   - size: The way in which the length is chosen.
  ///   - spacing: The distance to the next column or row in points; nil for the host's default.
  ///   - alignment: The alignment of the views in the column or row; nil for the alignment of the
  ///     grid.
  public init(
    _ size: Size = .flexible(),
    spacing: CGFloat? = nil,
    alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

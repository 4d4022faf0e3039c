/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
///
/// An adaptive item makes as many columns or rows as fit.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.adaptive(minimum: 80))]) {
///   ForEach(photos) { Thumbnail(photo: $0) }
/// }
/// ```
public struct GridItem: Hashable, Sendable {
  /// The width of a column, or the height of a row.
  public enum Size: Hashable, Sendable {
    /// A fixed length, in points.
    case fixed(CGFloat)

    /// An equal share of the space that fixed items leave.
    ///
    /// The share has a minimum and a maximum, in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)

    /// As many columns or rows as fit in the share of one flexible item.
    ///
    /// Each column or row has at least the minimum length, and grows up to the maximum length to
    /// fill the share. Both lengths are in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The width of the column, or the height of the row.
  public var size: Size

  /// The distance from each column or row of the item to the next one, in points; nil for the
  /// default distance.
  public var spacing: CGFloat?

  /// The alignment of each view in its column and row; nil for the center.
  public var alignment: Alignment?

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - size: The width of the column, or the height of the row.
  ///   - spacing: The distance from each column or row of the item to the next one, in points; nil
  ///     for the default distance.
  ///   - alignment: The alignment of each view in its column and row; nil for the center.
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

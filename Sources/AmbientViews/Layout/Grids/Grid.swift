public import AmbientCore

/// A container that arranges views in rows and columns.
///
/// ```swift
/// Grid(alignment: .leading) {
///   GridRow { Text("Rose"); Text("red") }
///   Divider()
///   GridRow { Text("Lily"); Text("white") }
/// }
/// ```
///
/// Each view in a ``GridRow`` is a cell, and the columns are as wide as their widest cell. A view
/// that is in no row has a row of its own, with one cell across all columns.
public struct Grid<Content: View> {
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?

  /// The rows of the grid.
  public let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views in their cells.
  ///   - horizontalSpacing: The distance in points between two columns; nil for the distance that
  ///     the views prefer.
  ///   - verticalSpacing: The distance in points between two rows; nil for the distance that the
  ///     views prefer.
  ///   - content: The rows, from top to bottom.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: ElementView {
  /// Describes the element of the grid.
  ///
  /// - Parameter environment: The environment of the view.
  /// - Returns: The description.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.grid)
    description.align(alignment)
    description[.horizontalSpacing] = horizontalSpacing.doubleValue
    description[.verticalSpacing] = verticalSpacing.doubleValue
    return description
  }
}

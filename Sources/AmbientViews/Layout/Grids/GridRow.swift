public import AmbientCore

/// A row of a ``Grid``; each view in the row is a cell.
public struct GridRow<Content: View> {
  private let alignment: VerticalAlignment?

  /// The cells of the row.
  public let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the views in the row; nil for the alignment of the
  ///     grid.
  ///   - content: The cells, from the leading to the trailing edge.
  public init(
    alignment: VerticalAlignment? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: ElementView {
  /// Describes the element of the row.
  ///
  /// - Parameter environment: The environment of the view.
  /// - Returns: The description.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.gridRow)
    if let alignment {
      description.align(alignment.onBothAxes)
      // `align` omits the attribute for `center`, but a row without the attribute has the
      // alignment of the grid.
      description[.alignment] = alignment.name
    }
    return description
  }
}

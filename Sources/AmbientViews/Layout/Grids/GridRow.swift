public import AmbientCore

/// A row of a ``Grid``, in which each view is a cell.
public struct GridRow<Content: View> {
  private let alignment: VerticalAlignment?

  /// The cells.
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
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.gridRow)
    if let alignment {
      description.align(alignment.onBothAxes)
      // Without the attribute, the row has the alignment of its grid.
      description[.alignment] = alignment.name
    }
    return description
  }
}

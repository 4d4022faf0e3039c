public import AmbientCore

/// Modifiers for the cells of a ``Grid``. They have no effect on a view that is in no grid.
extension View {
  /// Lets the view take up several columns of its grid.
  ///
  /// - Parameter count: The number of columns.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    Wrapper(kind: .gridCell, attributes: ElementAttributes(.columns, count), content: self)
  }

  /// Places the view in its cell by an anchor, instead of by the alignment of the grid.
  ///
  /// - Parameter anchor: The point at which the view and the cell are aligned, such as `.bottom`.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    Wrapper(
      kind: .gridCell,
      attributes: ElementAttributes(.anchor, anchor.attributeText),
      content: self
    )
  }

  /// Prevents the view from making its column wider or its row higher.
  ///
  /// The other cells determine the width of the column or the height of the row.
  ///
  /// - Parameter axes: The directions in which the view does not enlarge its column or row.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    Wrapper(kind: .gridCell, attributes: ElementAttributes(.unsizedAxes, axes.names), content: self)
  }

  /// Sets the horizontal alignment of the view's whole column.
  ///
  /// The alignment of the grid does not apply to this column.
  ///
  /// - Parameter guide: The alignment.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    Wrapper(
      kind: .gridCell,
      attributes: ElementAttributes(.columnAlignment, guide.name),
      details: guide.onBothAxes.detail.map { [$0] } ?? [],
      content: self
    )
  }
}

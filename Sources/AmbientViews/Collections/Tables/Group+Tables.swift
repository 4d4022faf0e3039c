public import AmbientCore

extension Group: TableRowContent where Content: TableRowContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Content.TableRowValue

  /// Creates a group of table rows.
  ///
  /// - Parameter content: The rows of the group.
  public nonisolated init<R>(@TableRowBuilder<R> content: () -> Content)
  where R == Content.TableRowValue {
    self = .of(content())
  }

  /// The views that show the rows.
  public nonisolated var _rowViews: Content._RowViews { content._rowViews }
}

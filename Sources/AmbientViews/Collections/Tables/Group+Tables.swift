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

extension Group: _BodilessTableRows where Content: TableRowContent {}

extension Group: TableColumnContent where Content: TableColumnContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Content.TableRowValue
  /// The type of the comparators that sort the rows.
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator

  /// Creates a group of table columns.
  ///
  /// - Parameter content: The columns of the group.
  public nonisolated init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
  // The concrete type of the content tells the compiler the types of the rows and comparators
  // before it looks into the closure. Without this type, the compiler gives up on large tables.
  where Content == TupleTableColumnContent<R, C> {
    self = .of(content())
  }

  /// The columns with their types erased.
  public nonisolated var _columns: [_TableColumnPart<Content.TableRowValue>] {
    content._columns
  }
}

extension Group: _BodilessTableColumns where Content: TableColumnContent {}

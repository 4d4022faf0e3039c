public import AmbientCore

/// Rows of a table that are made from a collection, such as the rows of a `ForEach`.
public protocol DynamicTableRowContent<TableRowValue>: TableRowContent
where _RowViews: DynamicViewContent {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The collection of elements.
  @MainActor var data: Data { get }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension TableForEachContent: DynamicTableRowContent {}

extension TupleTableRowContent: DynamicTableRowContent where Views: DynamicViewContent {
  /// The collection of elements.
  @MainActor public var data: Views.Data { _rowViews.data }
}

extension DynamicTableRowContent {
  /// Lets the user drop items of some types between the rows.
  ///
  /// The rows take ``InsertItemsEvent``.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of the items.
  ///   - action: Inserts the items. It receives the offset of the element that follows the drop,
  ///     and the dropped items that have one of the types. For a drop after the last element, the
  ///     offset is the number of elements.
  /// - Returns: The rows.
  @preconcurrency
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType],
    perform action: @escaping @MainActor (Int, [NSItemProvider]) -> Void
  ) -> some DynamicTableRowContent<TableRowValue> {
    TupleTableRowContent<TableRowValue, _>(
      _rowViews: _rowViews.onInsert(of: supportedContentTypes, perform: action)
    )
  }

  /// Lets the user drop values between the rows.
  ///
  /// The rows take ``InsertItemsEvent``.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Inserts the values. It receives the offset of the element that follows the drop,
  ///     and the values. For a drop after the last element, the offset is the number of elements.
  /// - Returns: The rows.
  @preconcurrency
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping @MainActor (Int, [T]) -> Void
  ) -> some DynamicTableRowContent<TableRowValue> {
    TupleTableRowContent<TableRowValue, _>(
      _rowViews: _rowViews.dropDestination(for: T.self) { (values: [T], offset: Int) in
        action(offset, values)
      }
    )
  }
}

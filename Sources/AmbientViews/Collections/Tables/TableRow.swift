public import AmbientCore

/// A table row that shows a value.
public struct TableRow<Value: Identifiable> {
  private let value: Value

  /// Creates a row.
  ///
  /// - Parameter value: The value that the row shows.
  public nonisolated init(_ value: Value) { self.value = value }
}

extension TableRow: _BodilessTableRows {
  /// The type of the value.
  public typealias TableRowValue = Value

  /// The view of the row; its tag is the identifier of the value.
  public nonisolated var _rowViews: some View { TableRowView(value: value).tag(value.id) }
}

/// A table row that shows or hides other rows.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>
where Label.TableRowValue == Content.TableRowValue {
  private let label: Label
  private let isExpanded: Binding<Bool>?
  private let content: Content

  /// Creates a row that shows or hides other rows.
  ///
  /// - Parameters:
  ///   - value: The value of the row.
  ///   - isExpanded: Whether the rows are shown; nil if the row stores this state itself.
  ///   - content: The rows that are shown or hidden.
  public nonisolated init<V: Identifiable>(
    _ value: V,
    isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<V> content: () -> Content
  ) where Label == TableRow<V> {
    label = TableRow(value)
    self.isExpanded = isExpanded
    self.content = content()
  }
}

extension DisclosureTableRow: _BodilessTableRows {
  /// The type of the values of the rows.
  public typealias TableRowValue = Label.TableRowValue

  /// The row, followed by the rows that it shows.
  public nonisolated var _rowViews: some View {
    DisclosureRows(
      isExpanded: isExpanded,
      label: label._rowViews,
      content: content._rowViews
    )
  }
}

/// The rows of a collection, one for each element.
public struct TableForEachContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
  /// The collection whose elements have rows.
  public let data: Data
}

extension TableForEachContent: _BodilessTableRows {
  /// The type of the elements.
  public typealias TableRowValue = Data.Element

  /// The views of the rows.
  public nonisolated var _rowViews: some DynamicViewContent {
    ForEach(data) { TableRowView(value: $0) }
  }
}

/// The rows of nested data; a row can show or hide the rows of its value's children.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>
where Data.Element: Identifiable {
  let data: Data
  let children: KeyPath<Data.Element, Data?>
}

extension TableOutlineGroupContent: _BodilessTableRows {
  /// The type of the elements.
  public typealias TableRowValue = Data.Element

  /// The views of the rows.
  public nonisolated var _rowViews: some View { rows(of: data) }

  private nonisolated func rows(of data: Data) -> AnyView {
    AnyView(
      ForEach(data) { element in
        if let inner = element[keyPath: children] {
          DisclosureRows(
            isExpanded: nil,
            label: TableRowView(value: element),
            content: DeferredRows { rows(of: inner) }
          )
        } else {
          TableRowView(value: element)
        }
      }
    )
  }
}

/// Several rows of a table, or none.
public struct TupleTableRowContent<Value: Identifiable, Views: View> {
  /// The views that show the rows.
  public let _rowViews: Views
}

extension TupleTableRowContent: _BodilessTableRows {
  /// The type of the values of the rows.
  public typealias TableRowValue = Value
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// The views that show the rows; nil if the optional is nil.
  public nonisolated var _rowViews: Wrapped._RowViews? { self?._rowViews }
}

extension Optional: _BodilessTableRows where Wrapped: TableRowContent {}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Content.TableRowValue

  /// The views that show the rows.
  public nonisolated var _rowViews: ForEach<Data, ID, Content._RowViews> {
    views { $0._rowViews }
  }

  /// Creates table rows for each identifiable element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Returns the rows of an element.
  @_disfavoredOverload
  public nonisolated init<V: Identifiable>(
    _ data: Data,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TableRowValue {
    self.init(values: data, id: { $0.id }, content: content)
  }
}

extension ForEach: _BodilessTableRows where Content: TableRowContent {}

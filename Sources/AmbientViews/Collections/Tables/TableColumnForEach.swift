/// Columns of a table, one or several for each element of a collection.
///
/// ```swift
/// Table(students) {
///   TableColumn("Name", value: \.name)
///   TableColumnForEach(subjects) { subject in
///     TableColumn(subject.name) { Text($0.grade(in: subject)) }
///   }
/// }
/// ```
public struct TableColumnForEach<
  Data: RandomAccessCollection,
  ID: Hashable,
  RowValue,
  Sort,
  Content: TableColumnContent
> where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
  /// The elements, each of which has columns.
  public let data: Data

  private let id: KeyPath<Data.Element, ID>
  private let content: (Data.Element) -> Content

  /// Creates columns for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path to a property that differs between the elements.
  ///   - content: Returns the columns of an element.
  public nonisolated init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension TableColumnForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates columns for each identifiable element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Returns the columns of an element.
  public nonisolated init(
    _ data: Data,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: \.id, content: content)
  }
}

extension TableColumnForEach: _BodilessTableColumns {
  /// The type of the values of the rows.
  public typealias TableRowValue = RowValue
  /// The type of the comparators that sort the rows.
  public typealias TableColumnSortComparator = Sort

  /// The columns with their types erased.
  public nonisolated var _columns: [_TableColumnPart<RowValue>] {
    data.flatMap { element in
      content(element)._columns.map { $0.inside(element[keyPath: id]) }
    }
  }
}

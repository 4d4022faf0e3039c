public import AmbientCore
public import Foundation

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a column that shows a text for each row and sorts the rows by this text.
  ///
  /// - Parameters:
  ///   - titleResource: The label of the column.
  ///   - value: The key path to the text that the column shows for a row.
  ///   - comparator: The comparator of two texts.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator = .lexical
  ) {
    let sort = KeyPathComparator(value, comparator: comparator)
    self.init(Text(titleResource), comparator: sort) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column that sorts the rows by a value.
  ///
  /// - Parameters:
  ///   - titleResource: The label of the column.
  ///   - value: The key path to the value by which the rows are sorted.
  ///   - content: Returns the view that the column shows for a row.
  @_disfavoredOverload
  public nonisolated init<V: Comparable>(
    _ titleResource: LocalizedStringResource,
    value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleResource), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column whose comparator sorts the rows by a value.
  ///
  /// - Parameters:
  ///   - titleResource: The label of the column.
  ///   - value: The key path to the value by which the rows are sorted.
  ///   - comparator: The comparator of two values.
  ///   - content: Returns the view that the column shows for a row.
  @_disfavoredOverload
  public nonisolated init<V, C: SortComparator>(
    _ titleResource: LocalizedStringResource,
    value: any KeyPath<RowValue, V> & Sendable,
    comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    let sort = KeyPathComparator(value, comparator: comparator)
    self.init(Text(titleResource), comparator: sort, content: content)
  }
}

extension TableColumn where Sort: SortComparator, Label == Text, Sort.Compared == RowValue {
  /// Creates a column whose comparator sorts the rows.
  ///
  /// - Parameters:
  ///   - titleResource: The label of the column.
  ///   - comparator: The comparator of two rows.
  ///   - content: Returns the view that the column shows for a row.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleResource), comparator: comparator, content: content)
  }
}

public import AmbientCore
public import Foundation

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a column that shows a text for each row and sorts the rows by this text.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the column.
  ///   - value: The key path to the text that the column shows for a row.
  ///   - comparator: The comparator of two texts.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator = .lexical
  ) {
    let sort = KeyPathComparator(value, comparator: comparator)
    self.init(Text(titleKey), comparator: sort) { Text($0[keyPath: value]) }
  }

  /// Creates a column that shows a text for each row and sorts the rows by this text.
  ///
  /// - Parameters:
  ///   - title: The label of the column.
  ///   - value: The key path to the text that the column shows for a row.
  ///   - comparator: The comparator of two texts.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator = .lexical
  ) {
    let sort = KeyPathComparator(value, comparator: comparator)
    self.init(Text(title), comparator: sort) { Text($0[keyPath: value]) }
  }

  /// Creates a column that shows a text for each row and sorts the rows by this text.
  ///
  /// - Parameters:
  ///   - text: The label of the column.
  ///   - value: The key path to the text that the column shows for a row.
  ///   - comparator: The comparator of two texts.
  public nonisolated init(
    _ text: Text,
    value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator = .lexical
  ) {
    let sort = KeyPathComparator(value, comparator: comparator)
    self.init(text, comparator: sort) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column that sorts the rows by a value.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the column.
  ///   - value: The key path to the value by which the rows are sorted.
  ///   - content: Returns the view that the column shows for a row.
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey,
    value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column that sorts the rows by a value.
  ///
  /// - Parameters:
  ///   - title: The label of the column.
  ///   - value: The key path to the value by which the rows are sorted.
  ///   - content: Returns the view that the column shows for a row.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Comparable>(
    _ title: S,
    value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column that sorts the rows by a value.
  ///
  /// - Parameters:
  ///   - text: The label of the column.
  ///   - value: The key path to the value by which the rows are sorted.
  ///   - content: Returns the view that the column shows for a row.
  public nonisolated init<V: Comparable>(
    _ text: Text,
    value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, comparator: KeyPathComparator(value), content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column whose comparator sorts the rows by a value.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the column.
  ///   - value: The key path to the value by which the rows are sorted.
  ///   - comparator: The comparator of two values.
  ///   - content: Returns the view that the column shows for a row.
  public nonisolated init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey,
    value: any KeyPath<RowValue, V> & Sendable,
    comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    let sort = KeyPathComparator(value, comparator: comparator)
    self.init(Text(titleKey), comparator: sort, content: content)
  }

  /// Creates a column whose comparator sorts the rows by a value.
  ///
  /// - Parameters:
  ///   - title: The label of the column.
  ///   - value: The key path to the value by which the rows are sorted.
  ///   - comparator: The comparator of two values.
  ///   - content: Returns the view that the column shows for a row.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V, C: SortComparator>(
    _ title: S,
    value: any KeyPath<RowValue, V> & Sendable,
    comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    let sort = KeyPathComparator(value, comparator: comparator)
    self.init(Text(title), comparator: sort, content: content)
  }

  /// Creates a column whose comparator sorts the rows by a value.
  ///
  /// - Parameters:
  ///   - text: The label of the column.
  ///   - value: The key path to the value by which the rows are sorted.
  ///   - comparator: The comparator of two values.
  ///   - content: Returns the view that the column shows for a row.
  public nonisolated init<V, C: SortComparator>(
    _ text: Text,
    value: any KeyPath<RowValue, V> & Sendable,
    comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    let sort = KeyPathComparator(value, comparator: comparator)
    self.init(text, comparator: sort, content: content)
  }
}

extension TableColumn where Sort: SortComparator, Label == Text, Sort.Compared == RowValue {
  /// Creates a column whose comparator sorts the rows.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the column.
  ///   - comparator: The comparator of two rows.
  ///   - content: Returns the view that the column shows for a row.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), comparator: comparator, content: content)
  }

  /// Creates a column whose comparator sorts the rows.
  ///
  /// - Parameters:
  ///   - title: The label of the column.
  ///   - comparator: The comparator of two rows.
  ///   - content: Returns the view that the column shows for a row.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), comparator: comparator, content: content)
  }

  /// Creates a column whose comparator sorts the rows.
  ///
  /// - Parameters:
  ///   - text: The label of the column.
  ///   - comparator: The comparator of two rows.
  ///   - content: Returns the view that the column shows for a row.
  public nonisolated init(
    _ text: Text,
    sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, comparator: comparator, content: content)
  }
}

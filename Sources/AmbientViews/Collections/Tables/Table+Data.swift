public import AmbientCore
public import Foundation

/// Tables with a row for each value of a collection.
extension Table {
  /// Creates a table with a row for each value.
  ///
  /// - Parameters:
  ///   - data: The values, each of which has a row.
  ///   - columnCustomization: The user's changes to the columns.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>,
    Data.Element == Value,
    Columns == TupleTableColumnContent<Value, Never>
  {
    self.init(
      rows: TableForEachContent(data: data),
      columns: columns(),
      selection: nil,
      sorting: nil,
      customization: columnCustomization
    )
  }

  /// Creates a table with a row for each value.
  ///
  /// - Parameters:
  ///   - data: The values, each of which has a row.
  ///   - sortOrder: The comparators by which the program sorts the rows, the primary comparator
  ///     first. A press of a column's label changes the comparators.
  ///   - columnCustomization: The user's changes to the columns.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>,
    Data.Element == Value,
    Sort.Compared == Value,
    Columns == TupleTableColumnContent<Value, Sort>
  {
    self.init(
      rows: TableForEachContent(data: data),
      columns: columns(),
      selection: nil,
      sorting: TableSorting(sortOrder),
      customization: columnCustomization
    )
  }

  /// Creates a table with a row for each value.
  ///
  /// - Parameters:
  ///   - data: The values, each of which has a row.
  ///   - selection: The identifier of the selected row.
  ///   - columnCustomization: The user's changes to the columns.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>,
    Data.Element == Value,
    Columns == TupleTableColumnContent<Value, Never>
  {
    self.init(
      rows: TableForEachContent(data: data),
      columns: columns(),
      selection: .oneOrNone(selection),
      sorting: nil,
      customization: columnCustomization
    )
  }

  /// Creates a table with a row for each value.
  ///
  /// - Parameters:
  ///   - data: The values, each of which has a row.
  ///   - selection: The identifier of the selected row.
  ///   - sortOrder: The comparators by which the program sorts the rows, the primary comparator
  ///     first. A press of a column's label changes the comparators.
  ///   - columnCustomization: The user's changes to the columns.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>,
    Data.Element == Value,
    Sort.Compared == Value,
    Columns == TupleTableColumnContent<Value, Sort>
  {
    self.init(
      rows: TableForEachContent(data: data),
      columns: columns(),
      selection: .oneOrNone(selection),
      sorting: TableSorting(sortOrder),
      customization: columnCustomization
    )
  }

  /// Creates a table with a row for each value.
  ///
  /// - Parameters:
  ///   - data: The values, each of which has a row.
  ///   - selection: The identifiers of the selected rows.
  ///   - columnCustomization: The user's changes to the columns.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>,
    Data.Element == Value,
    Columns == TupleTableColumnContent<Value, Never>
  {
    self.init(
      rows: TableForEachContent(data: data),
      columns: columns(),
      selection: .any(selection),
      sorting: nil,
      customization: columnCustomization
    )
  }

  /// Creates a table with a row for each value.
  ///
  /// - Parameters:
  ///   - data: The values, each of which has a row.
  ///   - selection: The identifiers of the selected rows.
  ///   - sortOrder: The comparators by which the program sorts the rows, the primary comparator
  ///     first. A press of a column's label changes the comparators.
  ///   - columnCustomization: The user's changes to the columns.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>,
    Data.Element == Value,
    Sort.Compared == Value,
    Columns == TupleTableColumnContent<Value, Sort>
  {
    self.init(
      rows: TableForEachContent(data: data),
      columns: columns(),
      selection: .any(selection),
      sorting: TableSorting(sortOrder),
      customization: columnCustomization
    )
  }
}

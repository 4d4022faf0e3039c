public import AmbientCore
public import Foundation

/// Tables with a tree of rows; each row can show its inner rows.
extension Table {
  /// Creates a table with a tree of rows.
  ///
  /// - Parameters:
  ///   - data: The values of the outermost rows.
  ///   - children: The key path to the values of a row's inner rows. A row has no inner rows if the
  ///     value at the key path is nil.
  ///   - columnCustomization: The user's changes to the columns.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>,
    Data.Element == Value,
    Columns == TupleTableColumnContent<Value, Never>
  {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children),
      columns: columns(),
      selection: nil,
      sorting: nil,
      customization: columnCustomization
    )
  }

  /// Creates a table with a tree of rows.
  ///
  /// - Parameters:
  ///   - data: The values of the outermost rows.
  ///   - children: The key path to the values of a row's inner rows. A row has no inner rows if the
  ///     value at the key path is nil.
  ///   - sortOrder: The comparators by which the program sorts the rows, the primary comparator
  ///     first. A press of a column's label changes the comparators.
  ///   - columnCustomization: The user's changes to the columns.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>,
    Data.Element == Value,
    Sort.Compared == Value,
    Columns == TupleTableColumnContent<Value, Sort>
  {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children),
      columns: columns(),
      selection: nil,
      sorting: TableSorting(sortOrder),
      customization: columnCustomization
    )
  }

  /// Creates a table with a tree of rows.
  ///
  /// - Parameters:
  ///   - data: The values of the outermost rows.
  ///   - children: The key path to the values of a row's inner rows. A row has no inner rows if the
  ///     value at the key path is nil.
  ///   - selection: The identifier of the selected row.
  ///   - columnCustomization: The user's changes to the columns.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>,
    Data.Element == Value,
    Columns == TupleTableColumnContent<Value, Never>
  {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children),
      columns: columns(),
      selection: .oneOrNone(selection),
      sorting: nil,
      customization: columnCustomization
    )
  }

  /// Creates a table with a tree of rows.
  ///
  /// - Parameters:
  ///   - data: The values of the outermost rows.
  ///   - children: The key path to the values of a row's inner rows. A row has no inner rows if the
  ///     value at the key path is nil.
  ///   - selection: The identifier of the selected row.
  ///   - sortOrder: The comparators by which the program sorts the rows, the primary comparator
  ///     first. A press of a column's label changes the comparators.
  ///   - columnCustomization: The user's changes to the columns.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>,
    Data.Element == Value,
    Sort.Compared == Value,
    Columns == TupleTableColumnContent<Value, Sort>
  {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children),
      columns: columns(),
      selection: .oneOrNone(selection),
      sorting: TableSorting(sortOrder),
      customization: columnCustomization
    )
  }

  /// Creates a table with a tree of rows.
  ///
  /// - Parameters:
  ///   - data: The values of the outermost rows.
  ///   - children: The key path to the values of a row's inner rows. A row has no inner rows if the
  ///     value at the key path is nil.
  ///   - selection: The identifiers of the selected rows.
  ///   - columnCustomization: The user's changes to the columns.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>,
    Data.Element == Value,
    Columns == TupleTableColumnContent<Value, Never>
  {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children),
      columns: columns(),
      selection: .any(selection),
      sorting: nil,
      customization: columnCustomization
    )
  }

  /// Creates a table with a tree of rows.
  ///
  /// - Parameters:
  ///   - data: The values of the outermost rows.
  ///   - children: The key path to the values of a row's inner rows. A row has no inner rows if the
  ///     value at the key path is nil.
  ///   - selection: The identifiers of the selected rows.
  ///   - sortOrder: The comparators by which the program sorts the rows, the primary comparator
  ///     first. A press of a column's label changes the comparators.
  ///   - columnCustomization: The user's changes to the columns.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>,
    Data.Element == Value,
    Sort.Compared == Value,
    Columns == TupleTableColumnContent<Value, Sort>
  {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children),
      columns: columns(),
      selection: .any(selection),
      sorting: TableSorting(sortOrder),
      customization: columnCustomization
    )
  }
}

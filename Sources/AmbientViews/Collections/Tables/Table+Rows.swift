public import AmbientCore
public import Foundation

/// Tables with given rows.
extension Table {
  /// Creates a table with given rows.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values of the rows. Without it, the compiler infers the type.
  ///   - columnCustomization: The user's changes to the columns.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public init(
    of valueType: Value.Type = Value.self,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Columns == TupleTableColumnContent<Value, Never>
  {
    self.init(
      rows: rows(),
      columns: columns(),
      selection: nil,
      sorting: nil,
      customization: columnCustomization
    )
  }

  /// Creates a table with given rows.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values of the rows. Without it, the compiler infers the type.
  ///   - sortOrder: The comparators by which the program sorts the rows, the primary comparator
  ///     first. A press of a column's label changes the comparators.
  ///   - columnCustomization: The user's changes to the columns.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Sort.Compared == Value,
    Columns == TupleTableColumnContent<Value, Sort>
  {
    self.init(
      rows: rows(),
      columns: columns(),
      selection: nil,
      sorting: TableSorting(sortOrder),
      customization: columnCustomization
    )
  }

  /// Creates a table with given rows.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values of the rows. Without it, the compiler infers the type.
  ///   - selection: The identifier of the selected row.
  ///   - columnCustomization: The user's changes to the columns.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public init(
    of valueType: Value.Type = Value.self,
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Columns == TupleTableColumnContent<Value, Never>
  {
    self.init(
      rows: rows(),
      columns: columns(),
      selection: .oneOrNone(selection),
      sorting: nil,
      customization: columnCustomization
    )
  }

  /// Creates a table with given rows.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values of the rows. Without it, the compiler infers the type.
  ///   - selection: The identifier of the selected row.
  ///   - sortOrder: The comparators by which the program sorts the rows, the primary comparator
  ///     first. A press of a column's label changes the comparators.
  ///   - columnCustomization: The user's changes to the columns.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Sort.Compared == Value,
    Columns == TupleTableColumnContent<Value, Sort>
  {
    self.init(
      rows: rows(),
      columns: columns(),
      selection: .oneOrNone(selection),
      sorting: TableSorting(sortOrder),
      customization: columnCustomization
    )
  }

  /// Creates a table with given rows.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values of the rows. Without it, the compiler infers the type.
  ///   - selection: The identifiers of the selected rows.
  ///   - columnCustomization: The user's changes to the columns.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public init(
    of valueType: Value.Type = Value.self,
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Columns == TupleTableColumnContent<Value, Never>
  {
    self.init(
      rows: rows(),
      columns: columns(),
      selection: .any(selection),
      sorting: nil,
      customization: columnCustomization
    )
  }

  /// Creates a table with given rows.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values of the rows. Without it, the compiler infers the type.
  ///   - selection: The identifiers of the selected rows.
  ///   - sortOrder: The comparators by which the program sorts the rows, the primary comparator
  ///     first. A press of a column's label changes the comparators.
  ///   - columnCustomization: The user's changes to the columns.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Sort.Compared == Value,
    Columns == TupleTableColumnContent<Value, Sort>
  {
    self.init(
      rows: rows(),
      columns: columns(),
      selection: .any(selection),
      sorting: TableSorting(sortOrder),
      customization: columnCustomization
    )
  }
}

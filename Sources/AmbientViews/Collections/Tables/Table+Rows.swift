public import AmbientCore
public import Foundation

/// Tables whose rows a closure returns.
extension Table {
  /// Creates a table of the rows that a closure returns.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values of the rows; inferred if the argument is absent.
  ///   - columnCustomization: The user's changes to the columns.
  ///   - columns: The columns.
  ///   - rows: Returns the rows.
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

  /// Creates a table of the rows that a closure returns.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values of the rows; inferred if the argument is absent.
  ///   - sortOrder: The comparators by which the program sorts the rows, the primary comparator
  ///     first. A press of a column's label changes the comparators.
  ///   - columnCustomization: The user's changes to the columns.
  ///   - columns: The columns.
  ///   - rows: Returns the rows.
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

  /// Creates a table of the rows that a closure returns.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values of the rows; inferred if the argument is absent.
  ///   - selection: The identifier of the selected row.
  ///   - columnCustomization: The user's changes to the columns.
  ///   - columns: The columns.
  ///   - rows: Returns the rows.
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

  /// Creates a table of the rows that a closure returns.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values of the rows; inferred if the argument is absent.
  ///   - selection: The identifier of the selected row.
  ///   - sortOrder: The comparators by which the program sorts the rows, the primary comparator
  ///     first. A press of a column's label changes the comparators.
  ///   - columnCustomization: The user's changes to the columns.
  ///   - columns: The columns.
  ///   - rows: Returns the rows.
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

  /// Creates a table of the rows that a closure returns.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values of the rows; inferred if the argument is absent.
  ///   - selection: The identifiers of the selected rows.
  ///   - columnCustomization: The user's changes to the columns.
  ///   - columns: The columns.
  ///   - rows: Returns the rows.
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

  /// Creates a table of the rows that a closure returns.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values of the rows; inferred if the argument is absent.
  ///   - selection: The identifiers of the selected rows.
  ///   - sortOrder: The comparators by which the program sorts the rows, the primary comparator
  ///     first. A press of a column's label changes the comparators.
  ///   - columnCustomization: The user's changes to the columns.
  ///   - columns: The columns.
  ///   - rows: Returns the rows.
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

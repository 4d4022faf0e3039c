/// The result builder that combines the columns of a table.
///
/// A table with a sort order may also have columns that do not sort the rows.
@resultBuilder
public enum TableColumnBuilder<RowValue, Sort> {
  /// Returns a column.
  public static func buildExpression<C: TableColumnContent>(
    _ column: C
  ) -> TupleTableColumnContent<RowValue, Sort>
  where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort {
    TupleTableColumnContent(_columns: column._columns)
  }

  /// Returns a column that does not sort the rows.
  @_disfavoredOverload
  public static func buildExpression<C: TableColumnContent>(
    _ column: C
  ) -> TupleTableColumnContent<RowValue, Sort>
  where C.TableRowValue == RowValue, C.TableColumnSortComparator == Never {
    TupleTableColumnContent(_columns: column._columns)
  }

  /// Returns the columns of a block.
  ///
  /// - Parameter columns: The columns of the statements.
  /// - Returns: The columns.
  public static func buildBlock(
    _ columns: TupleTableColumnContent<RowValue, Sort>...
  ) -> TupleTableColumnContent<RowValue, Sort> {
    TupleTableColumnContent(
      _columns: columns.enumerated().flatMap { index, columns in
        columns._columns.map { $0.inside(index) }
      }
    )
  }

  /// Returns the columns of an `if` without an `else`.
  ///
  /// - Parameter columns: The columns in the `if`; nil if the condition is false.
  /// - Returns: The columns.
  public static func buildOptional(
    _ columns: TupleTableColumnContent<RowValue, Sort>?
  ) -> TupleTableColumnContent<RowValue, Sort> {
    columns ?? TupleTableColumnContent(_columns: [])
  }

  /// Returns the columns of the first branch of an `if` or `switch`.
  ///
  /// - Parameter first: The content of the first branch.
  /// - Returns: The columns.
  public static func buildEither(
    first: TupleTableColumnContent<RowValue, Sort>
  ) -> TupleTableColumnContent<RowValue, Sort> {
    TupleTableColumnContent(_columns: first._columns.map { $0.inside(true) })
  }

  /// Returns the columns of the second branch of an `if` or `switch`.
  ///
  /// - Parameter second: The content of the second branch.
  /// - Returns: The columns.
  public static func buildEither(
    second: TupleTableColumnContent<RowValue, Sort>
  ) -> TupleTableColumnContent<RowValue, Sort> {
    TupleTableColumnContent(_columns: second._columns.map { $0.inside(false) })
  }

  /// Returns the columns of an `if #available`.
  ///
  /// - Parameter columns: The columns in the `if #available`.
  /// - Returns: The columns.
  public static func buildLimitedAvailability(
    _ columns: TupleTableColumnContent<RowValue, Sort>
  ) -> TupleTableColumnContent<RowValue, Sort> { columns }
}

/// Several columns of a table.
public struct TupleTableColumnContent<RowValue, Sort> {
  /// The columns with their types erased.
  public let _columns: [_TableColumnPart<RowValue>]
}

extension TupleTableColumnContent: _BodilessTableColumns {
  /// The type of the values of the rows.
  public typealias TableRowValue = RowValue
  /// The type of the comparators that sort the rows.
  public typealias TableColumnSortComparator = Sort
}

public import AmbientCore

/// The result builder that combines the rows of a table.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  /// Returns the rows of one expression.
  ///
  /// - Parameter rows: The value of the expression.
  /// - Returns: The rows.
  public static func buildExpression<R: TableRowContent>(_ rows: R) -> R
  where R.TableRowValue == Value { rows }

  /// Returns no rows.
  public static func buildBlock() -> TupleTableRowContent<Value, EmptyView> {
    TupleTableRowContent(_rowViews: EmptyView())
  }

  /// Returns the rows of a block with one statement.
  ///
  /// - Parameter rows: The value of the statement.
  /// - Returns: The rows.
  public static func buildBlock<R: TableRowContent>(_ rows: R) -> R
  where R.TableRowValue == Value { rows }

  /// Returns the rows of a block with several statements.
  ///
  /// - Parameter rows: The values of the statements.
  /// - Returns: The rows.
  public static func buildBlock<each R: TableRowContent>(
    _ rows: repeat each R
  ) -> TupleTableRowContent<Value, TupleView<(repeat (each R)._RowViews)>> {
    TupleTableRowContent(_rowViews: TupleView((repeat (each rows)._rowViews)))
  }

  /// Returns the rows of an `if` without an `else`.
  ///
  /// - Parameter rows: The rows in the `if`; nil if the condition is false.
  /// - Returns: The rows.
  public static func buildIf<R: TableRowContent>(_ rows: R?) -> R?
  where R.TableRowValue == Value { rows }

  /// Returns the rows of the first branch of an `if` or `switch`.
  ///
  /// - Parameter first: The content of the first branch.
  /// - Returns: The rows.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    first: First
  ) -> _ConditionalTableRows<First, Second>
  where First.TableRowValue == Value, Second.TableRowValue == Value {
    _ConditionalTableRows(_rowViews: ViewBuilder.buildEither(first: first._rowViews))
  }

  /// Returns the rows of the second branch of an `if` or `switch`.
  ///
  /// - Parameter second: The content of the second branch.
  /// - Returns: The rows.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    second: Second
  ) -> _ConditionalTableRows<First, Second>
  where First.TableRowValue == Value, Second.TableRowValue == Value {
    _ConditionalTableRows(_rowViews: ViewBuilder.buildEither(second: second._rowViews))
  }
}

/// The rows of one branch of an `if` or `switch`.
public struct _ConditionalTableRows<First: TableRowContent, Second: TableRowContent>
where First.TableRowValue == Second.TableRowValue {
  /// The views that show the rows.
  public let _rowViews: _ConditionalContent<First._RowViews, Second._RowViews>
}

extension _ConditionalTableRows: _BodilessTableRows {
  /// The type of the values of the rows.
  public typealias TableRowValue = First.TableRowValue
}

import AmbientCore
import AmbientSupport

/// The columns of a table.
///
/// A custom type combines other columns in its body:
///
/// ```swift
/// struct PersonColumns: TableColumnContent {
///   var tableColumnBody: some TableColumnContent<Person, KeyPathComparator<Person>> {
///     TableColumn("Name", value: \.name)
///     TableColumn("Age", value: \.age) { Text("\($0.age) years") }
///   }
/// }
/// ```
///
/// A conforming type may have properties such as `@Environment` and `@State`. If content of a
/// custom type is added, removed or moved while the table is shown, the library creates the table
/// again. The cells lose their states, and the table forgets which rows are expanded. Other content
/// of a custom type keeps its own `@State` values only if it comes before the content that was
/// added, removed or moved.
///
/// - Invalidation: Like the body of a ``View``, the body runs again after a change of a value that
///   it read in its last run.
@MainActor
@preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the values of the rows.
  associatedtype TableRowValue
  /// The type of the comparators that sort the rows; `Never` if the columns cannot sort the rows.
  associatedtype TableColumnSortComparator

  /// The type of the body, inferred from the implementation of ``tableColumnBody``.
  associatedtype TableColumnBody: TableColumnContent
  where
    TableRowValue == TableColumnBody.TableRowValue,
    TableColumnSortComparator == TableColumnBody.TableColumnSortComparator

  /// The columns of this content.
  @TableColumnBuilder<TableRowValue, TableColumnSortComparator> @MainActor @preconcurrency
  var tableColumnBody: TableColumnBody { get }

  /// The parts of this content.
  ///
  /// Each part is either a column or custom content. The body of custom content has further parts.
  nonisolated var _columns: [_TableColumnPart<TableRowValue>] { get }
}

extension TableColumnContent {
  /// The content itself, whose body runs when the table is shown.
  public nonisolated var _columns: [_TableColumnPart<TableRowValue>] {
    [_TableColumnPart(self)]
  }
}

/// The associated type `TableColumnBody` of columns that have no body.
///
/// There are no values of this type.
public enum _NoTableColumns<TableRowValue, TableColumnSortComparator> {
  // The body is declared here because, in the extension with the conformance, the compiler would
  // apply the result builder of the protocol to the body.
  /// The body, which is never used because the type has no values.
  public var tableColumnBody: _NoTableColumns { switch self {} }
}

extension _NoTableColumns: TableColumnContent {}

/// Columns of a table that have no body.
public protocol _BodilessTableColumns: TableColumnContent
where TableColumnBody == _NoTableColumns<TableRowValue, TableColumnSortComparator> {}

extension _BodilessTableColumns {
  /// Stops the program with a message, because the content has no body.
  public var tableColumnBody: _NoTableColumns<TableRowValue, TableColumnSortComparator> {
    Diagnostic.neverBody(Self.self, "tableColumnBody").stop()
  }
}

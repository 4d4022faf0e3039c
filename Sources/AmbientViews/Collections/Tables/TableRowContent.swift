public import AmbientCore
import AmbientSupport

/// The rows of a table.
///
/// A custom type combines other rows in its body:
///
/// ```swift
/// struct FlowerRows: TableRowContent {
///   let flowers: [Flower]
///
///   var tableRowBody: some TableRowContent<Flower> {
///     Section("Flowers") {
///       ForEach(flowers) { TableRow($0) }
///     }
///   }
/// }
/// ```
///
/// A conforming type may have properties such as `@Environment` and `@State`.
///
/// - Invalidation: Like the body of a ``View``, the body runs again after a change of a value that
///   it read in its last run.
@MainActor
@preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The type of the values of the rows.
  associatedtype TableRowValue: Identifiable

  /// The type of the body, inferred from the implementation of ``tableRowBody``.
  associatedtype TableRowBody: TableRowContent where TableRowValue == TableRowBody.TableRowValue

  /// The rows of this content.
  @TableRowBuilder<TableRowValue> @MainActor @preconcurrency
  var tableRowBody: TableRowBody { get }

  /// The type of the views that show the rows.
  associatedtype _RowViews: View = _TableRowBody<Self>

  /// The views that show the rows.
  nonisolated var _rowViews: _RowViews { get }
}

extension TableRowContent where _RowViews == _TableRowBody<Self> {
  /// A view that runs the body.
  public nonisolated var _rowViews: _TableRowBody<Self> { _TableRowBody(owner: self) }
}

/// The associated type `TableRowBody` of rows that have no body.
///
/// There are no values of this type.
public enum _NoTableRows<TableRowValue: Identifiable> {
  // The body is declared here because, in the extension with the conformance, the compiler would
  // apply the result builder of the protocol to the body.
  /// The body, which is never used because the type has no values.
  public var tableRowBody: _NoTableRows { switch self {} }
}

extension _NoTableRows: TableRowContent {
  /// An empty view, which is never used because the type has no values.
  public nonisolated var _rowViews: EmptyView { EmptyView() }
}

/// Rows of a table that have no body.
public protocol _BodilessTableRows: TableRowContent
where TableRowBody == _NoTableRows<TableRowValue> {}

extension _BodilessTableRows {
  /// Stops the program with a message, because the content has no body.
  public var tableRowBody: _NoTableRows<TableRowValue> {
    Diagnostic.neverBody(Self.self, "tableRowBody").stop()
  }
}

/// A view that runs the body of table rows.
public struct _TableRowBody<Owner: TableRowContent> {
  private let owner: BodyOwner<Owner>

  nonisolated init(owner: Owner) { self.owner = BodyOwner(value: owner) }
}

extension _TableRowBody: View, NamedBody {
  /// The views that show the rows of the body.
  public var body: some View { owner.value(describing: "table rows").tableRowBody._rowViews }

  /// The name of the content's type, which is the name of the body in reports.
  package static var bodyName: String? { "\(Owner.self)" }
}

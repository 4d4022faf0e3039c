import AmbientCore

/// A part of the columns of a table: a column, or content whose body has further columns.
public struct _TableColumnPart<RowValue> {
  private enum Kind {
    case column(TableColumnDetails<RowValue>)
    /// Content with a body, and its place in the closure that builds the columns.
    case content(any ColumnsWithBody<RowValue>, place: [AnyHashable])
  }

  private let kind: Kind

  init(_ column: TableColumnDetails<RowValue>) { kind = .column(column) }

  init<Owner: TableColumnContent>(_ content: Owner)
  where Owner.TableRowValue == RowValue {
    kind = .content(ContentColumns(owner: BodyOwner(value: content)), place: [])
  }

  private init(_ kind: Kind) { self.kind = kind }

  /// Returns a copy of the part, with a step added at the beginning of its place.
  ///
  /// The property `place` of ``TableColumnDetails`` describes the steps.
  func inside(_ step: some Hashable) -> Self {
    switch kind {
    case .column(let column): Self(column.inside(step))
    case .content(let content, let place): Self(.content(content, place: [step] + place))
    }
  }
}

extension _TableColumnPart {
  /// Returns the columns; nil if a part is content with a body.
  static func columns(of parts: [Self]) -> [TableColumnDetails<RowValue>]? {
    var columns: [TableColumnDetails<RowValue>] = []
    columns.reserveCapacity(parts.count)
    for part in parts {
      guard case .column(let column) = part.kind else { return nil }
      columns.append(column)
    }
    return columns
  }

  /// Returns a view that runs the bodies in the parts, and then shows the result of `show` for all
  /// columns.
  ///
  /// Each body runs in a view of its own, so that the properties of the content, such as
  /// `@Environment`, work. These views are nested: the view of a body contains the view of the next
  /// body, and the view of the last body contains the view of the columns.
  @MainActor
  static func view(
    of parts: [Self],
    show: @escaping ([TableColumnDetails<RowValue>]) -> AnyView
  ) -> AnyView {
    for (index, part) in parts.enumerated() {
      guard case .content(let content, let place) = part.kind else { continue }
      let body = content.view { inner in
        let columns = inner.map { part in place.reversed().reduce(part) { $0.inside($1) } }
        return view(of: parts[..<index] + columns + parts[(index + 1)...], show: show)
      }
      return AnyView(body.id(place))
    }
    return show(columns(of: parts) ?? [])
  }
}

/// Table content whose body has further columns.
private protocol ColumnsWithBody<RowValue> {
  associatedtype RowValue

  /// Returns a view that runs the body, and then shows the result of `show` for the body's columns.
  @MainActor
  func view(show: @escaping ([_TableColumnPart<RowValue>]) -> AnyView) -> AnyView
}

private struct ContentColumns<Owner: TableColumnContent>: ColumnsWithBody {
  let owner: BodyOwner<Owner>

  @MainActor
  func view(
    show: @escaping ([_TableColumnPart<Owner.TableRowValue>]) -> AnyView
  ) -> AnyView {
    AnyView(ColumnsBody(owner: owner, show: show))
  }
}

/// A view that runs the body of columns.
private struct ColumnsBody<Owner: TableColumnContent> {
  let owner: BodyOwner<Owner>
  let show: ([_TableColumnPart<Owner.TableRowValue>]) -> AnyView
}

extension ColumnsBody: View, NamedBody {
  var body: some View {
    show(owner.value(describing: "table columns").tableColumnBody._columns)
  }

  /// The name of the content's type, which is the name of the body in reports.
  static var bodyName: String? { "\(Owner.self)" }
}

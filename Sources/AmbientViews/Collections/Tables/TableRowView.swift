import AmbientCore

/// The view of a row: a cell for each column.
struct TableRowView<Value> {
  let value: Value

  @Environment(\.tableColumns) private var columns

  nonisolated init(value: Value) { self.value = value }
}

extension TableRowView: View, LibraryView {
  var body: some View {
    let cells = columns?.cells(of: value) ?? []
    TableRowElement(
      content: ForEach(cells, id: \.place) { Wrapper(kind: .tableCell, content: $0.content) }
    )
  }
}

private struct TableRowElement<Content: View> {
  let content: Content
}

extension TableRowElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.tableRow)
    let row = environment.tableRow
    description[.depth] = row.level == 0 ? nil : row.level
    if let isExpanded = row.isExpanded {
      description[.isExpanded] = isExpanded.wrappedValue
      description.on(ExpandEvent.self) { isExpanded.wrappedValue = $0.isExpanded }
    }
    return description
  }
}

/// A row that shows or hides other rows.
struct DisclosureRows<Label: View, Content: View> {
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: Content

  @State private var isOpen = false
  @Environment(\.tableRow) private var row

  nonisolated init(isExpanded: Binding<Bool>?, label: Label, content: Content) {
    self.isExpanded = isExpanded
    self.label = label
    self.content = content
  }
}

extension DisclosureRows: View, SeveralViews {
  var body: some View {
    let isExpanded = isExpanded ?? $isOpen
    label.environment(\.tableRow, TableRowTraits(level: row.level, isExpanded: isExpanded))
    if isExpanded.wrappedValue {
      content.environment(\.tableRow, TableRowTraits(level: row.level + 1, isExpanded: nil))
    }
  }
}

/// Rows that a closure makes only when the rows are shown.
struct DeferredRows {
  let rows: () -> AnyView

  nonisolated init(_ rows: @escaping () -> AnyView) { self.rows = rows }
}

extension DeferredRows: View, SeveralViews {
  var body: some View { rows() }
}

/// The level of a row, and whether its inner rows are shown.
struct TableRowTraits {
  /// The number of rows that enclose the row.
  var level = 0
  /// Whether the inner rows of the row are shown; nil if the row has no inner rows.
  var isExpanded: Binding<Bool>?
}

/// The visible columns of a table, with the type of the rows' values erased.
protocol TableCells {
  /// Returns the cells of the row that shows a value, one for each column.
  @MainActor func cells(of value: Any) -> [TableCell]
}

struct TableCell {
  /// The place of the column, which identifies the cell in its row.
  let place: [AnyHashable]
  let content: AnyView
}

private struct TableRowKey: EnvironmentKey {
  static var defaultValue: TableRowTraits { TableRowTraits() }
}

private struct TableColumnsKey: EnvironmentKey {
  static var defaultValue: (any TableCells)? { nil }
}

extension EnvironmentValues {
  var tableRow: TableRowTraits {
    get { self[TableRowKey.self] }
    set { self[TableRowKey.self] = newValue }
  }

  /// The columns of the table that contains the view.
  var tableColumns: (any TableCells)? {
    get { self[TableColumnsKey.self] }
    set { self[TableColumnsKey.self] = newValue }
  }
}

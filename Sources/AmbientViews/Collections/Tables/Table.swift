public import AmbientCore

/// A table of rows and columns; the user can select and sort the rows.
///
/// ```swift
/// Table(people, selection: $selected, sortOrder: $order) {
///   TableColumn("Name", value: \.name)
///   TableColumn("Age", value: \.age) { Text("\($0.age)") }
/// }
/// .onChange(of: order) { people.sort(using: order) }
/// ```
///
/// Pressing the label of a column changes the sort order. The table does not sort the rows; the
/// program has to sort its data.
public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
  let rows: Rows
  let columns: Columns
  let selection: Selection<Value.ID>?
  let sorting: TableSorting?
  let customization: Binding<TableColumnCustomization<Value>>?

  @Environment(\.tableStyles) private var styles
  @Environment(\.tableTraits) private var traits
  @Environment(\.selectionMenu) private var menu

  init(
    rows: Rows,
    columns: Columns,
    selection: Selection<Value.ID>?,
    sorting: TableSorting?,
    customization: Binding<TableColumnCustomization<Value>>?
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sorting = sorting
    self.customization = customization
  }
}

extension Table: View, LibraryView {
  /// The view of the nearest style, or the element of the table if no style is set.
  public var body: some View {
    switch styles {
    case .unstyled: table
    case .style(let style, let outer): style.show(ControlParts(table), (), outer: outer)
    }
  }

  @MainActor @ViewBuilder private var table: some View {
    let parts = columns._columns
    // The closure below may run in the body of another view. The table therefore reads its own
    // environment before it creates the closure.
    let hasHeader = traits.headers != .hidden
    let rows = shownRows
    if let columns = _TableColumnPart.columns(of: parts) {
      table(of: columns, hasHeader: hasHeader, rows: rows)
    } else {
      _TableColumnPart.view(of: parts) {
        AnyView(table(of: $0, hasHeader: hasHeader, rows: rows))
      }
    }
  }

  /// Returns the element of the table: its header, if `hasHeader` is true, and then its rows.
  @MainActor private func table(
    of columns: [TableColumnDetails<Value>],
    hasHeader: Bool,
    rows: some View
  ) -> some View {
    let visible = VisibleColumns(columns: columns.filter { $0.isVisible(customization) })
    return TableElement(
      columns: columns,
      customization: customization,
      content: TupleView(
        (
          hasHeader ? TableHeader(columns: visible.columns, sorting: sorting) : nil,
          rows.environment(\.tableColumns, visible)
        )
      )
    )
  }

  @MainActor @ViewBuilder private var shownRows: some View {
    if let selection {
      let choices = Choices(
        kind: .row,
        selection: selection,
        menu: menu,
        content: rows._rowViews
      )
      RowContainer(
        describe: { _ in ElementDescription(.tableRows) },
        showRow: { choices.choice(of: $0) },
        content: choices,
        rowContent: AnyView(rows._rowViews)
      )
    } else {
      RowContainer(rows._rowViews) { _ in ElementDescription(.tableRows) }
    }
  }
}

private struct VisibleColumns<Value>: TableCells {
  let columns: [TableColumnDetails<Value>]

  func cells(of value: Any) -> [TableCell] {
    guard let value = value as? Value else { return [] }
    return columns.map { column in
      TableCell(place: column.place, content: AnyView(column.cell(value).inColumn(column)))
    }
  }
}

extension View {
  /// Gives the view the width and the alignment of a column.
  fileprivate func inColumn<Value>(_ column: TableColumnDetails<Value>) -> some View {
    let alignment: Alignment =
      switch column.alignment.alignment {
      case .automatic, .leading: .leading
      case .center: .center
      case .trailing, .numeric: .trailing
      }
    return frame(
      minWidth: column.minWidth,
      idealWidth: column.idealWidth,
      maxWidth: column.maxWidth ?? .infinity,
      alignment: alignment
    )
  }
}

private struct TableHeader<Value> {
  let columns: [TableColumnDetails<Value>]
  let sorting: TableSorting?
}

extension TableHeader: View, LibraryView {
  var body: some View {
    Wrapper(
      kind: .tableHeader,
      content: ForEach(columns, id: \.place) { column in
        TableColumnElement(
          comparator: column.comparator,
          customizationID: column.customizationID,
          sorting: sorting,
          content: column.label.inColumn(column)
        )
      }
    )
  }
}

/// The element of a column's label.
private struct TableColumnElement<Content: View> {
  let comparator: Any?
  let customizationID: String?
  let sorting: TableSorting?
  let content: Content
}

extension TableColumnElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.tableColumn, isEnabled: environment.isEnabled)
    description[.customizationID] = customizationID
    guard let sorting, let comparator else { return description }
    description[.sortOrder] = sorting.order(comparator).map {
      $0 == .forward ? "forward" : "reverse"
    }
    description.on(PressEvent.self) { _ in sorting.sort(comparator) }
    return description
  }
}

private struct TableElement<Value: Identifiable, Content: View> {
  let columns: [TableColumnDetails<Value>]
  let customization: Binding<TableColumnCustomization<Value>>?
  let content: Content
}

extension TableElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.table)
    description[.style] = environment.tableTraits.style
    description[.alternatesRowBackgrounds] =
      environment.tableTraits.alternatesRows
      ?? environment.customListTraits?.alternatesRows
    if let customization {
      description.set(TableColumnsDetail(columns, customization, in: environment))
      description.on(CustomizeColumnEvent.self) { event in
        guard columns.contains(where: { $0.idToHide == event.id }) else { return }
        customization.wrappedValue[visibility: event.id] = event.isVisible ? .visible : .hidden
      }
    }
    return description
  }
}

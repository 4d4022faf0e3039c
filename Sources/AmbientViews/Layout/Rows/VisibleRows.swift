import AmbientCore
import AmbientEnvironment

/// A container that shows only the rows that the host asks for, and a pinned header and footer.
///
/// - Invalidation: When the host asks for other rows, the rows that stay in the tree run no body.
struct VisibleRows {
  let rows: RowList
  let detail: RowsDetail
  let pinnedViews: PinnedScrollableViews
  let describe: @MainActor (EnvironmentValues) -> ElementDescription
  let showRow: @MainActor (Row) -> AnyView

  /// The states of a section's rows; nil for any other container, which uses `ownStates` instead.
  let statesOfSection: RowStates?

  @State private var range = 0..<0
  @State private var ownStates = RowStates()

  init(
    rows: RowList,
    detail: RowsDetail,
    pinnedViews: PinnedScrollableViews,
    statesOfSection: RowStates? = nil,
    describe: @escaping @MainActor (EnvironmentValues) -> ElementDescription,
    showRow: @escaping @MainActor (Row) -> AnyView
  ) {
    self.rows = rows
    self.detail = detail
    self.pinnedViews = pinnedViews
    self.statesOfSection = statesOfSection
    self.describe = describe
    self.showRow = showRow
  }
}

extension VisibleRows: View, LibraryView {
  var body: some View {
    let states = statesOfSection ?? ownStates
    if statesOfSection == nil { states.rowsWillChange(to: rows) }
    let (pinnedViews, showRow) = (pinnedViews, showRow)
    return RowsElement(
      describe: describe,
      detail: detail,
      range: $range,
      rows: shownIndices.map { index in
        RowView(index, of: rows, states: states) { row in
          RowElement(
            index: index,
            row: row,
            pinnedViews: pinnedViews,
            states: states,
            showRow: showRow
          )
        }
      }
    )
  }

  /// The indices of the rows that the host asks for, and of a pinned header and footer.
  private var shownIndices: [Int] {
    let all = 0..<rows.count
    let shown = range.clamped(to: all)
    let hasPinnedHeader = detail.hasHeader && pinnedViews.contains(.sectionHeaders)
    let hasPinnedFooter = detail.hasFooter && pinnedViews.contains(.sectionFooters)
    return (hasPinnedHeader && !shown.contains(0) ? [0] : []) + shown
      + (hasPinnedFooter && !shown.contains(all.upperBound - 1) ? [all.upperBound - 1] : [])
  }
}

/// The element of a container, and the rows that are in the tree.
private struct RowsElement {
  let describe: @MainActor (EnvironmentValues) -> ElementDescription
  let detail: RowsDetail
  let range: Binding<Range<Int>>
  let rows: [RowView<RowElement>]
}

extension RowsElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = describe(environment)
    description.set(detail)
    description.on(RowsEvent.self) { range.wrappedValue = $0.rows }
    return description
  }

  var content: some View { ForEach(rows) { $0 } }
}

private struct RowElement {
  let index: Int
  let row: Row
  let pinnedViews: PinnedScrollableViews
  let states: RowStates
  let showRow: @MainActor (Row) -> AnyView
}

extension RowElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    ElementDescription(.lazyRow, attributes: ElementAttributes(.rowIndex, index))
  }

  var content: some View {
    row.section.map { section in
      section.decorate(
        AnyView(
          VisibleSection(
            section: section,
            id: row.id,
            pinnedViews: pinnedViews,
            states: states.states(ofSection: row.id),
            showRow: showRow
          )
        )
      )
    } ?? showRow(row)
  }
}

/// A section with lazy rows.
///
/// Its header and its footer are rows too.
private struct VisibleSection {
  let section: SectionRows
  let id: Subview.ID
  let pinnedViews: PinnedScrollableViews
  let states: RowStates
  let showRow: @MainActor (Row) -> AnyView
}

extension VisibleSection: View, LibraryView {
  var body: some View {
    let header = section.header.rows.map { SectionEdgeSubview($0, in: id) }
    let footer = section.footer.rows.map { SectionEdgeSubview($0, in: id) }
    let rows = section.rows(
      header: header.isEmpty ? nil : AnyView(SectionHeader(content: ViewsOfRows(rows: header))),
      footer: footer.isEmpty
        ? nil : AnyView(Wrapper(kind: .footer, content: ViewsOfRows(rows: footer)))
    )
    VisibleRows(
      rows: rows,
      detail: RowsDetail(rows, hasHeader: !header.isEmpty, hasFooter: !footer.isEmpty),
      pinnedViews: pinnedViews,
      statesOfSection: states,
      describe: { .section(in: $0) },
      showRow: showRow
    )
  }
}

private struct ViewsOfRows {
  let rows: [SectionEdgeSubview]
}

extension ViewsOfRows: View, LibraryView {
  var body: some View { ForEach(rows) { $0 } }

  static var _isOneView: Bool { false }
}

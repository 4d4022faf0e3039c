import AmbientHosting
import AmbientLayout
import AmbientViews

extension LayoutRules {
  /// Adds the rules for containers with lazy rows, and for their rows.
  ///
  /// The new rules apply only to containers whose rows are lazy. Other containers of the same
  /// kinds keep their rules.
  mutating func addLazyRows() {
    for kind: ElementKind in [.lazyVStack, .lazyHStack, .lazyVGrid, .lazyHGrid, .section] {
      let eager = self[kind]
      self[kind] = { element, context in
        .lazyRows(of: element, context) ?? eager?(element, context) ?? ElementLayout(VStackLayout())
      }
    }
    // A pinned header or footer is in front of the rows that scroll under it.
    for kind: ElementKind in [.header, .footer] {
      guard let rule = self[kind] else { continue }
      self[kind] = { element, context in
        var layout = rule(element, context)
        if context.rowContainer?.pinnedRowKinds != nil { layout.zIndex = 1 }
        return layout
      }
    }
    set(.lazyRow) { element, _ in
      var layout = ElementLayout.modifier(FirstViewLayout())
      layout.add(LayoutValueDetail(LazyRowsLayout.RowIndex.self, element[.rowIndex] ?? 0))
      layout.add(LayoutValueDetail(LazyRowsLayout.RowNumber.self, element.id.number))
      layout.valueWithoutView = LayoutValueDetail(LazyRowsLayout.IsEmptyRow.self, true)
      return layout
    }
  }
}

extension ElementLayout {
  @MainActor
  fileprivate static func lazyRows(
    of element: Element,
    _ context: LayoutRules.Context
  ) -> ElementLayout? {
    let container = element.kind == .section ? context.rowContainer : element
    guard let container,
      var layout = LazyRowsLayout(element, in: container, context.settings)
    else { return nil }
    if element.kind == .section { layout.mean = context.rowLengthMean }
    var result = ElementLayout(layout)
    if element.kind == .section { result.pinnedRows = PinnedRows(element, in: container) }
    if container.kind == .list || container.kind == .tableRows {
      result.add(LayoutValueDetail(HasRows.self, true))
    }
    return result
  }
}

extension LazyRowsLayout {
  /// Creates the layout of the rows in an element; nil if the element has no lazy rows.
  ///
  /// The element is a section, or a container such as a list. For a section, `container` is the
  /// list, lazy stack or lazy grid around the section. For any other element, `container` is the
  /// element itself.
  @MainActor
  init?(_ element: Element, in container: Element, _ settings: ScreenSettings) {
    guard let rows = element.detail(RowsDetail.self) else { return nil }
    let tracks = container.detail(GridTracksDetail.self)?.tracks ?? []
    let alignment = container.alignment
    var axis = Axis.vertical
    let arrangement: LineArrangement
    switch container.kind {
    case .lazyHStack:
      axis = .horizontal
      arrangement = .stack(alignment.vertical.guide)
    case .lazyVGrid: arrangement = .grid(tracks, alignment.horizontal.guide)
    case .lazyHGrid:
      axis = .horizontal
      arrangement = .grid(tracks, alignment.vertical.guide)
    case .list, .tableRows:
      arrangement = .list(
        RowsLayout(of: container, settings, spacing: 0),
        sectionSpacing: element.kind == .section ? element.length(.spacing) ?? 0 : 0
      )
    default: arrangement = .stack(alignment.horizontal.guide)
    }
    self.init(
      rows: rows.runs,
      axis: axis,
      arrangement: arrangement,
      spacing: container.length(container.kind == .list ? .rowSpacing : .spacing),
      linesAreSections: element.kind == .list && rows.runs.contains(where: \.fillsLine),
      estimate: settings.controls.rowHeight
    )
  }
}

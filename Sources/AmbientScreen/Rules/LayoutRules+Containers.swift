import AmbientHosting
import AmbientLayout
import AmbientViews

extension LayoutRules {
  mutating func addContainers() {
    addScrolling()
    addPages()
    set(.sheet, .fullScreenCover, .window) { _, _ in .container(PageLayout(barHeight: 0)) }
    set(.popover, .alert, .confirmationDialog) { _, context in
      let padding = EdgeInsets(context.settings.padding, .all)
      return ElementLayout(InsetLayout(base: VStackLayout(), insets: padding))
    }
  }

  private mutating func addScrolling() {
    set(.scrollView) { element, _ in
      let rule = ScrollRule(element, axes: element.axes ?? .vertical)
      return rule.axes == .horizontal
        ? .scrolling(ScrollLayout(content: HStackLayout(), rule: rule))
        : .scrolling(ScrollLayout(content: VStackLayout(), rule: rule))
    }
    set(.list, .form, .tableRows) { element, context in
      let rule = ScrollRule(element, axes: .vertical)
      if let rows = LazyRowsLayout(element, in: element, context.settings) {
        return .scrolling(ScrollLayout(content: rows, rule: rule, isFilled: true))
      }
      let spacing = element.length(.rowSpacing) ?? 0
      let rows = RowsLayout(of: element, context.settings, spacing: spacing)
      return .scrolling(ScrollLayout(content: rows, rule: rule, isFilled: true))
    }
    set(.row) { _, _ in ElementLayout(HStackLayout()) }
    set(.editableRow, .swipeRow) { _, _ in
      var layout = ElementLayout.modifier(LayeredLayout())
      layout.coveredPartOfRow = .whole
      return layout
    }
    set(.badge) { _, _ in
      var layout = ElementLayout.modifier(LayeredLayout())
      layout.coveredPartOfRow = .insideInsets
      return layout
    }
    set(.swipeActions) { element, _ in
      let edge: Alignment = element[.edge] == "leading" ? .leading : .trailing
      var layout = ElementLayout(HStackLayout())
      layout.add(LayoutValueDetail(LayeredLayout.LayerAlignment.self, edge))
      layout.isLayer = true
      return layout
    }
    set(.sectionActions) { _, _ in ElementLayout(HStackLayout()) }
    addTables()
    set(.dialogIcon, .searchToken, .searchCompletion) { _, _ in ElementLayout(HStackLayout()) }
    set(.searchScopes) { _, _ in ElementLayout(HStackLayout()) }
    set(.searchSuggestions) { _, _ in ElementLayout(VStackLayout(alignment: .leading)) }
    set(.fileImporter, .fileExporter, .fileMover) { _, _ in ElementLayout(VStackLayout()) }
    set(.message) { _, _ in ElementLayout(VStackLayout(alignment: .leading)) }
    addSections()
  }

  private mutating func addTables() {
    set(.table) { _, _ in ElementLayout(VStackLayout(alignment: .leading, spacing: 0)) }
    set(.tableHeader, .tableRow) { _, _ in ElementLayout(HStackLayout()) }
    set(.tableColumn, .tableCell) { _, _ in .modifier(FirstViewLayout()) }
  }

  private mutating func addSections() {
    set(.section) { element, _ in
      var layout = ElementLayout.modifier(FirstViewLayout())
      layout.add(LayoutValueDetail(SectionNumber.self, element.id.number))
      var traits = RowTraits()
      traits.sectionSpacing = element.length(.spacing)
      layout.add(LayoutValueDetail(RowTraits.Key.self, traits))
      return layout
    }
    set(.header, .footer) { element, _ in
      var layout = ElementLayout(VStackLayout(alignment: .leading))
      layout.add(LayoutValueDetail(LazyGridSpansAllTracks.self, true))
      if element.kind == .header { layout.add(LayoutValueDetail(RowsLayout.IsHeader.self, true)) }
      layout.needsViews = true
      return layout
    }
    set(.listRow, .listSection) { element, context in
      var layout = ElementLayout.modifier(FirstViewLayout())
      var traits = RowTraits()
      if element.kind == .listRow {
        traits.insets = element.rowLengths(standard: context.settings.controls.rowInsets)
      } else {
        traits.margins = element.rowLengths(standard: EdgeInsets())
      }
      layout.add(LayoutValueDetail(RowTraits.Key.self, traits))
      return layout
    }
    set(.listRowBackground) { _, _ in
      var layout = ElementLayout.modifier(LayeredLayout())
      layout.coveredPartOfRow = .whole
      return layout
    }
  }

  private mutating func addPages() {
    set(.navigationStack) { _, _ in
      var layout = ElementLayout(PagesLayout())
      layout.hidesUnplacedViews = true
      return layout
    }
    set(.navigationPage) { element, context in
      let height = element[.barHidden] == true ? 0 : context.settings.controls.barHeight
      return .container(PageLayout(barHeight: height))
    }
    set(.navigationSplitView) { _, _ in ElementLayout(HStackLayout(spacing: 0)) }
    set(.navigationColumn) { _, _ in .container(PageLayout(barHeight: 0)) }
    set(.toolbar) { _, _ in
      var layout = ElementLayout(HStackLayout())
      layout.add(LayoutValueDetail(PageLayout.IsToolbar.self, true))
      layout.zIndex = .infinity
      return layout
    }
    set(.toolbarItem, .toolbarItemLabel, .toolbarSpacer, .toolbarTitleMenu) { _, _ in
      ElementLayout(HStackLayout())
    }
    set(.inspector) { _, _ in ElementLayout(VStackLayout()) }
    set(.tabView) { element, context in
      let barHeight = context.settings.controls.tabBarHeight
      guard element.hasPages else {
        var layout = ElementLayout(TabsLayout(barHeight: barHeight))
        layout.hidesUnplacedViews = true
        // The keyboard covers the bar of buttons: the bar does not move up above the keyboard.
        layout.cover = ElementLayout.SafeAreaCover(edges: .bottom, regions: .keyboard)
        return layout
      }
      let mode = element[.indexDisplay]
      let pages = PagedTabsLayout(
        indexHeight: min(barHeight, 2 * context.settings.spacing + 4),
        minimumCount: mode == "never" ? .max : mode == "always" ? 1 : 2
      )
      var layout = ElementLayout(pages)
      layout.hidesUnplacedViews = true
      return layout
    }
    set(.tabSection) { _, _ in .modifier(FirstViewLayout()) }
    set(.tabViewPart) { _, _ in ElementLayout(HStackLayout()) }
    set(.tab) { element, _ in
      var layout = ElementLayout.modifier(FirstViewLayout())
      layout.isContainer = true
      layout.add(LayoutValueDetail(TabsLayout.Tab.self, element.id.number))
      return layout
    }
  }
}

extension ElementLayout {
  static func container(_ layout: any Layout) -> ElementLayout {
    var result = ElementLayout(layout)
    result.isContainer = true
    return result
  }
}

extension ElementLayout {
  fileprivate static func scrolling(_ layout: ScrollLayout<some Layout>) -> ElementLayout {
    var result = container(layout)
    result.scrolling = layout.rule
    result.cover = SafeAreaCover(edges: .all, regions: .all)
    result.coordinateSpace = CoordinateSpaceName(name: nil, axes: layout.rule.axes)
    return result
  }
}

extension RowsLayout {
  /// Creates the layout of the rows in a list or form.
  @MainActor
  init(of list: Element, _ settings: ScreenSettings, spacing: CGFloat) {
    self.init(
      minimumHeight: list.length(.minRowHeight) ?? settings.controls.rowHeight,
      minimumHeaderHeight: list.length(.minHeaderHeight),
      insets: settings.controls.rowInsets,
      spacing: spacing
    )
  }
}

extension Element {
  /// Whether a tab view shows its tabs as pages, without a bar of buttons.
  var hasPages: Bool { ["page", "verticalPage", "carousel"].contains(self[.style]) }

  /// Returns the lengths that the element sets at the edges of a row.
  ///
  /// - Parameter standard: The default lengths. They apply only to the edges that the attribute
  ///   `edges` names.
  /// - Returns: The lengths in points.
  fileprivate func rowLengths(standard: EdgeInsets) -> RowTraits.Lengths {
    let edges = self[.edges] == nil ? [] : edges
    return RowTraits.Lengths(
      top: length(.top) ?? (edges.contains(.top) ? standard.top : nil),
      leading: length(.leading) ?? (edges.contains(.leading) ? standard.leading : nil),
      bottom: length(.bottom) ?? (edges.contains(.bottom) ? standard.bottom : nil),
      trailing: length(.trailing) ?? (edges.contains(.trailing) ? standard.trailing : nil)
    )
  }
}

import AmbientHosting
import AmbientLayout
import AmbientViews

extension LayoutRules {
  mutating func addContainers() {
    addScrolling()
    addPages()
    set(.sheet, .fullScreenCover, .window) { _, _ in .container(FilledLayout()) }
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
    set(.list, .form) { element, context in
      let rows = RowsLayout(in: context.settings)
      let rule = ScrollRule(element, axes: .vertical)
      return .scrolling(ScrollLayout(content: rows, rule: rule, isFilled: true))
    }
    set(.section) { _, context in
      var layout = ElementLayout(RowsLayout(in: context.settings))
      layout.add(LayoutValueDetail(RowsLayout.HasRows.self, true))
      return layout
    }
    set(.header, .footer, .message) { _, _ in ElementLayout(VStackLayout(alignment: .leading)) }
    set(.row) { _, _ in ElementLayout(HStackLayout()) }
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
    set(.navigationColumn) { _, _ in .container(FilledLayout()) }
    set(.toolbar) { _, _ in
      var layout = ElementLayout(HStackLayout())
      layout.add(LayoutValueDetail(PageLayout.IsToolbar.self, true))
      return layout
    }
    set(.toolbarItem) { _, _ in ElementLayout(HStackLayout()) }
    set(.tabView) { element, context in
      let barHeight = context.settings.controls.tabBarHeight
      guard element[.style] == "page" else {
        return ElementLayout(TabsLayout(barHeight: barHeight))
      }
      let mode = element[.indexDisplay]
      let pages = PagedTabsLayout(
        indexHeight: min(barHeight, 2 * context.settings.spacing + 4),
        minimumCount: mode == "never" ? .max : mode == "always" ? 1 : 2
      )
      return ElementLayout(pages)
    }
    set(.tab) { _, _ in
      var layout = ElementLayout.container(FilledLayout())
      layout.placesViewsFromOutside = true
      return layout
    }
  }
}

extension ElementLayout {
  /// The layout of an element on whose size frames in it can depend.
  static func container(_ layout: any Layout) -> ElementLayout {
    var result = ElementLayout(layout)
    result.isContainer = true
    return result
  }
}

extension ElementLayout {
  /// The layout of an element that scrolls.
  fileprivate static func scrolling(_ layout: ScrollLayout<some Layout>) -> ElementLayout {
    var result = container(layout)
    result.scrolling = layout.rule
    result.coordinateSpace = CoordinateSpaceName(name: nil, axes: layout.rule.axes)
    return result
  }
}

extension RowsLayout {
  fileprivate init(in settings: ScreenSettings) {
    self.init(minimumHeight: settings.controls.rowHeight, insets: settings.controls.rowInsets)
  }
}

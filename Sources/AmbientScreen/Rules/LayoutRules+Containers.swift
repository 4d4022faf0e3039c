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
      let axes = element.axes ?? .vertical
      var layout =
        axes == .horizontal
        ? ElementLayout(ScrollLayout(content: HStackLayout(), axes: axes))
        : ElementLayout(ScrollLayout(content: VStackLayout(), axes: axes))
      layout.coordinateSpace = ElementLayout.CoordinateSpaceName(name: nil, axes: axes)
      layout.isContainer = true
      return layout
    }
    set(.list, .form) { _, context in
      var layout = ElementLayout(
        ScrollLayout(content: RowsLayout(in: context.settings), axes: .vertical, isFilled: true)
      )
      layout.coordinateSpace = ElementLayout.CoordinateSpaceName(name: nil, axes: .vertical)
      layout.isContainer = true
      return layout
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
    set(.navigationColumn) { _, _ in .container(PageLayout(barHeight: 0)) }
    set(.toolbar) { _, _ in
      var layout = ElementLayout(HStackLayout())
      layout.add(LayoutValueDetail(PageLayout.IsToolbar.self, true))
      return layout
    }
    set(.toolbarItem) { _, _ in ElementLayout(HStackLayout()) }
    set(.tabView) { _, context in
      ElementLayout(TabsLayout(barHeight: context.settings.controls.tabBarHeight))
    }
    set(.tab) { element, _ in
      var layout = ElementLayout.modifier(FirstViewLayout())
      layout.isContainer = true
      layout.add(LayoutValueDetail(TabsLayout.Tab.self, element.id.number))
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

extension RowsLayout {
  fileprivate init(in settings: ScreenSettings) {
    self.init(minimumHeight: settings.controls.rowHeight, insets: settings.controls.rowInsets)
  }
}

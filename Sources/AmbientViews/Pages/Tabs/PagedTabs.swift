import AmbientCore

/// A tab view whose style, such as `.page`, shows each view as a page.
struct PagedTabs<SelectionValue: Hashable, Content: View> {
  let tabs: Tabs
  let style: TabStyleTraits
  let content: Content
}

extension PagedTabs: View, LibraryView {
  var body: some View {
    Group(subviews: content) { pages in
      let entries = pages.map { page in
        TabEntry(
          id: AnyHashable(page.id),
          tag: page.tag(for: SelectionValue.self).map { AnyHashable($0) }
        )
      }
      PagedTabsElement(
        tabs: tabs,
        entries: entries,
        style: style,
        content: ForEach(Array(zip(entries, pages)), id: \.0.id) { entry, page in
          PageTab(tab: entry, tabs: tabs, page: page)
        }
      )
    }
  }
}

private struct PagedTabsElement<Content: View> {
  let tabs: Tabs
  let entries: [TabEntry]
  let style: TabStyleTraits
  let content: Content
}

extension PagedTabsElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.tabView, attributes: style.attributes)
    description.isEnabled = environment.isEnabled
    description.on(StepEvent.self) { event in
      guard let index = entries.firstIndex(where: tabs.isSelected) else { return }
      let next = event.isUp ? index + 1 : index - 1
      if entries.indices.contains(next) { tabs.select(entries[next]) }
    }
    return description
  }
}

/// A page, and the button that selects the page.
private struct PageTab {
  let tab: TabEntry
  let tabs: Tabs
  let page: Subview
  @State private var wasSelected = false

  init(tab: TabEntry, tabs: Tabs, page: Subview) {
    self.tab = tab
    self.tabs = tabs
    self.page = page
  }
}

extension PageTab: View, LibraryView {
  var body: some View {
    let isSelected = tabs.isSelected(tab)
    let mark = Image(systemName: isSelected ? "circle.fill" : "circle")
    Wrapper(
      kind: .tab,
      attributes: ElementAttributes(.isSelected, isSelected ? true : nil),
      presentation: isSelected ? .inline : .collapsed,
      content: TupleView(
        (
          ButtonElement(role: nil, style: "page", action: { tabs.select(tab) }, content: mark),
          isSelected || wasSelected
            ? page.environment(\.tabs, nil).environment(\.isPage, true)
              .appears(isSelected || tabs.staysShown(tab))
            : nil
        )
      )
    )
    .onEveryChange(of: tab, initial: true) { tabs.update($1) }
    .onEveryChange(of: tabs.selected) { _, _ in tabs.updateSubstitute() }
    .onRemoval { tabs.remove(tab) }
    .onEveryChange(of: isSelected, initial: true) { if $1 { wasSelected = true } }
  }
}

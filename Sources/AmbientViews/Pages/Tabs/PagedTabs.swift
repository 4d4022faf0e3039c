import AmbientCore
import AmbientEnvironment

/// A tab view whose style, such as `.page`, shows each view as a page.
///
/// If the host has a viewport, only the selected page and the pages beside it are in the tree. The
/// states of the other pages are kept, like the states of lazy rows. With any other host, a page
/// enters the tree when it is first selected, and stays there.
struct PagedTabs<SelectionValue: Hashable, Content: View> {
  let tabs: Tabs
  let style: TabStyleTraits
  let content: Content
}

extension PagedTabs: View, LibraryView {
  var body: some View {
    Group(subviews: content) { pages in
      Pages(
        tabs: tabs,
        style: style,
        entries: pages.map { page in
          TabEntry(
            id: AnyHashable(page.id),
            tag: page.tag(for: SelectionValue.self).map { AnyHashable($0) }
          )
        },
        rows: RowList(pages)
      )
    }
  }
}

/// The pages of a tab view.
///
/// - Invalidation: The selection of another page runs no body of a page that stays in the tree.
private struct Pages {
  let tabs: Tabs
  let style: TabStyleTraits
  let entries: [TabEntry]
  let rows: RowList

  @State private var states = RowStates()
  @State private var selection = PageSelection()
  @Environment(\.usesLazyRows) private var usesLazyRows

  init(tabs: Tabs, style: TabStyleTraits, entries: [TabEntry], rows: RowList) {
    self.tabs = tabs
    self.style = style
    self.entries = entries
    self.rows = rows
  }
}

extension Pages: View, LibraryView {
  var body: some View {
    states.rowsWillChange(to: rows)
    let shown = selection.index(in: entries, of: tabs)
    // If the tab view stores a selection, the selection has to be the tag of the shown page. The
    // selection is outdated if, for example, the shown page gets a new tag.
    let isOutdated =
      tabs.ownsSelection && tabs.selected != nil
      && shown.map { entries[$0].tag != tabs.selected } ?? false
    return PagedTabsElement(
      tabs: tabs,
      entries: entries,
      shown: shown,
      style: style,
      pages: entries.indices.map { index in
        PageTab(
          tab: entries[index],
          tabs: tabs,
          isSelected: index == shown,
          page: isInTree(index, shown: shown)
            ? RowView(index, of: rows, states: states) { PageContent($0) } : nil
        )
      }
    )
    .environment(\.tabs, nil)
    .environment(\.isPage, true)
    .environment(\.shownPage, shown.map { rows[$0].id })
    .onEveryChange(of: isOutdated, initial: true) { _, isOutdated in
      if isOutdated, let shown { tabs.select(entries[shown]) }
    }
  }

  @MainActor private func isInTree(_ index: Int, shown: Int?) -> Bool {
    guard let shown else { return false }
    return usesLazyRows
      ? abs(index - shown) <= 1 : index == shown || states.hasInTree(index, of: rows)
  }
}

private struct PagedTabsElement {
  let tabs: Tabs
  let entries: [TabEntry]
  let shown: Int?
  let style: TabStyleTraits
  let pages: [PageTab]
}

extension PagedTabsElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.tabView, attributes: style.attributes)
    description.isEnabled = environment.isEnabled
    description.on(StepEvent.self) { event in
      // The selection may have changed since the last update.
      guard let index = entries.firstIndex(where: { $0.tag == tabs.selected }) ?? shown else {
        return
      }
      let next = event.isUp ? index + 1 : index - 1
      if entries.indices.contains(next) { tabs.select(entries[next]) }
    }
    return description
  }

  var content: some View { ForEach(pages) { $0 } }
}

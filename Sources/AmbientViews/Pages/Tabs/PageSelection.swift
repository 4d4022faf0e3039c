import AmbientCore

/// The choice of the page that a tab view shows.
@MainActor
final class PageSelection {
  private struct Shown {
    let page: AnyHashable
    let selection: AnyHashable?
    let hasSelectedTag: Bool
  }

  private var last: Shown?

  nonisolated init() {}

  /// Returns the index of the page that is shown; nil if there are no pages.
  ///
  /// The page with the selected tag is shown. If no page has this tag, the first page is shown
  /// instead, and stays shown while the selection stays the same. If the tab view stores the
  /// selection, the shown page also stays shown when its tag changes.
  func index(in entries: [TabEntry], of tabs: Tabs) -> Int? {
    let selected = tabs.selected
    let tagged = entries.firstIndex { $0.tag == selected }
    var index = tagged
    if index == nil, let last,
      tabs.ownsSelection || !last.hasSelectedTag && last.selection == selected
    {
      index = entries.firstIndex { $0.id == last.page }
    }
    index = index ?? entries.indices.first
    last = index.map {
      Shown(page: entries[$0].id, selection: selected, hasSelectedTag: tagged != nil)
    }
    return index
  }
}

import AmbientCore
import AmbientEnvironment

/// A page of a tab view in the page style, and the dot with which the user selects the page.
struct PageTab {
  let tab: TabEntry
  let tabs: Tabs
  let isSelected: Bool

  /// The content of the page; nil if the page is not in the tree.
  let page: RowView<PageContent>?
}

extension PageTab: Identifiable {
  var id: AnyHashable { tab.id }
}

extension PageTab: View, LibraryView {
  var body: some View {
    let mark = Image(systemName: isSelected ? "circle.fill" : "circle")
    Wrapper(
      kind: .tab,
      attributes: ElementAttributes(.isSelected, isSelected ? true : nil),
      presentation: isSelected ? .inline : .collapsed,
      content: TupleView(
        (
          ButtonElement(role: nil, style: "page", action: { tabs.select(tab) }, content: mark),
          page
        )
      )
    )
  }
}

/// The content of a page.
///
/// The content appears when the page is selected, and disappears when another page is selected.
struct PageContent {
  let page: Row

  @State private var history = PageHistory()
  @Environment(\.shownPage) private var shownPage
  @Environment(\.allowsPresentations) private var allowsPresentations
  @Environment(\.pageAttributes) private var pageAttributes
  @Environment(\.presentationAttributes) private var presentationAttributes
  @Environment(\.tabContentAttributes) private var tabContentAttributes
  @Environment(\.columnAttributes) private var columnAttributes

  init(_ page: Row) { self.page = page }
}

extension PageContent: View, LibraryView {
  var body: some View {
    let isShown = page.id == shownPage
    let history = history
    if isShown { history.wasShown = true }
    // Only the selected page sets attributes of the containers around it, such as the title of a
    // navigation page.
    return page.content
      .environment(\.pageAttributes, isShown ? pageAttributes : nil)
      .environment(\.presentationAttributes, isShown ? presentationAttributes : nil)
      .environment(\.tabContentAttributes, isShown ? tabContentAttributes : nil)
      .environment(\.columnAttributes, isShown ? columnAttributes : nil)
      // Until the page is first selected, it presents no sheets. After that, a sheet of the page
      // stays when another page is selected, just as the sheet of a tab stays when another tab is
      // selected.
      .environment(\.allowsPresentations, allowsPresentations && history.wasShown)
      .appears(isShown)
      .onRemoval { history.wasShown = false }
  }
}

/// Whether a page has been selected since the page entered the tree.
@MainActor
private final class PageHistory {
  var wasShown = false

  nonisolated init() {}
}

extension EnvironmentValues {
  private enum ShownPageKey: EnvironmentKey {
    static var defaultValue: Subview.ID? { nil }
  }

  /// The identifier of the page that the nearest paged tab view shows; nil if there is no page.
  var shownPage: Subview.ID? {
    get { self[ShownPageKey.self] }
    set { self[ShownPageKey.self] = newValue }
  }
}

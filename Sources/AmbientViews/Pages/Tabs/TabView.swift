public import AmbientCore
import Observation

/// A container that shows one view at a time; the user selects the view with tabs.
///
/// ```swift
/// TabView(selection: $page) {
///   Tab("Library", systemImage: "books.vertical", value: Page.library) { Library() }
///   Tab("Search", systemImage: "magnifyingglass", value: Page.search) { Search() }
/// }
/// ```
///
/// The older form of a tab is a view with `tabItem` and a tag.
///
/// The content of a tab is created when the tab is first selected, and keeps its state from then
/// on. When another tab is selected, the views in the content disappear and their tasks are
/// canceled. When the tab is selected again, the views appear and their tasks start again.
///
/// If no tag equals the selection, the first tab is shown, and the binding does not change.
///
/// With ``View/tabViewStyle(_:fileID:line:)`` and `.page`, each view is a page that the user turns.
/// If the host has a viewport, only the selected page and the pages beside it are in the tree. A
/// page appears when it is selected. The state of a page is kept while the page is not in the tree.
public struct TabView<SelectionValue: Hashable, Content: View> {
  private let binding: Binding<AnyHashable?>?
  private let content: Content

  @State private var ownSelection: AnyHashable?
  @State private var tabs = Tabs()
  @Environment(\.tabStyle) private var style

  /// Creates a tab view whose selection is a binding.
  ///
  /// - Parameters:
  ///   - selection: The value or tag of the selected tab. If the binding is nil, the tab view
  ///     stores the selection.
  ///   - content: The tabs, or views with a `tabItem`.
  public init(
    selection: Binding<SelectionValue>?,
    @_TabViewBuilder<SelectionValue> content: () -> Content
  ) {
    binding = selection.map { selection in
      Binding<AnyHashable?>(Binding<AnyHashable>(selection))
    }
    self.content = content()
  }
}

extension TabView where SelectionValue == Never {
  /// Creates a tab view that stores its own selection.
  ///
  /// - Parameter content: The tabs, or views with a `tabItem`.
  public init(@_TabViewBuilder<Never> content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

/// The result builder for the content of a tab view: tabs, and views.
@resultBuilder
public enum _TabViewBuilder<SelectionValue: Hashable>: _ViewBuilding {
  /// Returns the views that show tabs.
  ///
  /// - Parameter content: The value of the expression.
  /// - Returns: The views.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content._TabViews
  where Content.TabValue == SelectionValue {
    content._tabViews
  }
}

extension TabView: View, LibraryView {
  /// The element of the tab view, which contains the views as tabs or pages.
  public var body: some View {
    let tabs = connectedTabs
    if style.hasPages {
      PagedTabs<SelectionValue, Content>(tabs: tabs, style: style, content: content)
    } else {
      Wrapper(kind: .tabView, attributes: style.attributes, content: content)
        .environment(\.tabs, tabs)
    }
  }

  /// The state of the tabs, connected with the selection of this view.
  @MainActor private var connectedTabs: Tabs {
    tabs.selection = binding ?? $ownSelection
    tabs.ownsSelection = binding == nil
    return tabs
  }
}

/// A tab of a tab view: its identity and its tag.
struct TabEntry: Equatable {
  /// The identity of the tab, which stays the same while the tab is in the tree.
  let id: AnyHashable

  /// The tag of the tab; equal to the identity if the tab has no tag.
  let tag: AnyHashable

  init(id: AnyHashable, tag: AnyHashable?) {
    self.id = id
    self.tag = tag ?? id
  }
}

/// The state that the tabs of one tab view share.
@MainActor
@Observable
final class Tabs {
  /// A binding to the tag of the selected tab.
  ///
  /// Each run of the tab view's body replaces the binding.
  @ObservationIgnored var selection: Binding<AnyHashable?>?

  /// Whether the tab view stores the selection itself.
  @ObservationIgnored var ownsSelection = true

  struct Substitute: Equatable {
    let selection: AnyHashable?
    let tab: AnyHashable
  }

  /// The tab that is shown because no tag equals the selection; nil if a tag equals the selection.
  ///
  /// The property is set after each update in which the tabs or the selection have changed. During
  /// an update, the list of tabs can be incomplete.
  private(set) var substitute: Substitute?

  /// The identity of the tab that was shown after the last update in which the tabs or the
  /// selection have changed.
  private var shown: AnyHashable?

  /// All tabs, in the order in which they were added, with their tags after the last update.
  @ObservationIgnored private var entries: [TabEntry] = []

  nonisolated init() {}

  /// The tag of the selected tab.
  ///
  /// A body that reads the tag depends on the selection.
  var selected: AnyHashable? { selection?.wrappedValue }

  func select(_ tab: TabEntry) { selection?.wrappedValue = tab.tag }

  /// Returns whether a tab is shown, as the selected tab or as the substitute.
  func isSelected(_ tab: TabEntry) -> Bool {
    let selected = selected
    return selected == tab.tag || substitute == Substitute(selection: selected, tab: tab.id)
  }

  /// Returns whether a tab still counts as shown, although it is not selected.
  ///
  /// While an update changes the selection or the tag of the shown tab, there may be no selected
  /// tab. At the end of the update, the shown tab may become the selected tab or the substitute.
  /// Until then, it still counts as shown, so that its views do not disappear and appear again. If
  /// another tab in `entries` has the selected tag, the shown tab does not count as shown any
  /// longer.
  func staysShown(_ tab: TabEntry) -> Bool {
    let selected = selected
    if entries.contains(where: { $0.id != tab.id && $0.tag == selected }) { return false }
    return shown == tab.id
  }

  /// Adds a tab, or gives a tab a new tag.
  ///
  /// If the selected tab gets a new tag and the tab view stores the selection, the new tag is
  /// selected.
  func update(_ tab: TabEntry) {
    if let index = entries.firstIndex(where: { $0.id == tab.id }) {
      let old = entries[index].tag
      entries[index] = tab
      if ownsSelection, shown == tab.id, selected == old { select(tab) }
    } else {
      entries.append(tab)
    }
    updateSubstitute()
  }

  func remove(_ tab: TabEntry) {
    entries.removeAll { $0.id == tab.id }
    if ownsSelection, selected == tab.tag { selection?.wrappedValue = nil }
    updateSubstitute()
  }

  func updateSubstitute() {
    let selected = selected
    let tab = entries.first { $0.tag == selected }
    let current =
      tab == nil ? entries.first.map { Substitute(selection: selected, tab: $0.id) } : nil
    if current != substitute { substitute = current }
    let id = (tab ?? entries.first)?.id
    if id != shown { shown = id }
  }
}

private struct TabsKey: EnvironmentKey {
  static var defaultValue: Tabs? { nil }
}

private struct IsPageKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The tabs of the nearest tab view; nil in the content of a tab.
  var tabs: Tabs? {
    get { self[TabsKey.self] }
    set { self[TabsKey.self] = newValue }
  }

  /// Whether a view is in a page of a tab view.
  ///
  /// In a page, `tabItem` has no effect.
  var isPage: Bool {
    get { self[IsPageKey.self] }
    set { self[IsPageKey.self] = newValue }
  }
}

extension View {
  /// Makes the view a tab of the nearest ``TabView``.
  ///
  /// The tab is selected by its tag, which is set with `.tag(_:)` after this modifier. A tab that
  /// has no tag gets a unique one.
  ///
  /// - Parameter label: The label of the tab's button.
  /// - Returns: A view that is a tab.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabModifier(label: label()))
  }
}

/// A modifier that makes the modified view a tab; `tabItem` applies this modifier.
private struct TabModifier<Label: View> {
  let label: Label

  @EnclosingTag private var tag

  init(label: Label) { self.label = label }
}

extension TabModifier: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    TabPage(tag: tag, label: label, content: content)
  }

  static var bodyName: String? { nil }
}

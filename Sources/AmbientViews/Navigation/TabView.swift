public import AmbientCore
import Observation

/// Views of which one shows at a time, selected by its tab.
///
/// ```swift
/// TabView(selection: $section) {
///   Library().tabItem { Label("Library", systemImage: "books.vertical") }.tag(Section.library)
///   Search().tabItem { Label("Search", systemImage: "magnifyingglass") }.tag(Section.search)
/// }
/// ```
///
/// The content of a tab is created when the tab is first selected, and keeps its state from then
/// on. If no tab has the selection as its tag, the first tab shows and the binding does not change.
public struct TabView<SelectionValue: Hashable, Content: View> {
  private let binding: Binding<AnyHashable?>?
  private let content: Content

  @State private var ownSelection: AnyHashable?
  @State private var tabs = Tabs()

  /// Creates a tab view whose selection is a binding.
  ///
  /// - Parameters:
  ///   - selection: The tag of the selected tab. With nil, the view stores the selection itself.
  ///   - content: The views, each with a `tabItem`.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    binding = selection.map { selection in
      Binding<AnyHashable?>(Binding<AnyHashable>(selection))
    }
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view that stores its selection itself.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

extension TabView: View, LibraryView {
  /// The tabs.
  public var body: some View {
    tabs.selection = binding ?? $ownSelection
    tabs.ownsSelection = binding == nil
    return Wrapper(kind: .tabView, content: content).environment(\.tabs, tabs)
  }
}

/// The state that the tabs of one view share.
@MainActor
@Observable
final class Tabs {
  /// The tag of the selected tab, as the tab view's body set it last.
  @ObservationIgnored var selection: Binding<AnyHashable?>?

  /// Whether the tab view stores the selection itself.
  @ObservationIgnored var ownsSelection = true

  /// The tab that shows for a selection that no tab has as its tag.
  struct Substitute: Equatable {
    let selection: AnyHashable?
    let tab: AnyHashable
  }

  // Updated after an update in which the tabs or the selection change: while a body runs, the list
  // of tabs is not complete.
  private(set) var substitute: Substitute?

  /// The tags of all tabs, in the order in which they were added.
  @ObservationIgnored private var all: [AnyHashable] = []

  nonisolated init() {}

  /// The tag of the selected tab; reading it makes the reader depend on the selection.
  var selected: AnyHashable? { selection?.wrappedValue }

  /// Selects the tab with a tag.
  func select(_ tab: AnyHashable) { selection?.wrappedValue = tab }

  /// Returns whether a tab shows, as the selected tab or in place of it.
  func isSelected(_ tab: AnyHashable) -> Bool {
    let selected = selected
    return selected == tab || substitute == Substitute(selection: selected, tab: tab)
  }

  /// Adds a tab, or replaces its old tag.
  func add(_ tab: AnyHashable, insteadOf old: AnyHashable) {
    if let index = all.firstIndex(of: old) { all[index] = tab } else { all.append(tab) }
    updateSubstitute()
  }

  /// Removes a tab; if it was selected and the tab view stores the selection, the selection is
  /// cleared.
  func remove(_ tab: AnyHashable) {
    if let index = all.firstIndex(of: tab) { all.remove(at: index) }
    if ownsSelection, selected == tab { selection?.wrappedValue = nil }
    updateSubstitute()
  }

  /// Updates the tab that shows if no tab has the selection as its tag.
  func updateSubstitute() {
    let selected = selected
    let isTab = selected.map(all.contains) ?? false
    let found = isTab ? nil : all.first.map { Substitute(selection: selected, tab: $0) }
    if found != substitute { substitute = found }
  }
}

private struct TabsKey: EnvironmentKey {
  static var defaultValue: Tabs? { nil }
}

extension EnvironmentValues {
  fileprivate var tabs: Tabs? {
    get { self[TabsKey.self] }
    set { self[TabsKey.self] = newValue }
  }
}

extension View {
  /// Makes the view a tab of the nearest ``TabView``.
  ///
  /// The tab is identified by its tag, which is set with `.tag(_:)` after this modifier. Without a
  /// tag, the tab has an identity of its own.
  ///
  /// - Parameter label: The label of the tab's button.
  /// - Returns: A view that is a tab.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabModifier(label: label()))
  }
}

/// A tab, with its button and its content.
private struct TabModifier<Label: View> {
  let label: Label

  @EnclosingTag private var tag
  @Namespace private var id
  @State private var wasSelected = false
  @Environment(\.tabs) private var tabs

  init(label: Label) { self.label = label }
}

extension TabModifier: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    let tabs = tabs
    let tab = tag ?? AnyHashable(id)
    let isSelected = tabs?.isSelected(tab) ?? true
    Wrapper(
      kind: .tab,
      attributes: ElementAttributes(.isSelected, isSelected ? true : nil),
      presentation: isSelected ? .inline : .collapsed,
      content: TupleView(
        (
          ButtonElement(role: nil, style: "tab", action: { tabs?.select(tab) }, content: label),
          isSelected || wasSelected ? content.environment(\.tabs, nil) : nil
        )
      )
    )
    .onEveryChange(of: tab, initial: true) { old, new in tabs?.add(new, insteadOf: old) }
    .onEveryChange(of: tabs?.selected) { _, _ in tabs?.updateSubstitute() }
    .onDisappear { tabs?.remove(tab) }
    .onEveryChange(of: isSelected, initial: true) { if $1 { wasSelected = true } }
  }

  static var bodyName: String? { nil }
}

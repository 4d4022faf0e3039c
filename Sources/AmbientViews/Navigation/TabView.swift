public import AmbientCore
import Observation

/// Views of which one shows at a time, chosen by its tab.
///
/// ```swift
/// TabView(selection: $section) {
///   Library().tabItem { Label("Library", systemImage: "books.vertical") }.tag(Section.library)
///   Search().tabItem { Label("Search", systemImage: "magnifyingglass") }.tag(Section.search)
/// }
/// ```
///
/// What a tab shows is made when it is selected first, and keeps its state from then on. Where the selection
/// is not the tag of any tab, the first tab shows, and the binding stays as it is.
public struct TabView<SelectionValue: Hashable, Content: View> {
  private let binding: Binding<AnyHashable?>?
  private let content: Content

  @State private var ownSelection: AnyHashable?
  @State private var tabs = Tabs()

  /// Makes a view whose tab is chosen by a binding, with the tags of the tabs.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    binding = selection.map { selection in
      Binding<AnyHashable?>(Binding<AnyHashable>(selection))
    }
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  /// Makes a view that keeps by itself which tab is chosen.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

extension TabView: View, LibraryView {
  /// The tabs.
  public var body: some View {
    tabs.selection = binding ?? $ownSelection
    tabs.keepsSelection = binding == nil
    return Wrapper(kind: .tabView, content: content).environment(\.tabs, tabs)
  }
}

/// What the tabs of one view have in common.
@MainActor
@Observable
final class Tabs {
  @ObservationIgnored var selection: Binding<AnyHashable?>?

  /// Whether the selection is nobody's but the view's own.
  @ObservationIgnored var keepsSelection = true

  /// The tab that shows for a selection which is the tag of no tab.
  struct Substitute: Equatable {
    let selection: AnyHashable?
    let tab: AnyHashable
  }

  // Found after the update in which tabs come or the selection changes: in a body it is not known yet
  // which tabs there are.
  private(set) var substitute: Substitute?

  @ObservationIgnored private var all: [AnyHashable] = []

  nonisolated init() {}

  /// The tag of the tab that is to show; what reads it depends on the selection.
  var selected: AnyHashable? { selection?.wrappedValue }

  func select(_ tab: AnyHashable) { selection?.wrappedValue = tab }

  func isSelected(_ tab: AnyHashable) -> Bool {
    let selected = selected
    return selected == tab || substitute == Substitute(selection: selected, tab: tab)
  }

  /// Notes a tab when it comes, and when it gets another tag.
  func add(_ tab: AnyHashable, insteadOf old: AnyHashable) {
    if let index = all.firstIndex(of: old) { all[index] = tab } else { all.append(tab) }
    findSubstitute()
  }

  /// Forgets a tab when it goes; another one shows then.
  func remove(_ tab: AnyHashable) {
    if let index = all.firstIndex(of: tab) { all.remove(at: index) }
    if keepsSelection, selected == tab { selection?.wrappedValue = nil }
    findSubstitute()
  }

  /// Finds out which tab shows if the selection is none of them.
  func findSubstitute() {
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
  /// Makes the view a tab of the ``TabView`` around it; a tag, set outside of this, tells it from others.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabModifier(label: label()))
  }
}

private struct TabModifier<Label: View> {
  let label: Label

  @TagInPlace private var tag
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
    .followsChanges(of: tab, initial: true) { old, new in tabs?.add(new, insteadOf: old) }
    .followsChanges(of: tabs?.selected) { _, _ in tabs?.findSubstitute() }
    .onDisappear { tabs?.remove(tab) }
    .followsChanges(of: isSelected, initial: true) { if $1 { wasSelected = true } }
  }

  static var bodyName: String? { nil }
}

public import AmbientCore

/// A tab of a tab view: its label and its content.
///
/// ```swift
/// TabView(selection: $page) {
///   Tab("Library", systemImage: "books.vertical", value: Page.library) { Library() }
///   Tab(value: .search, role: .search) { Search() }
/// }
/// ```
///
/// The content is created when the tab is first selected, and keeps its state from then on.
public struct Tab<Value, Content, Label> {
  /// The value that identifies the tab; nil if the tab has no value.
  let value: Value?
  let role: TabRole?
  let content: Content
  let label: Label
}

extension Tab: TabContent, _BodilessTabs where Value: Hashable, Content: View, Label: View {
  /// The type of the value that identifies the tab.
  public typealias TabValue = Value

  /// The view that shows the tab.
  public nonisolated var _tabViews: some View { TabBody(tab: self) }
}

/// The view of a tab.
private struct TabBody<Value: Hashable, Content: View, Label: View> {
  let tab: Tab<Value, Content, Label>
}

extension TabBody: View, LibraryView {
  var body: some View {
    TabPage(
      tag: tab.value.map { AnyHashable($0) },
      role: tab.role,
      label: tab.label,
      content: tab.content
    )
  }

  static var _isOneView: Bool { false }

  /// Adds the tab to a container's list of subviews.
  ///
  /// If the tab has a value, this value becomes the tag of the tab. The tag identifies the
  /// tab among the pages of a tab view.
  static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    guard let value = view.tab.value else { return list.add(view) }
    list.add(view, taggedWith: value)
  }
}

/// The label of a tab: a title and an image, or an image alone.
public struct DefaultTabLabel {
  private let title: Text?
  private let image: Image

  nonisolated init(title: Text?, image: Image) {
    self.title = title
    self.image = image
  }

  /// Creates the label of a tab for which the caller gives no label.
  nonisolated init(of role: TabRole?) {
    let isSearch = role == .search
    self.init(
      title: isSearch ? Text("Search") : nil,
      image: Image(systemName: isSearch ? "magnifyingglass" : "square")
    )
  }
}

extension DefaultTabLabel: View, LibraryView {
  /// The title and the image, or the image alone.
  public var body: some View {
    if let title {
      AmbientViews.Label {
        title
      } icon: {
        image
      }
    } else {
      image
    }
  }
}

public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// A group of tabs that a sidebar shows with a header.
///
/// ```swift
/// TabSection("Playlists") {
///   Tab("Favorites", systemImage: "star") { Favorites() }
/// }
/// ```
public struct TabSection<Header, Content, Footer, SelectionValue> {
  let header: Header
  let content: Content
}

extension TabSection: TabContent, _BodilessTabs
where
  Header: View,
  Content: TabContent,
  Footer: View,
  SelectionValue: Hashable,
  SelectionValue == Content.TabValue
{
  /// The type of the values that identify the tabs.
  public typealias TabValue = SelectionValue

  /// The element of the section with its header and its tabs.
  public nonisolated var _tabViews: some View {
    TabSectionView(
      header: header,
      content: content._tabViews
    )
  }
}

extension TabSection
where
  Header: View,
  Content: TabContent,
  Footer == EmptyView,
  SelectionValue: Hashable,
  SelectionValue == Content.TabValue
{
  /// Creates a section with a view as its header.
  ///
  /// - Parameters:
  ///   - content: The tabs.
  ///   - header: The header.
  public nonisolated init(
    @TabContentBuilder<SelectionValue> content: () -> Content,
    @ViewBuilder header: () -> Header
  ) {
    self.init(header: header(), content: content())
  }

  /// Creates a section without a header.
  ///
  /// - Parameter content: The tabs of the section.
  public nonisolated init(
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == EmptyView {
    self.init(header: EmptyView(), content: content())
  }

  /// Creates a section with a title as its header.
  ///
  /// - Parameters:
  ///   - titleKey: The title in the header of the section.
  ///   - content: The tabs of the section.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text {
    self.init(header: Text(titleKey), content: content())
  }

  /// Creates a section with a title as its header.
  ///
  /// - Parameters:
  ///   - title: The title in the header of the section.
  ///   - content: The tabs of the section.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text {
    self.init(header: Text(title), content: content())
  }

  /// Creates a section with a title as its header.
  ///
  /// - Parameters:
  ///   - titleResource: The title in the header of the section.
  ///   - content: The tabs of the section.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text {
    self.init(header: Text(titleResource), content: content())
  }
}

private struct TabSectionView<Header: View, Content: View> {
  let header: Header
  let content: Content

  @Environment(\.tabTraits) private var traits
  @Environment(\.isPage) private var isPage
  @Environment(\.tabs) private var tabs

  nonisolated init(header: Header, content: Content) {
    self.header = header
    self.content = content
  }
}

extension TabSectionView: View, LibraryView {
  var body: some View {
    // A tab view in the page style shows the tabs without their section. It sets `isPage` for its
    // content. A page can contain a tab view in another style, which does show the section. That
    // tab view sets `tabs` for its content.
    if isPage, tabs == nil {
      content
    } else if !traits.isHidden {
      TabSectionElement(
        traits: traits,
        content: TupleView(
          (
            Header.self == EmptyView.self ? nil : Wrapper(kind: .header, content: header),
            content.environment(\.tabTraits, TabTraits())
          )
        )
      )
    }
  }

  static var _isOneView: Bool { false }

  static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    Content._listSubviews(of: view.content, in: &list)
  }
}

private struct TabSectionElement<Content: View> {
  let traits: TabTraits
  let content: Content
}

extension TabSectionElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.tabSection)
    traits.describe(&description, in: environment)
    return description
  }
}

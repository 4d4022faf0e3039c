public import AmbientCore

/// Columns next to each other: what is chosen in one shows in the next.
///
/// ```swift
/// NavigationSplitView {
///   List(albums, selection: $album) { album in
///     NavigationLink(album.title, value: album)
///   }
/// } detail: {
///   AlbumPage(album: album)
/// }
/// ```
///
/// A link to a value in a list with a selection of its type chooses that value. Any other
/// ``NavigationLink`` in the first columns shows its destination in the last one, in the place of what was
/// there, until a row of such a list is chosen.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  @State private var path = NavigationPath()
  @State private var navigation = Navigation(replaces: true)

  /// Makes a view of three columns, some of which may be hidden.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, sidebar(), content(), detail())
  }

  /// Makes a view of three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, sidebar(), content(), detail())
  }

  private init(
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ sidebar: Sidebar,
    _ content: Content,
    _ detail: Detail
  ) {
    self.visibility = visibility
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes a view of two columns, one of which may be hidden.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, sidebar(), EmptyView(), detail())
  }

  /// Makes a view of two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, sidebar(), EmptyView(), detail())
  }
}

extension NavigationSplitView: View, LibraryView {
  /// The columns.
  public var body: some View {
    let path = AnyValuesPath(path: $path)
    navigation.path = path
    return SplitElement(
      visibility: visibility,
      content: TupleView(
        (
          NavigationColumn(role: "sidebar", content: sidebar).environment(\.navigation, navigation),
          Content.self == EmptyView.self
            ? nil
            : NavigationColumn(role: "content", content: content)
              .environment(\.navigation, navigation),
          NavigationColumn(
            role: "detail",
            content: DetailColumn(path: path, navigation: navigation, root: detail)
          )
        )
      )
    )
  }
}

/// Which columns of a split view show.
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
  fileprivate let name: String

  /// As the host finds right.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All of them.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last one.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A split view as hosts see it.
private struct SplitElement<Content: View> {
  let visibility: Binding<NavigationSplitViewVisibility>?
  let content: Content
}

extension SplitElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var attributes = ElementAttributes()
    if let visibility = visibility?.wrappedValue, visibility != .automatic {
      attributes[.columnVisibility] = visibility.name
    }
    return ElementDescription(.navigationSplitView, attributes: attributes)
  }
}

/// A column, which has a title of its own.
private struct NavigationColumn<Content: View> {
  let role: String
  let content: Content

  @State private var traits = ContentTraits()

  init(role: String, content: Content) {
    self.role = role
    self.content = content
  }
}

extension NavigationColumn: LibraryView {
  var body: some View {
    TraitsElement(
      kind: .navigationColumn,
      attributes: ElementAttributes(.role, role),
      traits: traits,
      content: content
    )
    .environment(\.pageTraits, traits)
  }
}

/// What was pushed last in another column, or else what the last column shows by itself.
private struct DetailColumn<Root: View> {
  let path: any NavigationPathLocation
  let navigation: Navigation
  let root: Root
}

extension DetailColumn: LibraryView {
  var body: some View {
    if let page = navigation.pages(for: path.values).last {
      NavigationPageContent(page: page, navigation: navigation).id(page.id)
    } else {
      root
    }
  }
}

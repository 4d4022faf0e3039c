public import AmbientCore

/// Two or three columns side by side; the selection in a column determines the next column's
/// content.
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
/// A ``NavigationLink`` outside of the last column does one of two things:
///
/// * If the link is in a list whose selection has the type of the link's value, the link selects
///   this value.
/// * Otherwise, the link shows its destination in the last column, in place of the column's own
///   content. The column's own content appears again when the user selects a row of a list outside
///   of the last column.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let preferred: Binding<NavigationSplitViewColumn>?
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  @Environment(\.navigationSplitViewStyles) private var styles
  @State private var path = NavigationPath()
  @State private var navigation = Navigation(replacesPages: true)

  /// Creates a split view of three columns, with a binding to the visibility of the columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: The visible columns. A host changes them with a ``ShowColumnsEvent``.
  ///   - sidebar: The first column.
  ///   - content: The middle column.
  ///   - detail: The last column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, sidebar(), content(), detail())
  }

  /// Creates a split view of three columns.
  ///
  /// - Parameters:
  ///   - sidebar: The first column.
  ///   - content: The middle column.
  ///   - detail: The last column.
  public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, sidebar(), content(), detail())
  }

  init(
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    preferred: Binding<NavigationSplitViewColumn>? = nil,
    _ sidebar: Sidebar,
    _ content: Content,
    _ detail: Detail
  ) {
    self.visibility = visibility
    self.preferred = preferred
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a split view of two columns, with a binding to the visibility of the columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: The visible columns. A host changes them with a ``ShowColumnsEvent``.
  ///   - sidebar: The first column.
  ///   - detail: The last column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, sidebar(), EmptyView(), detail())
  }

  /// Creates a split view of two columns.
  ///
  /// - Parameters:
  ///   - sidebar: The first column.
  ///   - detail: The last column.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, sidebar(), EmptyView(), detail())
  }
}

extension NavigationSplitView: View, LibraryView {
  /// The view that the nearest style makes, or the columns of the split view if no style is set.
  public var body: some View {
    switch styles {
    case .unstyled: columns
    case .style(let style, let outer):
      // Split views inside the columns use the style, too.
      let columns = self.columns.environment(\.navigationSplitViewStyles, styles)
      style.show(ControlParts(columns), (), outer: outer)
    }
  }

  @MainActor private var columns: some View {
    let path = AnyValuesPath(path: $path)
    navigation.path = path
    return SplitElement(
      visibility: visibility,
      preferred: preferred,
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

/// The visible columns of a split view.
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
  package let name: String

  /// The host chooses the columns.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All columns of the split view are visible.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two columns are visible.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// Only the last column is visible.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")

  /// Returns the visibility with a name; nil if no visibility has the name.
  fileprivate static func named(_ name: String) -> NavigationSplitViewVisibility? {
    [automatic, all, doubleColumn, detailOnly].first { $0.name == name }
  }
}

private struct SplitElement<Content: View> {
  let visibility: Binding<NavigationSplitViewVisibility>?
  let preferred: Binding<NavigationSplitViewColumn>?
  let content: Content
}

extension SplitElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.navigationSplitView)
    if let visibility {
      if visibility.wrappedValue != .automatic {
        description[.columnVisibility] = visibility.wrappedValue.name
      }
      description.on(ShowColumnsEvent.self) { event in
        guard let columns = NavigationSplitViewVisibility.named(event.columns) else { return }
        visibility.wrappedValue = columns
      }
    }
    if let preferred {
      description[.preferredColumn] = preferred.wrappedValue.name
      description.on(ChooseColumnEvent.self) { event in
        guard let column = NavigationSplitViewColumn.named(event.column) else { return }
        preferred.wrappedValue = column
      }
    }
    description[.style] = environment.navigationTraits.splitStyle
    return description
  }
}

/// A column of a split view; its content can set the column's title.
private struct NavigationColumn<Content: View> {
  let role: String
  let content: Content

  @State private var contentAttributes = ContainerAttributes()
  @State private var columnAttributes = ContainerAttributes()

  init(role: String, content: Content) {
    self.role = role
    self.content = content
  }
}

extension NavigationColumn: LibraryView {
  var body: some View {
    ContainerElement(
      kind: .navigationColumn,
      attributes: ElementAttributes(.role, role).merging(columnAttributes.attributes),
      contentAttributes: contentAttributes,
      content: content
    )
    .modifier(EditModeProvider())
    .environment(\.pageAttributes, contentAttributes)
    .environment(\.columnAttributes, columnAttributes)
  }
}

/// The last column of a split view: the page that another column pushed last, or the column's own
/// content.
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

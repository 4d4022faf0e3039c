public import AmbientCore

/// A root view, and pages that are pushed on top of it.
///
/// ```swift
/// NavigationStack {
///   List(albums) { album in
///     NavigationLink(album.title, value: album)
///   }
///   .navigationDestination(for: Album.self) { album in
///     AlbumPage(album: album)
///   }
/// }
/// ```
///
/// All pages stay in the tree with their state, but only the last page is visible. When a page is
/// pushed, the views of the page below disappear and their tasks are canceled. When the user goes
/// back, these views appear and their tasks start again.
///
/// A page inherits the environment of the stack, not of the link that pushed the page.
///
/// - Invalidation: A change of the path creates and removes pages, and runs only the bodies that
///   read the path. When the closure of a destination changes, the new closure is called for each
///   page of that destination. The pages keep their state, and a body in them runs only if its view
///   has changed.
public struct NavigationStack<Data, Root: View> {
  private let path: (any NavigationPathLocation)?
  private let root: Root

  @State private var ownPath = NavigationPath()
  @State private var navigation = Navigation()

  private init(path: (any NavigationPathLocation)?, root: Root) {
    self.path = path
    self.root = root
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack that stores its own path.
  ///
  /// - Parameter root: The view at the bottom of the stack.
  public init(@ViewBuilder root: () -> Root) { self.init(path: nil, root: root()) }

  /// Creates a stack whose path can hold values of different types.
  ///
  /// - Parameters:
  ///   - path: The values of the pages. Links append values to the path, and leaving a page removes
  ///     the value of the page.
  ///   - root: The root view.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(path: AnyValuesPath(path: path), root: root())
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// Creates a stack whose path is a collection of values of one type.
  ///
  /// A link to a value of a different type pushes nothing and causes a warning.
  ///
  /// - Parameters:
  ///   - path: The values of the pages. Links append values to the path, and leaving a page removes
  ///     the value of the page.
  ///   - root: The root view.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.init(path: CollectionPath(path: path), root: root())
  }
}

extension NavigationStack: View, LibraryView, NamedBody {
  /// The root and the pages on top of it.
  public var body: some View {
    let path = path ?? AnyValuesPath(path: $ownPath)
    navigation.path = path
    return StackElement(
      content: TupleView(
        (
          NavigationPageView(page: nil, navigation: navigation, content: root)
            .modifier(CoveredByPages(path: path, navigation: navigation)),
          NavigationPages(path: path, navigation: navigation)
        )
      )
    )
    .environment(\.navigation, navigation)
  }
}

private struct StackElement<Content: View> {
  let content: Content
}

extension StackElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    ElementDescription(
      .navigationStack,
      attributes: ElementAttributes(.style, environment.navigationTraits.viewStyle)
    )
  }
}

/// The older form of ``NavigationStack``: a root view with pages on top of it.
public struct NavigationView<Content: View> {
  private let content: Content

  /// Creates a stack that stores its own path.
  ///
  /// - Parameter content: The view at the bottom of the stack.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View, LibraryView {
  /// The stack, with the content as its root view.
  public var body: some View { NavigationStack { content } }
}

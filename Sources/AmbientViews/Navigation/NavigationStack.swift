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
/// All pages stay in the tree, with their state, and the last one shows. They inherit from the stack,
/// not from the view that pushed them.
///
/// - Invalidation: A change of the path makes and removes pages, and runs no body that did not read the
///   path. A new destination runs the bodies of the pages it makes, if they come out different.
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
  /// Makes a stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root) { self.init(path: nil, root: root()) }

  /// Makes a stack whose path holds values of any types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(path: AnyValuesPath(path: path), root: root())
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// Makes a stack whose path holds values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.init(path: CollectionPath(path: path), root: root())
  }
}

extension NavigationStack: View, LibraryView, NamedBody {
  /// The root, and the pages on top of it.
  public var body: some View {
    let path = path ?? AnyValuesPath(path: $ownPath)
    navigation.path = path
    return Wrapper(
      kind: .navigationStack,
      content: TupleView(
        (
          NavigationPageView(page: nil, navigation: navigation, content: root),
          NavigationPages(path: path, navigation: navigation)
        )
      )
    )
    .environment(\.navigation, navigation)
  }
}

/// A root view, and pages that are pushed on top of it: the older form of ``NavigationStack``.
public struct NavigationView<Content: View> {
  private let content: Content

  /// Makes a stack.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View, LibraryView {
  /// A stack.
  public var body: some View { NavigationStack { content } }
}

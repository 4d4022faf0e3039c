public import AmbientHosting

/// The kinds of elements for navigation.
extension ElementKind {
  /// A ``NavigationStack``; its attribute is `style`.
  ///
  /// Its children are its pages. Only the last page is visible.
  public static let navigationStack: ElementKind = "NavigationStack"
  /// A page of a stack.
  ///
  /// Its attributes are `title`, `subtitle`, `titleDisplayMode`, `backButtonHidden`, `barHidden`,
  /// `toolbarRole`, `removesTitle`, `removesSidebarToggle`, `removesSearch`, `statusBarHidden`,
  /// `systemOverlays`, `documentURL`, `transition`, `transitionSource`, and the attributes of the
  /// bars on the page. A page above the root takes ``BackEvent``.
  public static let navigationPage: ElementKind = "NavigationPage"
  /// A ``NavigationLink``; its attribute is `indicator`, and its child is a button.
  public static let navigationLink: ElementKind = "NavigationLink"
  /// A ``NavigationSplitView``; its children are its columns.
  ///
  /// Its attributes are `columnVisibility`, `preferredColumn` and `style`.
  ///
  /// If the program has bound the visibility of the columns, the element takes
  /// ``ShowColumnsEvent``. If the program has bound the preferred column, the element takes
  /// ``ChooseColumnEvent``.
  public static let navigationSplitView: ElementKind = "NavigationSplitView"
  /// A column of a split view.
  ///
  /// Its attributes are `role` (`sidebar`, `content` or `detail`), `minWidth`, `idealWidth`,
  /// `maxWidth`, and attributes of a ``navigationPage`` such as `title`.
  public static let navigationColumn: ElementKind = "NavigationColumn"
  /// A column at the trailing edge of a view.
  ///
  /// Its attributes are `minWidth`, `idealWidth` and `maxWidth`. In the tree, the element follows
  /// the view. The element takes ``DismissEvent``.
  public static let inspector: ElementKind = "Inspector"
  /// A view from which a page or a presentation can appear.
  ///
  /// Its attributes are `id`, `sourceBackground` and `cornerRadius`. The attributes `color`,
  /// `radius`, `x` and `y` describe its shadow.
  public static let transitionSource: ElementKind = "TransitionSource"
  /// The element of a modifier that sets the background of a container around the modified view.
  ///
  /// The attribute `container` names the container. If the background is a style, the attribute
  /// `style` describes it. If the background is a view, the first child is a ``layer`` with this
  /// view, and the modified view is the second child.
  public static let containerBackground: ElementKind = "ContainerBackground"
}

extension ElementAttribute where Value == String {
  /// The subtitle of a page.
  public static var subtitle: Self { Self("subtitle") }
  /// The display mode of the title of a page: `inline`, `large` or `inlineLarge`.
  public static var titleDisplayMode: Self { Self("titleDisplayMode") }
  /// The visible columns of a split view: `all`, `doubleColumn` or `detailOnly`.
  ///
  /// The attribute is absent if the host chooses the columns.
  public static var columnVisibility: Self { Self("columnVisibility") }
  /// The column of a split view that is visible if there is room for only one column: `sidebar`,
  /// `content` or `detail`.
  public static var preferredColumn: Self { Self("preferredColumn") }
  /// The URL of the document on a page.
  public static var documentURL: Self { Self("documentURL") }
  /// The way in which a page or a presentation appears: `zoom`; absent for the host's default.
  public static var transition: Self { Self("transition") }
  /// The `id` of the ``ElementKind/transitionSource`` from which a page or a presentation appears.
  public static var transitionSource: Self { Self("transitionSource") }
  /// The color behind a ``ElementKind/transitionSource`` while a page grows from it.
  public static var sourceBackground: Self { Self("sourceBackground") }
  /// The container whose background is set, such as `navigation`.
  public static var container: Self { Self("container") }
  /// The visibility of a link's mark, such as an arrow, in a list: `visible` or `hidden`.
  public static var indicator: Self { Self("indicator") }
}

extension ElementAttribute where Value == Bool {
  /// Whether a page has no back button.
  public static var backButtonHidden: Self { Self("backButtonHidden") }
  /// Whether a page has no navigation bar.
  public static var barHidden: Self { Self("barHidden") }
}

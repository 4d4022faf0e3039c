public import AmbientHosting

/// The kinds of elements of navigation.
extension ElementKind {
  /// A ``NavigationStack``: its pages, of which the last one shows.
  public static let navigationStack: ElementKind = "NavigationStack"
  /// A page of a stack: `title`, `subtitle`, and what else its views ask for; a page that was
  /// pushed takes ``BackEvent``.
  public static let navigationPage: ElementKind = "NavigationPage"
  /// A ``NavigationLink`` around the button that follows it.
  public static let navigationLink: ElementKind = "NavigationLink"
  /// A ``NavigationSplitView``: its columns.
  public static let navigationSplitView: ElementKind = "NavigationSplitView"
  /// A column of a split view: the attribute `role` says which.
  public static let navigationColumn: ElementKind = "NavigationColumn"
  /// The items that a view puts into the toolbar of its page or window, behind that view.
  public static let toolbar: ElementKind = "Toolbar"
  /// An item of a toolbar: the attribute `placement` says where.
  public static let toolbarItem: ElementKind = "ToolbarItem"
  /// A ``TabView``: its tabs.
  public static let tabView: ElementKind = "TabView"
  /// A tab: its button, then its content, if it has been selected before.
  ///
  /// The attribute `isSelected` is true for the one that shows.
  public static let tab: ElementKind = "Tab"
}

extension ElementAttribute where Value == String {
  /// The second title of a page.
  public static var subtitle: Self { Self("subtitle") }
  /// How the title of a page shows: `inline` or `large`.
  public static var titleDisplayMode: Self { Self("titleDisplayMode") }
  /// Which columns of a split view show.
  public static var columnVisibility: Self { Self("columnVisibility") }
}

extension ElementAttribute where Value == Bool {
  /// Whether a page shows no control that leads back.
  public static var backButtonHidden: Self { Self("backButtonHidden") }
  /// Whether a page shows no bar above it.
  public static var barHidden: Self { Self("barHidden") }
}

public import AmbientHosting

/// The kinds of elements for navigation.
///
/// In each comment, the names after the colon are the attributes of the element.
extension ElementKind {
  /// A ``NavigationStack``; its children are its pages, and the last page is the visible one.
  public static let navigationStack: ElementKind = "NavigationStack"
  /// A page of a stack: `title`, `subtitle`, `titleDisplayMode`, `backButtonHidden`, `barHidden`.
  ///
  /// A page above the root takes ``BackEvent``.
  public static let navigationPage: ElementKind = "NavigationPage"
  /// A ``NavigationLink``; its child is a button.
  public static let navigationLink: ElementKind = "NavigationLink"
  /// A ``NavigationSplitView``: `columnVisibility`; its children are its columns.
  public static let navigationSplitView: ElementKind = "NavigationSplitView"
  /// A column of a split view: `role` is `sidebar`, `content` or `detail`.
  public static let navigationColumn: ElementKind = "NavigationColumn"
  /// The items that a view adds to the toolbar of its page or window.
  ///
  /// The element follows the view that has the modifier.
  public static let toolbar: ElementKind = "Toolbar"
  /// An item of a toolbar: `placement` (omitted if automatic), and `id`.
  public static let toolbarItem: ElementKind = "ToolbarItem"
  /// A ``TabView``: `style`, `indexDisplay`, `indexBackground`; its children are its tabs.
  ///
  /// With the style `page`, it takes `StepEvent` for the next and the previous page.
  public static let tabView: ElementKind = "TabView"
  /// A tab; its children are its button and, once the tab has been selected, its content.
  ///
  /// The attribute `isSelected` is true for the visible tab.
  public static let tab: ElementKind = "Tab"
}

extension ElementAttribute where Value == String {
  /// The subtitle of a page.
  public static var subtitle: Self { Self("subtitle") }
  /// The display mode of the title of a page: `inline` or `large`.
  public static var titleDisplayMode: Self { Self("titleDisplayMode") }
  /// The visible columns of a split view: `all`, `doubleColumn` or `detailOnly`.
  ///
  /// The attribute is absent if the host chooses the columns.
  public static var columnVisibility: Self { Self("columnVisibility") }
  /// The condition under which a paged tab view shows its index: `always` or `never`.
  ///
  /// The attribute is absent if the tab view shows the index only when it has several pages.
  public static var indexDisplay: Self { Self("indexDisplay") }
  /// The condition under which the index of a tab view has a background; absent for `automatic`.
  public static var indexBackground: Self { Self("indexBackground") }
}

extension ElementAttribute where Value == Bool {
  /// Whether a page has no back button.
  public static var backButtonHidden: Self { Self("backButtonHidden") }
  /// Whether a page has no navigation bar.
  public static var barHidden: Self { Self("barHidden") }
}

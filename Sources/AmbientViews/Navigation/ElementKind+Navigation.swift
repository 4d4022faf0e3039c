public import AmbientCore

/// The kinds of elements that navigation is made of.
extension ElementKind {
  /// A ``NavigationStack``: its pages, of which the last one shows.
  public static let navigationStack: ElementKind = "NavigationStack"
  /// A page of a stack, with what its views ask for, as the attribute `title`.
  ///
  /// A page that was pushed takes `back`.
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

public import AmbientHosting

/// The placement of the tabs of a tab view: in a bar or in a sidebar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  let name: String

  /// The host chooses the placement.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// The tabs are in a bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// The tabs are in a sidebar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  let name: String

  /// The tab is for search.
  public static let search = TabRole(name: "search")
}

/// The placement of one tab, for example in the sidebar only.
public struct TabPlacement: Hashable, Sendable {
  let name: String

  /// The host chooses the placement.
  public static let automatic = TabPlacement(name: "automatic")
  /// The tab is in the sidebar only.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
  /// The tab is fixed in the tab bar.
  public static let pinned = TabPlacement(name: "pinned")
}

/// The changes that the user can make to a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  let name: String

  /// The host decides whether the user can hide or move the tab.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// The user can move the tab, but not hide it.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  /// The user cannot change the tab.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// The conditions under which a tab bar becomes smaller.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String

  /// The host decides when the tab bar becomes smaller.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// The bar becomes smaller when the user scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// The bar becomes smaller when the user scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// The bar keeps its size.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// The way in which the search tab begins a search.
public struct TabSearchActivation: Hashable, Sendable {
  let name: String

  /// The host decides whether the choice of a search tab begins a search.
  public static let automatic = TabSearchActivation(name: "automatic")
  /// The search begins when the user selects the tab.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

/// The user shows or hides a tab in the tab bar or in the sidebar.
public struct CustomizeTabEvent: ElementEvent, Hashable {
  /// The placement in which the tab is shown or hidden; `.automatic` means both the bar and the
  /// sidebar.
  public var place: AdaptableTabBarPlacement
  /// Whether the tab is shown.
  public var isVisible: Bool

  /// Creates an event that shows or hides a tab.
  ///
  /// - Parameters:
  ///   - place: The placement in which the tab is shown or hidden.
  ///   - isVisible: Whether the tab is shown.
  public init(_ place: AdaptableTabBarPlacement, isVisible: Bool) {
    self.place = place
    self.isVisible = isVisible
  }
}

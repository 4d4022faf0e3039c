/// A style of tab views: tabs that can be in a bar or in a sidebar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// The value of the attribute `style`.
  public let _name: String? = "sidebarAdaptable"

  /// Creates a sidebar adaptable tab view style.
  public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Tabs that can be in a bar or in a sidebar.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

/// A style of tab views: tabs that are always in a bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// The value of the attribute `style`.
  public let _name: String? = "tabBarOnly"

  /// Creates a tab-bar-only tab view style.
  public init() {}
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// Tabs that are always in a bar.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// A style of tab views: tabs in a group at the top.
public struct GroupedTabViewStyle: TabViewStyle {
  /// The value of the attribute `style`.
  public let _name: String? = "grouped"

  /// Creates a grouped tab view style.
  public init() {}
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// Tabs in a group at the top.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

/// A style of tab views: pages that the user turns, and that move like a carousel.
public struct CarouselTabViewStyle: TabViewStyle {
  /// The value of the attribute `style`.
  public let _name: String? = "carousel"

  /// Creates a carousel tab view style.
  public init() {}
}

extension TabViewStyle where Self == CarouselTabViewStyle {
  /// Pages that the user turns, and that move like a carousel.
  public static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}

/// A style of tab views: pages that the user turns vertically.
public struct VerticalPageTabViewStyle: TabViewStyle {
  /// The way in which one page replaces another.
  public struct TransitionStyle: Equatable, Sendable {
    fileprivate let name: String

    /// The host chooses the transition.
    public static let automatic = TransitionStyle(name: "automatic")
    /// The pages do not blur.
    public static let identity = TransitionStyle(name: "identity")
    /// The old page blurs while the new page appears.
    public static let blur = TransitionStyle(name: "blur")
  }

  /// The value of the attribute `style`.
  public let _name: String? = "verticalPage"

  /// Creates a vertical page tab view style.
  public init() {}

  /// Creates a vertical page tab view style.
  ///
  /// - Parameter transitionStyle: Accepted without effect.
  public init(transitionStyle: TransitionStyle) {}
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// Pages that the user turns vertically.
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }

  /// Pages that the user turns vertically.
  ///
  /// - Parameter transitionStyle: Accepted without effect.
  /// - Returns: The style.
  public static func verticalPage(
    transitionStyle: VerticalPageTabViewStyle.TransitionStyle
  ) -> VerticalPageTabViewStyle {
    VerticalPageTabViewStyle(transitionStyle: transitionStyle)
  }
}

public import AmbientCore

/// The position of the tabs of a tab view.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String

  /// The tabs are in a bar at the top.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// The tabs are in a bar at the bottom.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// The tabs are in a sidebar.
  public static let sidebar = TabBarPlacement(name: "sidebar")
}

/// Whether a toolbar shows the titles of its buttons, their icons, or both.
public struct ToolbarLabelStyle: Hashable, Sendable {
  let name: String

  /// The default style of the toolbar.
  public static let automatic = ToolbarLabelStyle(name: "automatic")
  /// The toolbar shows the titles and the icons of its buttons.
  public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
  /// The toolbar shows only the titles of its buttons.
  public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
  /// The toolbar shows only the icons of its buttons.
  public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
}

private struct TabBarPlacementKey: EnvironmentKey {
  static var defaultValue: TabBarPlacement? { nil }
}

private struct IsTabBarShowingSectionsKey: EnvironmentKey {
  static let defaultValue = false
}

private struct ToolbarLabelStyleKey: EnvironmentKey {
  static var defaultValue: ToolbarLabelStyle? { nil }
}

/// Values that describe the toolbar, and the tab bar of the enclosing tab view.
///
/// Of these values, the library itself sets only `toolbarLabelStyle`.
extension EnvironmentValues {
  /// The position of the tabs of the enclosing tab view; nil if the position is unknown.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public package(set) var tabBarPlacement: TabBarPlacement? {
    get { self[TabBarPlacementKey.self] }
    set { self[TabBarPlacementKey.self] = newValue }
  }

  /// Whether the tab bar of the enclosing tab view shows the sections of its tabs.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public package(set) var isTabBarShowingSections: Bool {
    get { self[IsTabBarShowingSectionsKey.self] }
    set { self[IsTabBarShowingSectionsKey.self] = newValue }
  }

  /// Whether the toolbar shows the titles of its buttons, their icons, or both.
  ///
  /// The value is nil unless the scene has the modifier `windowToolbarLabelStyle(fixed:)`.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public package(set) var toolbarLabelStyle: ToolbarLabelStyle? {
    get { self[ToolbarLabelStyleKey.self] }
    set { self[ToolbarLabelStyleKey.self] = newValue }
  }
}

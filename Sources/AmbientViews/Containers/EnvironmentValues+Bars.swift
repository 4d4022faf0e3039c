public import AmbientCore

/// Where the tabs of a view are.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String

  /// In a bar at the top.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// In a bar at the bottom.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// At the side.
  public static let sidebar = TabBarPlacement(name: "sidebar")
}

/// What the buttons in the bar of tools show.
public struct ToolbarLabelStyle: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = ToolbarLabelStyle(name: "automatic")
  /// A title and an icon.
  public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
  /// A title.
  public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
  /// An icon.
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

/// What the bars around a view tell it.
extension EnvironmentValues {
  /// Where the tabs are among which the reader is shown; nil if it is not known.
  public package(set) var tabBarPlacement: TabBarPlacement? {
    get { self[TabBarPlacementKey.self] }
    set { self[TabBarPlacementKey.self] = newValue }
  }

  /// Whether the tabs around the reader show the sections in which they stand.
  public package(set) var isTabBarShowingSections: Bool {
    get { self[IsTabBarShowingSectionsKey.self] }
    set { self[IsTabBarShowingSectionsKey.self] = newValue }
  }

  /// What the buttons in the bar of tools show; nil if it is not known.
  public package(set) var toolbarLabelStyle: ToolbarLabelStyle? {
    get { self[ToolbarLabelStyleKey.self] }
    set { self[ToolbarLabelStyleKey.self] = newValue }
  }
}

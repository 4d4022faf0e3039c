/// A bar of a page or a window.
///
/// Modifiers can set the appearance of the bar.
public struct ToolbarPlacement: Hashable, Sendable {
  /// The prefix of the names of the bar's attributes.
  let name: String

  /// All bars that the host shows with the view.
  public static let automatic = ToolbarPlacement(name: "toolbar")
  /// The navigation bar at the top of a page.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar at the bottom of a page.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar of a tab view.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The toolbar of a window.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
  /// A bar below a window.
  public static let bottomOrnament = ToolbarPlacement(name: "bottomOrnament")

  /// Returns a bar below the toolbar of a window.
  ///
  /// - Parameter id: Accepted without effect: all bars below a toolbar have the same appearance.
  /// - Returns: The bar.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement {
    ToolbarPlacement(name: "accessoryBar")
  }
}

/// The purpose of a toolbar.
///
/// The purpose determines the positions of the items in the toolbar.
public struct ToolbarRole: Hashable, Sendable {
  let name: String

  /// The role that the host chooses for the toolbar.
  public static let automatic = ToolbarRole(name: "automatic")
  /// The toolbar is for the pages of a navigation stack.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// The toolbar is for a browser, which goes back and forward.
  public static let browser = ToolbarRole(name: "browser")
  /// The toolbar is for an editor of a document.
  public static let editor = ToolbarRole(name: "editor")
}

/// The position and the size of the title in a toolbar.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let name: String

  /// The mode that the host chooses; hosts get no attribute for this mode.
  ///
  /// In SwiftUI, the title has the mode of the previous page.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// The title is shown in the bar.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  /// The title is shown below the bar, in large type.
  public static let large = ToolbarTitleDisplayMode(name: "large")
  /// The title is shown in the bar, in large type.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
}

/// A standard item, which the host adds to toolbars.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  let name: String

  /// The button that shows and hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title of the page in the toolbar.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The search field in the toolbar.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

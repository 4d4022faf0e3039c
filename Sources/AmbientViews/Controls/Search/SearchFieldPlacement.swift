/// The placement of a search field.
///
/// - Note: Ambient only passes this on to the host.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// The rule for when a search field is visible in a drawer below the navigation bar.
  ///
  /// - Note: Ambient only passes this on to the host.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    let suffix: String

    /// The host may hide the field while the content scrolls.
    public static let automatic = NavigationBarDrawerDisplayMode(suffix: "")
    /// The field is always visible.
    public static let always = NavigationBarDrawerDisplayMode(suffix: ".always")
  }

  let name: String

  /// The host chooses the placement.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// The field is in the toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// The field is in the place of the toolbar's title.
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  /// The field is in the sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// The field is in a drawer below the navigation bar.
  public static let navigationBarDrawer = navigationBarDrawer(displayMode: .automatic)

  /// The placement in a drawer below the navigation bar.
  ///
  /// - Parameter displayMode: Says when the field is visible. For `always`, the host gets the name
  ///   `navigationBarDrawer.always`.
  /// - Returns: The placement.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(name: "navigationBarDrawer\(displayMode.suffix)")
  }
}

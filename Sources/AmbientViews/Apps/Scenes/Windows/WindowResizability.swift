/// A rule for how the user can resize a window.
public struct WindowResizability: Hashable, Sendable {
  let name: String

  /// The host chooses the rule.
  public static let automatic = WindowResizability(name: "automatic")
  /// The window always has the size of its content.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// The window is at least as large as the minimum size of its content.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

import AmbientCore

/// A style of the items of the system's menu bar.
public protocol MenuBarExtraStyle: Sendable {
  /// The value of the attribute `style`; nil for a style that sets no attribute.
  var _name: String? { get }
}

/// The style that the host chooses.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// Nil, because the style sets no attribute.
  public let _name: String? = nil

  /// Creates an automatic menu bar extra style.
  public init() {}
}

/// The style of an item that opens a menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// Nil, because the style sets no attribute.
  public let _name: String? = nil

  /// Creates a pull-down menu bar extra style.
  public init() {}
}

/// The style of an item that shows its content as a window.
///
/// Pressing a button in the window does not close the window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// The value of the attribute `style`.
  public let _name: String? = "window"

  /// Creates a window menu bar extra style.
  public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The style that the host chooses.
  public static var automatic: Self { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// The style of an item that opens a menu.
  public static var menu: Self { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// The style of an item that shows its content as a window.
  ///
  /// Pressing a button in the window does not close the window.
  public static var window: Self { WindowMenuBarExtraStyle() }
}

extension Scene {
  /// Sets the style of the scene's items in the menu bar.
  ///
  /// - Parameter style: The style.
  /// - Returns: The modified scene.
  public nonisolated func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    environment(\.menuBarExtraStyle, style._name)
  }
}

private struct MenuBarExtraStyleKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

extension EnvironmentValues {
  /// The property `_name` of the style that a modifier sets; nil if no modifier sets a style.
  var menuBarExtraStyle: String? {
    get { self[MenuBarExtraStyleKey.self] }
    set { self[MenuBarExtraStyleKey.self] = newValue }
  }
}

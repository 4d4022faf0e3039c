import AmbientCore

/// The layer of a window among the windows on the screen.
public struct WindowLevel: Hashable, Sendable {
  let name: String

  /// The host chooses the layer.
  public static let automatic = WindowLevel(name: "automatic")
  /// The layer of ordinary windows.
  public static let normal = WindowLevel(name: "normal")
  /// The layer above all ordinary windows.
  public static let floating = WindowLevel(name: "floating")
  /// The layer of the desktop, below all ordinary windows.
  public static let desktop = WindowLevel(name: "desktop")
}

/// A rule for whether the user can move a window by its background.
public struct WindowBackgroundDragBehavior: Hashable, Sendable {
  let name: String

  /// The host chooses the rule.
  public static let automatic = WindowBackgroundDragBehavior(name: "automatic")
  /// The user can move a window by its background.
  public static let enabled = WindowBackgroundDragBehavior(name: "enabled")
  /// The user cannot move a window by its background.
  public static let disabled = WindowBackgroundDragBehavior(name: "disabled")
}

/// The role of a window when the user arranges windows.
public struct WindowManagerRole: Hashable, Sendable {
  let name: String

  /// The host chooses the role.
  public static let automatic = WindowManagerRole(name: "automatic")
  /// A main window, which the host arranges together with other main windows.
  public static let principal = WindowManagerRole(name: "principal")
  /// A window that accompanies a main window.
  public static let associated = WindowManagerRole(name: "associated")
}

/// The size to which the user can zoom a window.
public struct WindowIdealSize: Hashable, Sendable {
  let name: String

  /// The host chooses the size.
  public static let automatic = WindowIdealSize(name: "automatic")
  /// The ideal size of the content.
  public static let fitToContent = WindowIdealSize(name: "fitToContent")
  /// The largest size that fits on the screen.
  public static let maximum = WindowIdealSize(name: "maximum")
}

extension Scene {
  /// Sets the layer of the scene's windows among the windows on the screen.
  ///
  /// - Parameter level: The layer.
  /// - Returns: The modified scene.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func windowLevel(_ level: WindowLevel) -> some Scene {
    settingWindowAttribute(.level, level == .automatic ? nil : level.name)
  }

  /// Sets whether the user can move the scene's windows by their background.
  ///
  /// - Parameter behavior: The rule.
  /// - Returns: The modified scene.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func windowBackgroundDragBehavior(
    _ behavior: WindowBackgroundDragBehavior
  ) -> some Scene {
    settingWindowAttribute(.backgroundDrag, behavior == .automatic ? nil : behavior.name)
  }

  /// Sets the role that the scene's windows have when the user arranges windows.
  ///
  /// - Parameter role: The role.
  /// - Returns: The modified scene.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func windowManagerRole(_ role: WindowManagerRole) -> some Scene {
    settingWindowAttribute(.managerRole, role == .automatic ? nil : role.name)
  }

  /// Sets the size to which the user can zoom the scene's windows.
  ///
  /// - Parameter size: The size.
  /// - Returns: The modified scene.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func windowIdealSize(_ size: WindowIdealSize) -> some Scene {
    settingWindowAttribute(.idealSize, size == .automatic ? nil : size.name)
  }
}

public import AmbientCore
public import struct Foundation.CGSize

// Each modifier sets an attribute of the scene's windows. Hosts apply the attribute.

extension Scene {
  /// Sets the initial size of the scene's windows, in points.
  ///
  /// - Parameters:
  ///   - width: The width of the windows, in points.
  ///   - height: The height of the windows, in points.
  /// - Returns: The modified scene.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    settingWindowAttribute(.defaultSize, "\(width.attributeText) \(height.attributeText)")
  }

  /// Sets the initial size of the scene's windows, in points.
  ///
  /// - Parameter size: The size of the windows, in points.
  /// - Returns: The modified scene.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene {
    defaultSize(width: size.width, height: size.height)
  }

  /// Sets the initial position of the scene's windows on the screen.
  ///
  /// - Parameter position: The position as fractions of the screen's width and height.
  /// - Returns: A scene whose windows have the position.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene {
    settingWindowAttribute(.defaultPosition, position.attributeText)
  }

  /// Sets how the user can resize the scene's windows.
  ///
  /// - Parameter resizability: The rule for the sizes that the user can choose.
  /// - Returns: The modified scene.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    settingWindowAttribute(.resizability, resizability == .automatic ? nil : resizability.name)
  }

  /// Sets the external events for which a host opens a window of the scene.
  ///
  /// - Parameter conditions: The texts to search for. The host opens a window for an event that
  ///   contains at least one of the texts.
  /// - Returns: A scene whose windows have the conditions.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func handlesExternalEvents(
    matching conditions: Set<String>
  ) -> some Scene {
    settingWindowAttribute(.externalEvents, conditions.sorted().joined(separator: "\n"))
  }

  /// Sets the key and the modifier keys that open the scene's window.
  ///
  /// - Parameters:
  ///   - key: The key that the user presses.
  ///   - modifiers: The modifier keys that the user holds down at the same time.
  ///   - localization: Accepted without effect.
  /// - Returns: A scene whose windows have the shortcut.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Sets the keyboard shortcut that opens the scene's window; nil for no shortcut.
  ///
  /// - Parameter shortcut: The shortcut; nil for none.
  /// - Returns: The modified scene.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    settingWindowAttribute(.shortcut, shortcut?.name)
  }

  nonisolated func settingWindowAttribute(
    _ attribute: ElementAttribute<String>,
    _ value: String?
  ) -> some Scene {
    environment(\.windowAttributes[attribute], value)
  }
}

private struct WindowAttributesKey: EnvironmentKey {
  static let defaultValue: ElementAttributes = ElementAttributes()
}

extension EnvironmentValues {
  /// The attributes that the modifiers of a scene set for the scene's windows.
  var windowAttributes: ElementAttributes {
    get { self[WindowAttributesKey.self] }
    set { self[WindowAttributesKey.self] = newValue }
  }
}

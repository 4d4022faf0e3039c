import AmbientCore

/// A rule for whether the window of a scene opens at launch.
public struct SceneLaunchBehavior: Hashable, Sendable {
  private let name: String

  /// The window opens, except in four cases.
  ///
  /// - A scene above this one in the app's body opens a window at launch.
  /// - This scene is a ``Settings`` scene or a ``UtilityWindow``.
  /// - This scene is a ``DocumentGroup`` that creates no documents.
  /// - This scene is a ``DocumentGroup``, and a ``DocumentGroupLaunchScene`` of the app opens its
  ///   window at launch.
  public static let automatic = SceneLaunchBehavior(name: "automatic")
  /// The window opens, even if windows of other scenes open too.
  ///
  /// Even with this rule, a ``DocumentGroup`` that creates no documents opens no window.
  public static let presented = SceneLaunchBehavior(name: "presented")
  /// The window does not open.
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// A rule for whether the host reopens the windows from the last run of the app.
public struct SceneRestorationBehavior: Hashable, Sendable {
  let name: String

  /// The host decides whether the windows of the scene open again at the next launch.
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  /// The host does not reopen the windows.
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

extension Scene {
  /// Sets whether the window of the scene opens at launch.
  ///
  /// ```swift
  /// Window("Welcome", id: "welcome") { Welcome() }
  ///   .defaultLaunchBehavior(.presented)
  /// ```
  ///
  /// - Parameter behavior: The rule. It takes effect when the scene appears, and a later change has
  ///   no effect.
  /// - Returns: A scene with the rule.
  public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    environment(\.sceneLaunchBehavior, behavior)
  }

  /// Sets whether the host reopens the windows from the last run of the app.
  ///
  /// - Parameter behavior: The rule.
  /// - Returns: The modified scene.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func restorationBehavior(
    _ behavior: SceneRestorationBehavior
  ) -> some Scene {
    settingWindowAttribute(.restoration, behavior == .automatic ? nil : behavior.name)
  }
}

private struct SceneLaunchBehaviorKey: EnvironmentKey {
  static let defaultValue = SceneLaunchBehavior.automatic
}

extension EnvironmentValues {
  var sceneLaunchBehavior: SceneLaunchBehavior {
    get { self[SceneLaunchBehaviorKey.self] }
    set { self[SceneLaunchBehaviorKey.self] = newValue }
  }
}

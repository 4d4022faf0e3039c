public import AmbientCore

/// How much a scene takes part in what the user does.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// It does not show.
  case background
  /// It shows, and does not react.
  case inactive
  /// It shows, and reacts.
  case active
}

private struct ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.background
}

extension EnvironmentValues {
  /// The phase of the scene that a view is in; in an app, that of all its scenes.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

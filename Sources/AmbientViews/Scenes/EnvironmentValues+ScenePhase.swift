public import AmbientCore
public import AmbientHosting

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

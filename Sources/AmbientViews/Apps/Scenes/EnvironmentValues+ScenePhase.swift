public import AmbientCore
public import AmbientHosting

private struct ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.background
}

extension EnvironmentValues {
  /// The phase of the scene that contains the view.
  ///
  /// All scenes of an app have the phase of the app. The default is `.background`.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

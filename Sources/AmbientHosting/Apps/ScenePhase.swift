/// The phase of a scene: whether it is visible, and whether it reacts to the user.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The scene is not visible.
  case background
  /// The scene is visible, but does not react to the user.
  case inactive
  /// The scene is visible, and reacts to the user.
  case active
}

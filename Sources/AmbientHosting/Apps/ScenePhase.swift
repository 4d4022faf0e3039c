/// The phase of a scene: whether it shows, and whether it reacts to the user.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The scene does not show.
  case background
  /// The scene shows, and does not react.
  case inactive
  /// The scene shows, and reacts.
  case active
}

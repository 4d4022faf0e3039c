/// How much a scene takes part in what the user does.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// It does not show.
  case background
  /// It shows, and does not react.
  case inactive
  /// It shows, and reacts.
  case active
}

/// The phase of a view between its insertion and its removal.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to appear.
  case willAppear
  /// The view is in its place.
  case identity
  /// The view has been removed, and is shown until its transition is over.
  case didDisappear

  /// Whether the view is in its place.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the view appears, 0 in its place, and 1 after its removal.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

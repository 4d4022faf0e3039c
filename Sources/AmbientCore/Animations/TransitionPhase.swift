/// The phase of a view's transition.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to appear.
  case willAppear
  /// The view is in the tree, without an effect of the transition.
  case identity
  /// The view has been removed, and is shown until its transition is over.
  case didDisappear

  /// Whether the view is shown without an effect of the transition.
  public var isIdentity: Bool { self == .identity }

  /// The phase as a number: -1 for `willAppear`, 0 for `identity`, and 1 for `didDisappear`.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

public import AmbientDrawing

/// The activity of a scroll view.
public enum ScrollPhase: Hashable, Sendable {
  /// The view does not scroll.
  case idle
  /// The user touches the content, and may begin to scroll.
  case tracking
  /// The user scrolls the view.
  case interacting
  /// The user has let go, and the content moves on to its final offset.
  case decelerating
  /// The content moves to an offset that the program has asked for.
  case animating

  /// Whether the content moves: true for each phase except ``idle`` and ``tracking``.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

extension ScrollPhase: CustomDebugStringConvertible {
  /// The name of the phase.
  public var debugDescription: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }
}

/// The state of a scroll view at the moment when its phase changes.
public struct ScrollPhaseChangeContext: Sendable {
  /// The sizes and the offset of the scroll view.
  public let geometry: ScrollGeometry

  /// The velocity of the content in points per second; nil if the host does not know it.
  public let velocity: CGVector?
}

public import AmbientCore
public import AmbientLayout

/// A transition in which the view fades in and out.
public struct OpacityTransition: Transition {
  /// Creates an opacity transition.
  public nonisolated init() {}

  /// The properties: the view does not move.
  public static let properties = TransitionProperties(hasMotion: false)
}

extension OpacityTransition {
  /// Returns the view with the opacity of the phase.
  ///
  /// - Parameters:
  ///   - content: The view that appears or disappears.
  ///   - phase: The phase.
  /// - Returns: The view with the effects of the phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    stockBody(content, phase)
  }

  /// Returns the opacity of the phase.
  public nonisolated func _effect(at phase: TransitionPhase) -> _TransitionEffect? {
    effect(phase) { $0.opacity = 0 }
  }
}

/// A transition in which the view grows and shrinks.
public struct ScaleTransition: Transition {
  /// The factor for the size outside of the identity phase.
  public var scale: Double
  /// The point that keeps its position.
  public var anchor: UnitPoint

  /// Creates a scale transition.
  ///
  /// - Parameters:
  ///   - scale: The factor for the size before the view appears and after it disappears.
  ///   - anchor: The point that keeps its position.
  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}

extension ScaleTransition {
  /// Returns the view with the size of the phase.
  ///
  /// - Parameters:
  ///   - content: The view that appears or disappears.
  ///   - phase: The phase.
  /// - Returns: The view with the effects of the phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    stockBody(content, phase)
  }

  /// Returns the size of the phase.
  public nonisolated func _effect(at phase: TransitionPhase) -> _TransitionEffect? {
    // All phases have the same anchor, because the anchor is not animated.
    var effect = TransitionEffect(anchor: anchor)
    if !phase.isIdentity { (effect.scaleX, effect.scaleY) = (scale, scale) }
    return _TransitionEffect(effect: effect)
  }
}

/// A transition in which the view moves in from an offset, and moves out to the same offset.
public struct OffsetTransition: Transition {
  /// The distance by which the view moves, in points.
  public var offset: CGSize

  /// Creates an offset transition.
  ///
  /// - Parameter offset: The offset in points; a positive height moves the view down.
  public nonisolated init(_ offset: CGSize) { self.offset = offset }
}

extension OffsetTransition {
  /// Returns the view with the offset of the phase.
  ///
  /// - Parameters:
  ///   - content: The view that appears or disappears.
  ///   - phase: The phase.
  /// - Returns: The view with the effects of the phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    stockBody(content, phase)
  }

  /// Returns the offset of the phase.
  public nonisolated func _effect(at phase: TransitionPhase) -> _TransitionEffect? {
    effect(phase) { ($0.x, $0.y) = (Double(offset.width), Double(offset.height)) }
  }
}

/// A transition in which the view moves in from an edge, and moves out to the same edge.
public struct MoveTransition: Transition {
  /// The edge from which the view moves in, and to which the view moves out.
  public var edge: Edge

  /// Creates a move transition.
  ///
  /// - Parameter edge: The edge from which the view moves in, and to which the view moves out.
  public nonisolated init(edge: Edge) { self.edge = edge }
}

extension MoveTransition {
  /// Returns the view at the position of the phase.
  ///
  /// - Parameters:
  ///   - content: The view that appears or disappears.
  ///   - phase: The phase.
  /// - Returns: The view with the effects of the phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    stockBody(content, phase)
  }

  /// Returns the position of the phase.
  public nonisolated func _effect(at phase: TransitionPhase) -> _TransitionEffect? {
    effect(phase) { $0.move(to: edge) }
  }
}

/// A transition in which the view moves in from the leading edge, and out to the trailing edge.
public struct SlideTransition: Transition {
  /// Creates a slide transition.
  public nonisolated init() {}
}

extension SlideTransition {
  /// Returns the view at the position of the phase.
  ///
  /// - Parameters:
  ///   - content: The view that appears or disappears.
  ///   - phase: The phase.
  /// - Returns: The view with the effects of the phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    stockBody(content, phase)
  }

  /// Returns the position of the phase.
  public nonisolated func _effect(at phase: TransitionPhase) -> _TransitionEffect? {
    effect(phase) { $0.move(to: phase == .willAppear ? .leading : .trailing) }
  }
}

/// A transition in which the view moves in from an edge, and moves out to the opposite edge.
///
/// The view also fades in and out.
public struct PushTransition: Transition {
  /// The edge from which the view moves in.
  public var edge: Edge

  /// Creates a push transition.
  ///
  /// - Parameter edge: The edge from which the view moves in.
  public nonisolated init(edge: Edge) { self.edge = edge }
}

extension PushTransition {
  /// Returns the view at the position of the phase.
  ///
  /// - Parameters:
  ///   - content: The view that appears or disappears.
  ///   - phase: The phase.
  /// - Returns: The view with the effects of the phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    stockBody(content, phase)
  }

  /// Returns the position and the opacity of the phase.
  public nonisolated func _effect(at phase: TransitionPhase) -> _TransitionEffect? {
    effect(phase) {
      $0.move(to: phase == .willAppear ? edge : edge.opposite)
      $0.opacity = 0
    }
  }
}

/// A transition without any effect: the view appears and disappears immediately.
public struct IdentityTransition: Transition {
  /// Creates an identity transition.
  public nonisolated init() {}

  /// The properties: the view does not move.
  public static let properties = TransitionProperties(hasMotion: false)
}

extension IdentityTransition {
  /// Returns the view.
  ///
  /// - Parameters:
  ///   - content: The view that appears or disappears.
  ///   - phase: The phase.
  /// - Returns: The view with the effects of the phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    stockBody(content, phase)
  }

  /// Returns the effects in a phase, which are none.
  public nonisolated func _effect(at phase: TransitionPhase) -> _TransitionEffect? {
    _TransitionEffect(effect: TransitionEffect())
  }
}

/// A transition in which the view fades and is blurred, while another view replaces it.
public struct BlurReplaceTransition: Transition {
  /// How the sizes of the old and the new view change.
  public struct Configuration: Equatable, Sendable {
    fileprivate let isDownUp: Bool

    /// The old view shrinks, and the new view grows.
    public static let downUp = Configuration(isDownUp: true)
    /// Both views grow during the transition.
    public static let upUp = Configuration(isDownUp: false)
  }

  /// How the sizes of the old and the new view change.
  public var configuration: Configuration

  /// Creates a blur replace transition.
  ///
  /// - Parameter configuration: How the sizes of the old and the new view change.
  public nonisolated init(configuration: Configuration) { self.configuration = configuration }
}

extension BlurReplaceTransition {
  /// Returns the view with the blur, the opacity and the size of the phase.
  ///
  /// - Parameters:
  ///   - content: The view that appears or disappears.
  ///   - phase: The phase.
  /// - Returns: The view with the effects of the phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    stockBody(content, phase)
  }

  /// Returns the effects of the phase.
  public nonisolated func _effect(at phase: TransitionPhase) -> _TransitionEffect? {
    effect(phase) {
      $0.blur = 10
      $0.opacity = 0
      let grows = phase == .didDisappear && configuration == .upUp
      ($0.scaleX, $0.scaleY) = grows ? (1.2, 1.2) : (0.8, 0.8)
    }
  }
}

extension Transition {
  /// Returns the effects of a phase; no effects in the identity phase.
  fileprivate nonisolated func effect(
    _ phase: TransitionPhase,
    _ change: (inout TransitionEffect) -> Void
  ) -> _TransitionEffect? {
    var effect = TransitionEffect()
    if !phase.isIdentity { change(&effect) }
    return _TransitionEffect(effect: effect)
  }

  func stockBody(_ content: Content, _ phase: TransitionPhase) -> some View {
    Wrapper(
      kind: .transition,
      attributes: (_effect(at: phase)?.effect ?? TransitionEffect()).attributes,
      content: content
    )
  }
}

extension TransitionEffect {
  fileprivate mutating func move(to edge: Edge) {
    switch edge {
    case .top: moveY = -1
    case .bottom: moveY = 1
    case .leading: moveX = -1
    case .trailing: moveX = 1
    }
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

public import AmbientCore
public import AmbientLayout

/// A transition that hides the type of the transition that it wraps.
///
/// ```swift
/// if isOpen { Details().transition(.move(edge: .bottom).combined(with: .opacity)) }
/// ```
///
/// The view stays in the tree until its removal is over. If the view is inserted again during the
/// removal, the view keeps its state, and the transition continues from the current effects.
/// `onDisappear` runs at the end of the removal.
public struct AnyTransition: Sendable {
  private enum Part: Sendable {
    case one(TransitionBox)
    case asymmetric(AnyTransition, AnyTransition)
    case modifiers(TransitionModifiers)
  }

  private indirect enum Storage: Sendable {
    case part(Part)
    case combined(AnyTransition, AnyTransition)
  }

  private let storage: Storage

  /// The animation of the insertion and the removal.
  ///
  /// The outer optional is nil if the transition uses the animation of the change that inserts or
  /// removes the view. The inner optional is nil for no animation.
  private var ownAnimation: Animation??

  private init(_ storage: Storage) { self.storage = storage }

  /// Creates a transition that hides the type of another transition.
  ///
  /// - Parameter transition: The transition whose type is hidden.
  public nonisolated init<T: Transition>(_ transition: T) {
    if let wrapper = transition as? any TransitionWrapper {
      self = wrapper.transition
    } else {
      self.init(.part(.one(TransitionBox(transition))))
    }
  }

  /// Returns a transition that combines one transition for the insertion with another for the
  /// removal.
  ///
  /// - Parameters:
  ///   - insertion: The transition of the view when it appears.
  ///   - removal: The transition of the view when it disappears.
  /// - Returns: The transition.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(.part(.asymmetric(insertion, removal)))
  }

  /// Returns a transition between two states of a modifier.
  ///
  /// - Parameters:
  ///   - active: The modifier before the view appears and after it disappears.
  ///   - identity: The modifier while the view is shown.
  /// - Returns: The transition.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(.part(.modifiers(TransitionModifiers(active: active, identity: identity))))
  }

  /// Returns a transition with the effects of this and another transition.
  ///
  /// - Parameter other: The other transition, which is applied to the result of this transition.
  /// - Returns: The transition.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(.combined(self, other))
  }

  /// Returns the transition with an animation of its own.
  ///
  /// - Parameter animation: The animation of the insertion and the removal; nil for no animation.
  /// - Returns: The transition.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var result = self
    result.ownAnimation = .some(animation)
    return result
  }
}

extension AnyTransition {
  /// Returns the combined effects of all parts that are transitions of the library.
  @MainActor func effect(at phase: TransitionPhase) -> TransitionEffect {
    switch storage {
    case .part(.one(let transition)):
      transition.effect(at: phase) ?? TransitionEffect()
    case .part(.asymmetric(let insertion, let removal)):
      asymmetricEffect(insertion, removal, phase)
    case .part(.modifiers): TransitionEffect()
    case .combined(let first, let second):
      first.effect(at: phase).combined(with: second.effect(at: phase))
    }
  }

  @MainActor private func asymmetricEffect(
    _ insertion: AnyTransition,
    _ removal: AnyTransition,
    _ phase: TransitionPhase
  ) -> TransitionEffect {
    switch phase {
    case .willAppear: insertion.effect(at: phase)
    case .didDisappear: removal.effect(at: phase)
    // In the identity phase, only the anchor and the symbol effect of a transition can differ from
    // the default.
    case .identity: insertion.effect(at: phase).combined(with: removal.effect(at: phase))
    }
  }

  /// Returns a view with the effects of all custom transitions; nil if there are no custom
  /// transitions.
  @MainActor func custom(_ content: AnyView, at phase: TransitionPhase) -> AnyView? {
    switch storage {
    case .part(.one(let transition)):
      guard transition.effect(at: phase) == nil else { return nil }
      return transition.body(content, phase)
    case .part(.modifiers(let modifiers)):
      return modifiers.apply(content, phase.isIdentity)
    case .part(.asymmetric(let insertion, let removal)):
      // Both transitions are applied in all phases, so that the view keeps its state.
      let inserted = insertion.custom(content, at: phase == .willAppear ? phase : .identity)
      let removalPhase: TransitionPhase = phase == .didDisappear ? phase : .identity
      return removal.custom(inserted ?? content, at: removalPhase) ?? inserted
    case .combined(let first, let second):
      let inner = first.custom(content, at: phase)
      return second.custom(inner ?? content, at: phase) ?? inner
    }
  }

  /// Returns whether the view enters or leaves a phase immediately, without effects.
  @MainActor private func isIdentity(at phase: TransitionPhase) -> Bool {
    switch storage {
    case .part(.one(let transition)): transition.isIdentity
    case .part(.modifiers): false
    case .part(.asymmetric(let insertion, let removal)):
      (phase == .willAppear ? insertion : removal).isIdentity(at: phase)
    case .combined(let first, let second):
      first.isIdentity(at: phase) && second.isIdentity(at: phase)
    }
  }

  /// Returns the animation to or from a phase; nil if the view appears or disappears immediately.
  ///
  /// The parameter `animation` is the animation of the change that inserts or removes the view.
  @MainActor func animation(for phase: TransitionPhase, _ animation: Animation?) -> Animation? {
    guard !isIdentity(at: phase) else { return nil }
    if let ownAnimation { return ownAnimation }
    guard case .part(.asymmetric(let insertion, let removal)) = storage else {
      if case .combined(let first, let second) = storage {
        let last = second.animation(for: phase, animation)
        return first.animation(for: phase, last ?? animation) ?? last
      }
      return animation
    }
    return (phase == .willAppear ? insertion : removal).animation(for: phase, animation)
  }
}

extension AnyTransition {
  /// The view fades in and out.
  public static let opacity = AnyTransition(OpacityTransition())
  /// The view comes from the leading edge, and leaves to the trailing edge.
  public static let slide = AnyTransition(SlideTransition())
  /// The view appears and disappears immediately.
  public static let identity = AnyTransition(IdentityTransition())
  /// The view grows from a point, and shrinks to a point.
  public static let scale = AnyTransition(ScaleTransition(1e-5))

  /// Returns a transition in which the view grows and shrinks.
  ///
  /// - Parameters:
  ///   - scale: The factor for the size before the view appears and after it disappears.
  ///   - anchor: The point that keeps its position.
  /// - Returns: The transition.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }

  /// Returns a transition in which the view comes from an edge, and leaves to the same edge.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: The transition.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

  /// Returns a transition in which the view comes from an edge, and leaves to the opposite edge.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: The transition.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }

  /// Returns a transition in which the view comes from an offset in points, and leaves to the same
  /// offset.
  ///
  /// - Parameter offset: The distances to the right and downward, in points.
  /// - Returns: The transition.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }

  /// Returns a transition in which the view comes from an offset in points, and leaves to the same
  /// offset.
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in points.
  ///   - y: The distance downward, in points.
  /// - Returns: The transition.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
}

public import AmbientCore

extension View {
  /// Sets how the view appears and disappears.
  ///
  /// The transition plays when an animated change inserts or removes the view. For example, the
  /// change makes the condition of an `if` true, removes an item of a loop, or gives the view
  /// another identity. If the change also inserts or removes an element around the view, the
  /// transition does not play.
  ///
  /// - Parameter t: The transition.
  /// - Returns: A view with the transition.
  /// - Invalidation: The steps of a built-in transition run no body.
  /// - Note: A transition takes time only in a tree whose `runsAnimations` is true.
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }

  /// Sets how the view appears and disappears.
  ///
  /// - Parameter transition: The transition.
  /// - Returns: A view with the transition.
  /// - Note: A transition takes time only in a tree whose `runsAnimations` is true.
  @_disfavoredOverload
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}

struct TransitionModifier {
  let transition: AnyTransition
}

extension TransitionModifier: PresenceModifier, NamedBody {
  typealias Body = Never

  /// Nil, so that reports omit the modifier.
  nonisolated static var bodyName: String? { nil }

  func body(
    content: _ViewModifier_Content<Self>,
    phase: TransitionPhase,
    edit: @escaping (inout Transaction) -> Void
  ) -> some View {
    content.transaction(edit) {
      TransitionedView(transition: transition, phase: phase, content: $0)
    }
  }

  func animation(for phase: TransitionPhase, _ animation: Animation?) -> Animation? {
    transition.animation(for: phase, animation)
  }
}

struct TransitionedView<Content: View> {
  let transition: AnyTransition
  let phase: TransitionPhase
  let shown: Content

  init(transition: AnyTransition, phase: TransitionPhase, content: Content) {
    self.transition = transition
    self.phase = phase
    shown = content
  }
}

extension TransitionedView: LibraryView {
  var body: some View {
    let custom = transition.custom(AnyView(shown), at: phase)
    Wrapper(
      kind: .transition,
      attributes: transition.effect(at: phase).attributes,
      content: Group { if let custom { custom } else { shown } }
    )
  }
}

extension Transition where Self == OpacityTransition {
  /// The view fades in and out.
  @MainActor public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition {
  /// Returns a transition that combines one transition for the insertion with another for the
  /// removal.
  ///
  /// - Parameters:
  ///   - insertion: The transition of the view when it appears.
  ///   - removal: The transition of the view when it disappears.
  /// - Returns: The transition.
  public static func asymmetric<Insertion: Transition, Removal: Transition>(
    insertion: Insertion,
    removal: Removal
  ) -> AsymmetricTransition<Insertion, Removal>
  where Self == AsymmetricTransition<Insertion, Removal> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}

extension Transition where Self == SlideTransition {
  /// The view moves in from the leading edge, and moves out toward the trailing edge.
  @MainActor public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == IdentityTransition {
  /// The view appears and disappears immediately.
  @MainActor public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// The view grows from a point, and shrinks to a point.
  @MainActor public static var scale: ScaleTransition { ScaleTransition(1e-5) }

  /// Returns a transition in which the view grows and shrinks.
  ///
  /// - Parameters:
  ///   - scale: The scale factor of the view before it appears and after it disappears.
  ///   - anchor: The point that keeps its position.
  /// - Returns: The transition.
  @MainActor public static func scale(
    _ scale: Double,
    anchor: UnitPoint = .center
  ) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  /// Returns a transition in which the view moves in from an offset, and moves out to the same
  /// offset.
  ///
  /// - Parameter offset: The distances to the right and downward, in points.
  /// - Returns: The transition.
  @MainActor public static func offset(_ offset: CGSize) -> OffsetTransition {
    OffsetTransition(offset)
  }

  /// Returns a transition in which the view moves in from an offset, and moves out to the same
  /// offset.
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in points.
  ///   - y: The distance downward, in points.
  /// - Returns: The transition.
  @MainActor public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == MoveTransition {
  /// Returns a transition in which the view moves in from an edge, and moves out toward that edge.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: The transition.
  @MainActor public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// Returns a transition in which the view moves in from an edge, and moves out toward the
  /// opposite edge.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: The transition.
  @MainActor public static func push(from edge: Edge) -> PushTransition {
    PushTransition(edge: edge)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// The view is blurred while it fades in and grows, or fades out and shrinks.
  @MainActor public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  /// Returns a transition in which the view fades and is blurred.
  ///
  /// - Parameter configuration: Whether the view shrinks or grows when it disappears. (It always
  ///   grows when it appears.)
  /// - Returns: The transition.
  @MainActor public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}

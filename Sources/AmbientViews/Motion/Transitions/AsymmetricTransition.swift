public import AmbientCore

/// A transition that combines one transition for the insertion with another for the removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  /// The transition of the view when it appears.
  public var insertion: Insertion
  /// The transition of the view when it disappears.
  public var removal: Removal

  /// Creates an asymmetric transition.
  ///
  /// - Parameters:
  ///   - insertion: The transition of the view when it appears.
  ///   - removal: The transition of the view when it disappears.
  public nonisolated init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension AsymmetricTransition: TransitionWrapper {
  nonisolated var transition: AnyTransition {
    .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
  }
}

extension AsymmetricTransition: Transition {
  /// The properties of the transition.
  ///
  /// The property `hasMotion` is true if the insertion or the removal has motion.
  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }

  /// Returns the view with the effects of the phase.
  ///
  /// - Parameters:
  ///   - content: The view that appears or disappears.
  ///   - phase: The phase.
  /// - Returns: The view with the effects of the phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    TransitionedView(transition: transition, phase: phase, content: content)
  }
}

import AmbientCore

/// A type-erased transition.
// `@unchecked`: like a view, a transition may be created on any thread. Only the main actor uses
// it.
final class TransitionBox: @unchecked Sendable {
  let isIdentity: Bool
  private let effectAt: (TransitionPhase) -> TransitionEffect?
  private let bodyOf: @MainActor (AnyView, TransitionPhase) -> AnyView

  nonisolated init<T: Transition>(_ transition: T) {
    isIdentity = T.self == IdentityTransition.self
    // Safe because only the main actor uses the transition.
    nonisolated(unsafe) let transition = transition
    effectAt = { transition._effect(at: $0)?.effect }
    bodyOf = { AnyView(transition.body(content: PlaceholderContentView(content: $0), phase: $1)) }
  }

  /// Returns the effects of a built-in transition; nil for other transitions.
  func effect(at phase: TransitionPhase) -> TransitionEffect? { effectAt(phase) }

  @MainActor func body(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
    bodyOf(content, phase)
  }
}

/// The active and the identity modifier of a transition, with their type erased.
// `@unchecked` for the same reason as ``TransitionBox``.
final class TransitionModifiers: @unchecked Sendable {
  private let applyTo: @MainActor (AnyView, Bool) -> AnyView

  nonisolated init<M: ViewModifier>(active: M, identity: M) {
    // Safe because only the main actor uses the modifiers.
    nonisolated(unsafe) let active = active
    nonisolated(unsafe) let identity = identity
    applyTo = { content, isIdentity in
      AnyView(content.modifier(isIdentity ? identity : active))
    }
  }

  @MainActor func apply(_ content: AnyView, _ isIdentity: Bool) -> AnyView {
    applyTo(content, isIdentity)
  }
}

public import AmbientCore

/// A way in which a view appears and disappears.
///
/// ```swift
/// struct Twirl: Transition {
///   func body(content: Content, phase: TransitionPhase) -> some View {
///     content.rotationEffect(.degrees(phase.value * 180)).opacity(phase.isIdentity ? 1 : 0)
///   }
/// }
///
/// if isOpen { Details().transition(Twirl()) }
/// ```
///
/// - Note: A transition takes time only in a tree whose `runsAnimations` is true.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view that `body(content:phase:)` returns.
  associatedtype Body: View

  /// A placeholder for the view that appears and disappears.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the view in a phase.
  ///
  /// - Parameters:
  ///   - content: The view that appears and disappears.
  ///   - phase: The phase.
  /// - Returns: The view with the effects of the phase.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content, phase: TransitionPhase) -> Body

  /// The properties of the transition.
  static var properties: TransitionProperties { get }

  /// Returns the effects of a phase, for a transition of the library; nil for other transitions.
  nonisolated func _effect(at phase: TransitionPhase) -> _TransitionEffect?
}

/// The properties of a transition.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves its view; true by default.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public var hasMotion: Bool

  /// Creates the properties of a transition.
  ///
  /// - Parameter hasMotion: Whether the transition moves its view.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The effects of a transition of the library.
public struct _TransitionEffect {
  var effect: TransitionEffect
}

extension Transition {
  /// The properties of a transition that declares none.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Nil, because the body applies the effects.
  public nonisolated func _effect(at phase: TransitionPhase) -> _TransitionEffect? { nil }

  /// Applies a phase of the transition to a view.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - phase: The phase.
  /// - Returns: The view with the effects of the phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content: content), phase: phase)
  }

  /// Returns a transition with an animation of its own.
  ///
  /// - Parameter animation: The animation of the insertion and the removal; nil for no animation.
  /// - Returns: The transition.
  public func animation(_ animation: Animation?) -> some Transition {
    ErasedTransition(transition: AnyTransition(self).animation(animation))
  }

  /// Returns a transition with the effects of this and another transition.
  ///
  /// - Parameter other: The other transition, which is applied to the result of this transition.
  /// - Returns: The transition.
  public func combined<T: Transition>(with other: T) -> some Transition {
    ErasedTransition(transition: AnyTransition(self).combined(with: AnyTransition(other)))
  }
}

/// A transition that is equivalent to an ``AnyTransition``.
protocol TransitionWrapper {
  nonisolated var transition: AnyTransition { get }
}

struct ErasedTransition: Transition, TransitionWrapper {
  let transition: AnyTransition

  func body(content: Content, phase: TransitionPhase) -> some View {
    TransitionedView(transition: transition, phase: phase, content: content)
  }
}

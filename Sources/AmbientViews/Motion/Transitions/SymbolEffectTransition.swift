public import AmbientCore

/// A transition in which the symbols in the view appear and disappear with an effect.
///
/// ```swift
/// if isConnected {
///   Image(systemName: "wifi").transition(.symbolEffect(.appear.up))
/// }
/// ```
///
/// The view also fades in and out. The attribute `symbolEffect` of its element names the effect, so
/// that a host can play the effect in place of the fade.
public struct SymbolEffectTransition: Transition {
  private let words: [String]

  /// Creates a symbol effect transition.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: How often and how fast the effect is played.
  public nonisolated init<T: TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions) {
    words = [effect.configuration.name] + options.words
  }

  /// The properties: the view does not move.
  public static let properties = TransitionProperties(hasMotion: false)
}

extension SymbolEffectTransition {
  /// Returns the view with the symbol effect, and with the opacity of the phase.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - phase: The phase of the transition.
  /// - Returns: The view in the phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    stockBody(content, phase)
  }

  /// Returns the symbol effect and the opacity of the phase.
  public nonisolated func _effect(at phase: TransitionPhase) -> _TransitionEffect? {
    // Every phase has the effect, including the identity phase. While a view fades in, it already
    // has the attributes of the identity phase, except for the opacity, which is animated.
    var effect = TransitionEffect(symbolEffect: words.joined(separator: " "))
    if !phase.isIdentity { effect.opacity = 0 }
    return _TransitionEffect(effect: effect)
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// The symbols in the view appear and disappear with an effect that the host chooses.
  @MainActor public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: .automatic, options: .default)
  }

  /// Returns a transition in which the symbols in the view appear and disappear with an effect.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: How often and how fast the effect is played.
  /// - Returns: The transition.
  @MainActor public static func symbolEffect<T: TransitionSymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}

extension AnyTransition {
  /// The symbols in the view appear and disappear with an effect that the host chooses.
  public static let symbolEffect = symbolEffect(.automatic)

  /// Returns a transition in which the symbols in the view appear and disappear with an effect.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: How often and how fast the effect is played.
  /// - Returns: The transition.
  public static func symbolEffect<T: TransitionSymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default
  ) -> AnyTransition {
    AnyTransition(SymbolEffectTransition(effect: effect, options: options))
  }
}

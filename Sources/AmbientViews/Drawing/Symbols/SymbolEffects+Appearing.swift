/// A symbol appears.
public struct AppearSymbolEffect: VariedSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect,
  Hashable, Sendable
{
  /// The name and the variants of the effect.
  public internal(set) var configuration = SymbolEffectConfiguration("appear")

  /// The symbol grows while it appears.
  public var up: Self { adding("up", insteadOf: ["down"]) }

  /// The symbol shrinks while it appears.
  public var down: Self { adding("down", insteadOf: ["up"]) }

  /// The layers of the symbol move one after the other.
  public var byLayer: Self { adding("byLayer", insteadOf: ["wholeSymbol"]) }

  /// All layers of the symbol move together.
  public var wholeSymbol: Self { adding("wholeSymbol", insteadOf: ["byLayer"]) }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// A symbol appears.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// A symbol disappears.
public struct DisappearSymbolEffect: VariedSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect,
  Hashable, Sendable
{
  /// The name and the variants of the effect.
  public internal(set) var configuration = SymbolEffectConfiguration("disappear")

  /// The symbol grows while it disappears.
  public var up: Self { adding("up", insteadOf: ["down"]) }

  /// The symbol shrinks while it disappears.
  public var down: Self { adding("down", insteadOf: ["up"]) }

  /// The layers of the symbol move one after the other.
  public var byLayer: Self { adding("byLayer", insteadOf: ["wholeSymbol"]) }

  /// All layers of the symbol move together.
  public var wholeSymbol: Self { adding("wholeSymbol", insteadOf: ["byLayer"]) }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// A symbol disappears.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// A symbol is replaced with another symbol.
public struct ReplaceSymbolEffect: VariedSymbolEffect, ContentTransitionSymbolEffect, Hashable,
  Sendable
{
  /// The name and the variants of the effect.
  public internal(set) var configuration = SymbolEffectConfiguration("replace")

  /// The old symbol shrinks, and the new symbol grows.
  public var downUp: Self { adding("downUp", insteadOf: ["upUp", "offUp"]) }

  /// Both symbols grow.
  public var upUp: Self { adding("upUp", insteadOf: ["downUp", "offUp"]) }

  /// The old symbol disappears at once, and the new symbol grows.
  public var offUp: Self { adding("offUp", insteadOf: ["downUp", "upUp"]) }

  /// The layers of the symbol move one after the other.
  public var byLayer: Self { adding("byLayer", insteadOf: ["wholeSymbol"]) }

  /// All layers of the symbol move together.
  public var wholeSymbol: Self { adding("wholeSymbol", insteadOf: ["byLayer"]) }

  /// The common parts of both symbols stay visible if the host supports this; otherwise, the host
  /// plays the fallback effect.
  public func magic(fallback: ReplaceSymbolEffect) -> Self {
    var effect = fallback
    effect.configuration = effect.configuration.adding("magic")
    return effect
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A symbol is replaced with another symbol.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The effect that the host chooses.
public struct AutomaticSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect,
  Hashable, Sendable
{
  /// The name and the variants of the effect.
  public private(set) var configuration = SymbolEffectConfiguration("automatic")
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that the host chooses.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// The lines of a symbol are drawn.
public struct DrawOnSymbolEffect: VariedSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect,
  Hashable, Sendable
{
  /// The name and the variants of the effect.
  public internal(set) var configuration = SymbolEffectConfiguration("drawOn")

  /// The layers of the symbol are drawn one after the other.
  public var byLayer: Self { adding("byLayer", insteadOf: ["wholeSymbol", "individually"]) }

  /// All layers of the symbol are drawn together.
  public var wholeSymbol: Self { adding("wholeSymbol", insteadOf: ["byLayer", "individually"]) }

  /// Each line of the symbol is drawn on its own.
  public var individually: Self { adding("individually", insteadOf: ["byLayer", "wholeSymbol"]) }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// The lines of a symbol are drawn.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// The lines of a symbol are erased.
public struct DrawOffSymbolEffect: VariedSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect,
  Hashable, Sendable
{
  /// The name and the variants of the effect.
  public internal(set) var configuration = SymbolEffectConfiguration("drawOff")

  /// The layers of the symbol are erased one after the other.
  public var byLayer: Self { adding("byLayer", insteadOf: ["wholeSymbol", "individually"]) }

  /// All layers of the symbol are erased together.
  public var wholeSymbol: Self { adding("wholeSymbol", insteadOf: ["byLayer", "individually"]) }

  /// Each line of the symbol is erased on its own.
  public var individually: Self { adding("individually", insteadOf: ["byLayer", "wholeSymbol"]) }

  /// The lines are erased from their end.
  public var reversed: Self { adding("reversed", insteadOf: ["nonReversed"]) }

  /// The lines are erased from their beginning.
  public var nonReversed: Self { adding("nonReversed", insteadOf: ["reversed"]) }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// The lines of a symbol are erased.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

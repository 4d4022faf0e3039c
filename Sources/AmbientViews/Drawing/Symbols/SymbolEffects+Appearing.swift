/// An effect that makes a symbol appear.
public struct AppearSymbolEffect: VariedSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect,
  Hashable, Sendable
{
  /// The name and the variants of the effect.
  public internal(set) var configuration = SymbolEffectConfiguration("appear")

  /// A variant in which the symbol grows while it appears.
  public var up: Self { adding("up", insteadOf: ["down"]) }

  /// A variant in which the symbol shrinks while it appears.
  public var down: Self { adding("down", insteadOf: ["up"]) }

  /// A variant in which the layers of the symbol move one after the other.
  public var byLayer: Self { adding("byLayer", insteadOf: ["wholeSymbol"]) }

  /// A variant in which all layers of the symbol move together.
  public var wholeSymbol: Self { adding("wholeSymbol", insteadOf: ["byLayer"]) }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// An effect that makes a symbol appear.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// An effect that makes a symbol disappear.
public struct DisappearSymbolEffect: VariedSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect,
  Hashable, Sendable
{
  /// The name and the variants of the effect.
  public internal(set) var configuration = SymbolEffectConfiguration("disappear")

  /// A variant in which the symbol grows while it disappears.
  public var up: Self { adding("up", insteadOf: ["down"]) }

  /// A variant in which the symbol shrinks while it disappears.
  public var down: Self { adding("down", insteadOf: ["up"]) }

  /// A variant in which the layers of the symbol move one after the other.
  public var byLayer: Self { adding("byLayer", insteadOf: ["wholeSymbol"]) }

  /// A variant in which all layers of the symbol move together.
  public var wholeSymbol: Self { adding("wholeSymbol", insteadOf: ["byLayer"]) }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// An effect that makes a symbol disappear.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// An effect that replaces a symbol with another symbol.
public struct ReplaceSymbolEffect: VariedSymbolEffect, ContentTransitionSymbolEffect, Hashable,
  Sendable
{
  /// The name and the variants of the effect.
  public internal(set) var configuration = SymbolEffectConfiguration("replace")

  /// A variant in which the old symbol shrinks, and the new symbol grows.
  public var downUp: Self { adding("downUp", insteadOf: ["upUp", "offUp"]) }

  /// A variant in which both symbols grow.
  public var upUp: Self { adding("upUp", insteadOf: ["downUp", "offUp"]) }

  /// A variant in which the old symbol disappears immediately, and the new symbol grows.
  public var offUp: Self { adding("offUp", insteadOf: ["downUp", "upUp"]) }

  /// A variant in which the layers of the symbol move one after the other.
  public var byLayer: Self { adding("byLayer", insteadOf: ["wholeSymbol"]) }

  /// A variant in which all layers of the symbol move together.
  public var wholeSymbol: Self { adding("wholeSymbol", insteadOf: ["byLayer"]) }

  /// A variant in which the parts that both symbols share stay visible.
  ///
  /// A host without support for this variant plays the fallback effect.
  ///
  /// - Parameter fallback: The effect for hosts that do not support the variant.
  /// - Returns: The effect.
  public func magic(fallback: ReplaceSymbolEffect) -> Self {
    var effect = fallback
    effect.configuration = effect.configuration.adding("magic")
    return effect
  }
}

extension ReplaceSymbolEffect {
  /// An effect in which the old symbol shrinks, and the new symbol grows.
  public static var downUp: Self { Self().downUp }

  /// An effect in which both symbols grow.
  public static var upUp: Self { Self().upUp }

  /// An effect in which the old symbol disappears immediately, and the new symbol grows.
  public static var offUp: Self { Self().offUp }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An effect that replaces a symbol with another symbol.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// An effect that the host chooses.
public struct AutomaticSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect,
  Hashable, Sendable
{
  /// The name and the variants of the effect.
  public private(set) var configuration = SymbolEffectConfiguration("automatic")
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// An effect that the host chooses.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// An effect that draws the lines of a symbol.
public struct DrawOnSymbolEffect: VariedSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect,
  Hashable, Sendable
{
  /// The name and the variants of the effect.
  public internal(set) var configuration = SymbolEffectConfiguration("drawOn")

  /// A variant in which the layers of the symbol are drawn one after the other.
  public var byLayer: Self { adding("byLayer", insteadOf: ["wholeSymbol", "individually"]) }

  /// A variant in which all layers of the symbol are drawn together.
  public var wholeSymbol: Self { adding("wholeSymbol", insteadOf: ["byLayer", "individually"]) }

  /// A variant in which each line of the symbol is drawn on its own.
  public var individually: Self { adding("individually", insteadOf: ["byLayer", "wholeSymbol"]) }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// An effect that draws the lines of a symbol.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// An effect that erases the lines of a symbol.
public struct DrawOffSymbolEffect: VariedSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect,
  Hashable, Sendable
{
  /// The name and the variants of the effect.
  public internal(set) var configuration = SymbolEffectConfiguration("drawOff")

  /// A variant in which the layers of the symbol are erased one after the other.
  public var byLayer: Self { adding("byLayer", insteadOf: ["wholeSymbol", "individually"]) }

  /// A variant in which all layers of the symbol are erased together.
  public var wholeSymbol: Self { adding("wholeSymbol", insteadOf: ["byLayer", "individually"]) }

  /// A variant in which each line of the symbol is erased on its own.
  public var individually: Self { adding("individually", insteadOf: ["byLayer", "wholeSymbol"]) }

  /// A variant in which the lines are erased from their end.
  public var reversed: Self { adding("reversed", insteadOf: ["nonReversed"]) }

  /// A variant in which the lines are erased from their beginning.
  public var nonReversed: Self { adding("nonReversed", insteadOf: ["reversed"]) }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// An effect that erases the lines of a symbol.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

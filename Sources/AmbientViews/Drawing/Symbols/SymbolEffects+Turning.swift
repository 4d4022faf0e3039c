/// A symbol turns.
public struct RotateSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  /// The name and the variants of the effect.
  public internal(set) var configuration = SymbolEffectConfiguration("rotate")

  /// The symbol turns clockwise.
  public var clockwise: Self { adding("clockwise", insteadOf: ["counterClockwise"]) }

  /// The symbol turns counterclockwise.
  public var counterClockwise: Self { adding("counterClockwise", insteadOf: ["clockwise"]) }

  /// The layers of the symbol move one after the other.
  public var byLayer: Self { adding("byLayer", insteadOf: ["wholeSymbol"]) }

  /// All layers of the symbol move together.
  public var wholeSymbol: Self { adding("wholeSymbol", insteadOf: ["byLayer"]) }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// A symbol turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// A symbol grows and shrinks slowly.
public struct BreatheSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  /// The name and the variants of the effect.
  public internal(set) var configuration = SymbolEffectConfiguration("breathe")

  /// The opacity of the symbol stays the same.
  public var plain: Self { adding("plain", insteadOf: ["pulse"]) }

  /// The symbol also fades out and in.
  public var pulse: Self { adding("pulse", insteadOf: ["plain"]) }

  /// The layers of the symbol move one after the other.
  public var byLayer: Self { adding("byLayer", insteadOf: ["wholeSymbol"]) }

  /// All layers of the symbol move together.
  public var wholeSymbol: Self { adding("wholeSymbol", insteadOf: ["byLayer"]) }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A symbol grows and shrinks slowly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// A symbol is larger or smaller while the effect is active.
public struct ScaleSymbolEffect: VariedSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  /// The name and the variants of the effect.
  public internal(set) var configuration = SymbolEffectConfiguration("scale")

  /// The symbol is larger.
  public var up: Self { adding("up", insteadOf: ["down"]) }

  /// The symbol is smaller.
  public var down: Self { adding("down", insteadOf: ["up"]) }

  /// The layers of the symbol move one after the other.
  public var byLayer: Self { adding("byLayer", insteadOf: ["wholeSymbol"]) }

  /// All layers of the symbol move together.
  public var wholeSymbol: Self { adding("wholeSymbol", insteadOf: ["byLayer"]) }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A symbol is larger or smaller while the effect is active.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// An effect that rotates a symbol.
public struct RotateSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  /// The name and the variants of the effect.
  public internal(set) var configuration = SymbolEffectConfiguration("rotate")

  /// A variant in which the symbol turns clockwise.
  public var clockwise: Self { adding("clockwise", insteadOf: ["counterClockwise"]) }

  /// A variant in which the symbol turns counterclockwise.
  public var counterClockwise: Self { adding("counterClockwise", insteadOf: ["clockwise"]) }

  /// A variant in which the layers of the symbol move one after the other.
  public var byLayer: Self { adding("byLayer", insteadOf: ["wholeSymbol"]) }

  /// A variant in which all layers of the symbol move together.
  public var wholeSymbol: Self { adding("wholeSymbol", insteadOf: ["byLayer"]) }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// An effect that rotates a symbol.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// An effect that makes a symbol grow and shrink slowly.
public struct BreatheSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  /// The name and the variants of the effect.
  public internal(set) var configuration = SymbolEffectConfiguration("breathe")

  /// A variant in which the opacity of the symbol stays the same.
  public var plain: Self { adding("plain", insteadOf: ["pulse"]) }

  /// A variant in which the symbol also fades out and in.
  public var pulse: Self { adding("pulse", insteadOf: ["plain"]) }

  /// A variant in which the layers of the symbol move one after the other.
  public var byLayer: Self { adding("byLayer", insteadOf: ["wholeSymbol"]) }

  /// A variant in which all layers of the symbol move together.
  public var wholeSymbol: Self { adding("wholeSymbol", insteadOf: ["byLayer"]) }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An effect that makes a symbol grow and shrink slowly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// An effect that makes a symbol larger or smaller while the effect is active.
public struct ScaleSymbolEffect: VariedSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  /// The name and the variants of the effect.
  public internal(set) var configuration = SymbolEffectConfiguration("scale")

  /// A variant in which the symbol is larger.
  public var up: Self { adding("up", insteadOf: ["down"]) }

  /// A variant in which the symbol is smaller.
  public var down: Self { adding("down", insteadOf: ["up"]) }

  /// A variant in which the layers of the symbol move one after the other.
  public var byLayer: Self { adding("byLayer", insteadOf: ["wholeSymbol"]) }

  /// A variant in which all layers of the symbol move together.
  public var wholeSymbol: Self { adding("wholeSymbol", insteadOf: ["byLayer"]) }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An effect that makes a symbol larger or smaller while the effect is active.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

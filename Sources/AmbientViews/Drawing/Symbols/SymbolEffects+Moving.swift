public import AmbientDrawing

/// A symbol jumps once, or again and again.
public struct BounceSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  /// The name and the variants of the effect.
  public internal(set) var configuration = SymbolEffectConfiguration("bounce")

  /// The symbol jumps upward.
  public var up: Self { adding("up", insteadOf: ["down"]) }

  /// The symbol jumps downward.
  public var down: Self { adding("down", insteadOf: ["up"]) }

  /// The layers of the symbol move one after the other.
  public var byLayer: Self { adding("byLayer", insteadOf: ["wholeSymbol"]) }

  /// All layers of the symbol move together.
  public var wholeSymbol: Self { adding("wholeSymbol", insteadOf: ["byLayer"]) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A symbol jumps once, or again and again.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// A symbol fades out and in.
public struct PulseSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  /// The name and the variants of the effect.
  public internal(set) var configuration = SymbolEffectConfiguration("pulse")

  /// The layers of the symbol fade one after the other.
  public var byLayer: Self { adding("byLayer", insteadOf: ["wholeSymbol"]) }

  /// All layers of the symbol fade together.
  public var wholeSymbol: Self { adding("wholeSymbol", insteadOf: ["byLayer"]) }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// A symbol fades out and in.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// The layers of a symbol light up in turn.
public struct VariableColorSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect,
  Hashable, Sendable
{
  /// The name and the variants of the effect.
  public internal(set) var configuration = SymbolEffectConfiguration("variableColor")

  /// One layer is lit at a time.
  public var iterative: Self { adding("iterative", insteadOf: ["cumulative"]) }

  /// Each layer stays lit until all layers are lit.
  public var cumulative: Self { adding("cumulative", insteadOf: ["iterative"]) }

  /// The layers light up from first to last, and then from last to first.
  public var reversing: Self { adding("reversing", insteadOf: ["nonReversing"]) }

  /// The layers light up only from first to last.
  public var nonReversing: Self { adding("nonReversing", insteadOf: ["reversing"]) }

  /// Layers that are not lit are hidden.
  public var hideInactiveLayers: Self {
    adding("hideInactiveLayers", insteadOf: ["dimInactiveLayers"])
  }

  /// Layers that are not lit are dimmed.
  public var dimInactiveLayers: Self {
    adding("dimInactiveLayers", insteadOf: ["hideInactiveLayers"])
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The layers of a symbol light up in turn.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// A symbol moves back and forth.
public struct WiggleSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  /// The name and the variants of the effect.
  public internal(set) var configuration = SymbolEffectConfiguration("wiggle")

  /// The symbol moves to the left first.
  public var left: Self { adding("left", insteadOf: Self.leftVariants) }

  /// The symbol moves to the right first.
  public var right: Self { adding("right", insteadOf: Self.leftVariants) }

  /// The symbol moves up first.
  public var up: Self { adding("up", insteadOf: Self.leftVariants) }

  /// The symbol moves down first.
  public var down: Self { adding("down", insteadOf: Self.leftVariants) }

  /// The symbol moves in the reading direction first.
  public var forward: Self { adding("forward", insteadOf: Self.leftVariants) }

  /// The symbol moves against the reading direction first.
  public var backward: Self { adding("backward", insteadOf: Self.leftVariants) }

  /// The symbol turns clockwise first.
  public var clockwise: Self { adding("clockwise", insteadOf: Self.leftVariants) }

  /// The symbol turns counterclockwise first.
  public var counterClockwise: Self { adding("counterClockwise", insteadOf: Self.leftVariants) }

  /// The layers of the symbol move one after the other.
  public var byLayer: Self { adding("byLayer", insteadOf: ["wholeSymbol"]) }

  /// All layers of the symbol move together.
  public var wholeSymbol: Self { adding("wholeSymbol", insteadOf: ["byLayer"]) }

  /// The symbol first moves in the direction of an angle.
  public func custom(angle: Angle) -> Self {
    adding("custom \(CGFloat(angle.degrees).attributeText)", insteadOf: Self.leftVariants)
  }

  /// The symbol first moves in the direction of an angle, in degrees.
  public func custom(angle: Double) -> Self { custom(angle: .degrees(angle)) }

  private static let leftVariants = [
    "left", "right", "up", "down", "forward", "backward", "clockwise", "counterClockwise",
  ]
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A symbol moves back and forth.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

public import AmbientDrawing

/// An effect that makes a symbol jump, once or repeatedly.
public struct BounceSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  /// The name and the variants of the effect.
  public internal(set) var configuration = SymbolEffectConfiguration("bounce")

  /// A variant in which the symbol jumps upward.
  public var up: Self { adding("up", insteadOf: ["down"]) }

  /// A variant in which the symbol jumps downward.
  public var down: Self { adding("down", insteadOf: ["up"]) }

  /// A variant in which the layers of the symbol move one after the other.
  public var byLayer: Self { adding("byLayer", insteadOf: ["wholeSymbol"]) }

  /// A variant in which all layers of the symbol move together.
  public var wholeSymbol: Self { adding("wholeSymbol", insteadOf: ["byLayer"]) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// An effect that makes a symbol jump, once or repeatedly.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// An effect that fades a symbol out and in.
public struct PulseSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  /// The name and the variants of the effect.
  public internal(set) var configuration = SymbolEffectConfiguration("pulse")

  /// A variant in which the layers of the symbol fade one after the other.
  public var byLayer: Self { adding("byLayer", insteadOf: ["wholeSymbol"]) }

  /// A variant in which all layers of the symbol fade together.
  public var wholeSymbol: Self { adding("wholeSymbol", insteadOf: ["byLayer"]) }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// An effect that fades a symbol out and in.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// An effect that lights up the layers of a symbol in turn.
public struct VariableColorSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect,
  Hashable, Sendable
{
  /// The name and the variants of the effect.
  public internal(set) var configuration = SymbolEffectConfiguration("variableColor")

  /// A variant in which one layer is lit at a time.
  public var iterative: Self { adding("iterative", insteadOf: ["cumulative"]) }

  /// A variant in which each layer stays lit until all layers are lit.
  public var cumulative: Self { adding("cumulative", insteadOf: ["iterative"]) }

  /// A variant in which the layers light up from first to last, and then from last to first.
  public var reversing: Self { adding("reversing", insteadOf: ["nonReversing"]) }

  /// A variant in which the layers light up only from first to last.
  public var nonReversing: Self { adding("nonReversing", insteadOf: ["reversing"]) }

  /// A variant in which layers that are not lit are hidden.
  public var hideInactiveLayers: Self {
    adding("hideInactiveLayers", insteadOf: ["dimInactiveLayers"])
  }

  /// A variant in which layers that are not lit are dimmed.
  public var dimInactiveLayers: Self {
    adding("dimInactiveLayers", insteadOf: ["hideInactiveLayers"])
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An effect that lights up the layers of a symbol in turn.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// An effect that moves a symbol back and forth.
public struct WiggleSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  /// The name and the variants of the effect.
  public internal(set) var configuration = SymbolEffectConfiguration("wiggle")

  /// A variant in which the symbol moves to the left first.
  public var left: Self { adding("left", insteadOf: Self.directions) }

  /// A variant in which the symbol moves to the right first.
  public var right: Self { adding("right", insteadOf: Self.directions) }

  /// A variant in which the symbol moves up first.
  public var up: Self { adding("up", insteadOf: Self.directions) }

  /// A variant in which the symbol moves down first.
  public var down: Self { adding("down", insteadOf: Self.directions) }

  /// A variant in which the symbol moves in the reading direction first.
  public var forward: Self { adding("forward", insteadOf: Self.directions) }

  /// A variant in which the symbol moves against the reading direction first.
  public var backward: Self { adding("backward", insteadOf: Self.directions) }

  /// A variant in which the symbol turns clockwise first.
  public var clockwise: Self { adding("clockwise", insteadOf: Self.directions) }

  /// A variant in which the symbol turns counterclockwise first.
  public var counterClockwise: Self { adding("counterClockwise", insteadOf: Self.directions) }

  /// A variant in which the layers of the symbol move one after the other.
  public var byLayer: Self { adding("byLayer", insteadOf: ["wholeSymbol"]) }

  /// A variant in which all layers of the symbol move together.
  public var wholeSymbol: Self { adding("wholeSymbol", insteadOf: ["byLayer"]) }

  /// A variant in which the symbol first moves in the direction of an angle.
  ///
  /// - Parameter angle: The angle of the direction.
  /// - Returns: The effect.
  public func custom(angle: Angle) -> Self {
    adding("custom \(CGFloat(angle.degrees).attributeText)", insteadOf: Self.directions)
  }

  /// A variant in which the symbol first moves in the direction of an angle, in degrees.
  ///
  /// - Parameter angle: The angle of the direction.
  /// - Returns: The effect.
  public func custom(angle: Double) -> Self { custom(angle: .degrees(angle)) }

  private static let directions = [
    "left", "right", "up", "down", "forward", "backward", "clockwise", "counterClockwise", "custom",
  ]
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An effect that moves a symbol back and forth.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

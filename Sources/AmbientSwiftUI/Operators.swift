// This module exports `Angle` and `Text` as single types. The export of a single type omits the
// operators of the type, so this file declares them again. Code that also imports the module of the
// type sees each operator twice. The operators here are disfavored, so that the compiler then
// chooses the operators of that module.
public import AmbientDrawing
public import AmbientViews

extension Angle {
  /// Returns the sum of two angles.
  ///
  /// The sum can be more than a full turn.
  @_disfavoredOverload
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }

  /// Returns the difference of two angles.
  ///
  /// The difference can be negative.
  @_disfavoredOverload
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }

  /// Returns an angle multiplied by a number.
  @_disfavoredOverload
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

  /// Returns an angle multiplied by a number.
  @_disfavoredOverload
  public static func * (lhs: Double, rhs: Angle) -> Angle { Angle(radians: lhs * rhs.radians) }

  /// Returns an angle divided by a number.
  @_disfavoredOverload
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }

  /// Returns the angle of the same size in the opposite direction.
  @_disfavoredOverload
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// Adds an angle to a variable.
  @_disfavoredOverload
  public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }

  /// Subtracts an angle from a variable.
  @_disfavoredOverload
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }

  /// Multiplies a variable by a number.
  @_disfavoredOverload
  public static func *= (lhs: inout Angle, rhs: Double) { lhs.radians *= rhs }

  /// Divides a variable by a number.
  @_disfavoredOverload
  public static func /= (lhs: inout Angle, rhs: Double) { lhs.radians /= rhs }
}

extension Text {
  /// Combines two texts, each with its own style.
  @_disfavoredOverload
  public static func + (lhs: Text, rhs: Text) -> Text { lhs.followed(by: rhs) }
}

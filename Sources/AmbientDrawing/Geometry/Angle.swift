/// An angle, such as the angle of a rotation.
///
/// A positive angle turns clockwise on the screen, because the y-axis points down.
///
/// ```swift
/// let quarter = Angle.degrees(90)
/// let half = quarter + .radians(.pi / 2)
/// ```
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// The angle of zero degrees.
  public static let zero = Angle()

  /// Creates an angle of zero degrees.
  public init() { radians = 0 }

  /// Creates an angle from radians.
  ///
  /// - Parameter radians: The size in radians.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle from degrees.
  ///
  /// - Parameter degrees: The size in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// Returns an angle of the given number of radians.
  ///
  /// - Parameter radians: The size in radians.
  /// - Returns: The angle.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Returns an angle of the given number of degrees.
  ///
  /// - Parameter degrees: The size in degrees.
  /// - Returns: The angle.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Returns whether the first angle is smaller than the second.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

extension Angle {
  /// Returns the sum of two angles; the sum can be more than a full turn.
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }

  /// Returns the difference of two angles; the difference can be negative.
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }

  /// Returns an angle multiplied by a number.
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

  /// Returns an angle multiplied by a number.
  public static func * (lhs: Double, rhs: Angle) -> Angle { rhs * lhs }

  /// Returns an angle divided by a number.
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }

  /// Returns the angle of the same size in the opposite direction.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// Adds an angle to a variable.
  public static func += (lhs: inout Angle, rhs: Angle) { lhs = lhs + rhs }

  /// Subtracts an angle from a variable.
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs = lhs - rhs }

  /// Multiplies a variable by a number.
  public static func *= (lhs: inout Angle, rhs: Double) { lhs = lhs * rhs }

  /// Divides a variable by a number.
  public static func /= (lhs: inout Angle, rhs: Double) { lhs = lhs / rhs }
}

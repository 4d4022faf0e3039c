/// A value that can be added to another value, subtracted from it, and multiplied by a number.
///
/// With these operations, an animation computes the values between an old and a new value.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value by a number.
  ///
  /// - Parameter rhs: The factor.
  mutating func scale(by rhs: Double)

  /// The square of the value's length, for comparing the sizes of two values.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by another number.
  ///
  /// - Parameter rhs: The factor.
  public mutating func scale(by rhs: Double) { self *= rhs }

  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number by another number.
  ///
  /// - Parameter rhs: The factor.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }

  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension VectorArithmetic {
  package func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }
}

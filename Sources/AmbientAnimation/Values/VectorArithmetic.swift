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
  /// Returns the product of the value and a number.
  ///
  /// - Parameter rhs: The factor.
  /// - Returns: The product.
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  /// Moves the value toward another value.
  ///
  /// - Parameters:
  ///   - other: The other value.
  ///   - amount: The part of the way: 0 keeps the value, and 1 makes it the other value. Amounts
  ///     outside of this range go beyond the two values.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// Returns a value between this value and another value.
  ///
  /// - Parameters:
  ///   - other: The other value.
  ///   - amount: The part of the way: 0 returns the value, and 1 returns the other value. Amounts
  ///     outside of this range go beyond the two values.
  /// - Returns: The value at this part of the way.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.interpolate(towards: other, amount: amount)
    return result
  }
}

/// The animatable data of a value that has nothing to animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates the only value of this type.
  public init() {}

  /// The only value of the type.
  public static let zero = EmptyAnimatableData()

  /// Returns the only value.
  public static func + (first: Self, second: Self) -> Self { first }

  /// Returns the only value.
  public static func - (first: Self, second: Self) -> Self { first }

  /// Does nothing, because there is no number to multiply.
  ///
  /// - Parameter rhs: The factor.
  public mutating func scale(by rhs: Double) {}

  /// The square of the value's length, which is zero.
  public var magnitudeSquared: Double { 0 }
}

/// The animatable data of a value that has nothing to animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates the value.
  public init() {}

  /// The only value.
  public static let zero = EmptyAnimatableData()

  /// Returns the only value.
  public static func + (first: Self, second: Self) -> Self { first }

  /// Returns the only value.
  public static func - (first: Self, second: Self) -> Self { first }

  /// Does nothing.
  public mutating func scale(by rhs: Double) {}

  /// Zero.
  public var magnitudeSquared: Double { 0 }
}

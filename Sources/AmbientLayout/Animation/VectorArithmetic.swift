/// A value that can be multiplied by a number, which allows an animation to interpolate it.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value by a number.
  mutating func scale(by rhs: Double)

  /// The square of the value's length, by which two values are compared in size.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by another.
  public mutating func scale(by rhs: Double) { self *= rhs }

  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number by another.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }

  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number by another.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// The animatable data of a value that has none.
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

/// Two animatable values as one.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First

  /// The second value.
  public var second: Second

  /// Creates a pair of two values.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The pair of two zeros.
  public static var zero: Self { Self(.zero, .zero) }

  /// Returns the sums of the first and the second values.
  public static func + (left: Self, right: Self) -> Self {
    Self(left.first + right.first, left.second + right.second)
  }

  /// Returns the differences of the first and the second values.
  public static func - (left: Self, right: Self) -> Self {
    Self(left.first - right.first, left.second - right.second)
  }

  /// Multiplies both values by a number.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of the squares of both lengths.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

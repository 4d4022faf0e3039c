/// Any number of animatable values, combined into one value.
///
/// ```swift
/// struct Tint: Animatable {
///   var red, green, blue: Double
///   var animatableData: AnimatableValues<Double, Double, Double> {
///     get { AnimatableValues(red, green, blue) }
///     set { (red, green, blue) = newValue.value }
///   }
/// }
/// ```
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The values as a tuple.
  public var value: (repeat each Value)

  /// Creates one value from several values.
  ///
  /// - Parameter value: The values.
  public init(_ value: repeat each Value) { self.value = (repeat each value) }

  /// A zero for each value.
  public static var zero: Self { Self(repeat (each Value).zero) }

  /// Adds the values at the same position.
  public static func + (left: Self, right: Self) -> Self {
    Self(repeat (each left.value) + (each right.value))
  }

  /// Subtracts the values at the same position.
  public static func - (left: Self, right: Self) -> Self {
    Self(repeat (each left.value) - (each right.value))
  }

  /// Returns whether all values are equal.
  public static func == (left: Self, right: Self) -> Bool {
    for isEqual in repeat (each left.value) == (each right.value) {
      guard isEqual else { return false }
    }
    return true
  }

  /// Multiplies each value by a number.
  ///
  /// - Parameter rhs: The factor.
  public mutating func scale(by rhs: Double) {
    func scaled<V: VectorArithmetic>(_ value: V) -> V {
      var result = value
      result.scale(by: rhs)
      return result
    }
    value = (repeat scaled(each value))
  }

  /// The sum of `magnitudeSquared` of all values.
  public var magnitudeSquared: Double {
    var sum = 0.0
    for value in repeat each value { sum += value.magnitudeSquared }
    return sum
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}

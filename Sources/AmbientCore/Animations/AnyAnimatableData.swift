package import AmbientAnimation

/// Animatable values of any types, each with a key, such as the name of an attribute.
///
/// In a sum, a value that one of the operands lacks counts as zero.
package struct AnyAnimatableData<Key: Hashable & Sendable>: VectorArithmetic {
  package private(set) var values: [Key: any VectorArithmetic] = [:]

  package init(_ values: [Key: any VectorArithmetic] = [:]) { self.values = values }

  package static var zero: Self { Self() }

  package static func + (left: Self, right: Self) -> Self {
    Self(left.values.merging(right.values) { sum($0, $1) })
  }

  package static func - (left: Self, right: Self) -> Self { left + right.scaled(by: -1) }

  package static func == (left: Self, right: Self) -> Bool {
    guard left.values.count == right.values.count else { return false }
    return left.values.allSatisfy { key, value in
      right.values[key].map { areEqual(value, $0) } ?? false
    }
  }

  package mutating func scale(by rhs: Double) {
    for (key, value) in values { values[key] = Self.scaled(value, by: rhs) }
  }

  package var magnitudeSquared: Double {
    values.values.reduce(0) { $0 + $1.magnitudeSquared }
  }

  /// Returns the values for which `other` has a value with the same key and the same type.
  func common(with other: Self) -> Self {
    Self(
      values.filter { key, value in
        other.values[key].map { type(of: $0) == type(of: value) } ?? false
      }
    )
  }

  private static func sum<V: VectorArithmetic>(
    _ first: V,
    _ second: any VectorArithmetic
  ) -> any VectorArithmetic {
    (second as? V).map { first + $0 } ?? first
  }

  private static func areEqual<V: VectorArithmetic>(
    _ first: V,
    _ second: any VectorArithmetic
  ) -> Bool {
    (second as? V).map { first == $0 } ?? false
  }

  private static func scaled<V: VectorArithmetic>(
    _ value: V,
    by factor: Double
  ) -> any VectorArithmetic {
    value.scaled(by: factor)
  }
}

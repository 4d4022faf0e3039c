import AmbientReflection
import AmbientGraph

/// The identity, type and default of a value in the environment.
///
/// ```swift
/// struct GutterKey: EnvironmentKey {
///   static let defaultValue = 2
/// }
///
/// extension EnvironmentValues {
///   var gutter: Int {
///     get { self[GutterKey.self] }
///     set { self[GutterKey.self] = newValue }
///   }
/// }
/// ```
///
/// Two properties that use one key share one value. Within a view tree a default is made once and
/// shared by all who read it, also where `defaultValue` is computed; SwiftUI computes it at every read.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// What is read where nobody wrote another value.
  static var defaultValue: Value { get }

  /// Whether a write of `rhs` over `lhs` is no change.
  static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool
}

extension EnvironmentKey {
  /// Compares field by field; closures and whatever cannot be compared have always changed.
  public static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool { areSame(lhs, rhs) }
}

extension EnvironmentKey where Value: Equatable {
  /// Compares with `==`.
  @inlinable public static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool { lhs == rhs }
}

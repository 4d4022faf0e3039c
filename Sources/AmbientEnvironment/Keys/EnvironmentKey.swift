import AmbientReflection

/// A type that identifies a value in the environment, and declares the value's type and default.
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
/// Two properties that use one key share one value. A view tree computes `defaultValue` once and
/// shares the result among all readers. SwiftUI computes it at every read.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value that readers see if no ancestor has set one.
  static var defaultValue: Value { get }

  /// Returns whether two values of the key count as equal.
  ///
  /// - Parameters:
  ///   - lhs: The first value.
  ///   - rhs: The second value.
  /// - Returns: Whether the values count as equal.
  /// - Invalidation: Readers of the value run again when this function returns false.
  static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool

  /// Whether hosts see the value.
  ///
  /// If true, a modifier that sets the value adds the value to the descriptions of the nearest
  /// elements inside the modifier.
  static var _isDescribed: Bool { get }
}

extension EnvironmentKey {
  /// Compares the values field by field.
  ///
  /// Closures, and other values that cannot be compared, always count as changed.
  ///
  /// - Parameters:
  ///   - lhs: The first value.
  ///   - rhs: The second value.
  /// - Returns: Whether the values count as equal.
  public static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool { areSame(lhs, rhs) }

  /// False by default, because for most keys hosts see only the effects of the value.
  public static var _isDescribed: Bool { false }
}

extension EnvironmentKey where Value: Equatable {
  /// Compares the values with `==`.
  ///
  /// - Parameters:
  ///   - lhs: The first value.
  ///   - rhs: The second value.
  /// - Returns: Whether the values count as equal.
  @inlinable public static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool { lhs == rhs }
}

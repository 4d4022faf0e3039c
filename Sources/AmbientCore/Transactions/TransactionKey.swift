import AmbientEnvironment
import AmbientGraph
import AmbientReflection

/// The identity, type and default of a value in a ``Transaction``.
///
/// ```swift
/// struct SourceOfChangeKey: TransactionKey {
///   static let defaultValue = "unknown"
/// }
///
/// extension Transaction {
///   var sourceOfChange: String {
///     get { self[SourceOfChangeKey.self] }
///     set { self[SourceOfChangeKey.self] = newValue }
///   }
/// }
/// ```
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a transaction that does not set the key.
  static var defaultValue: Value { get }

  /// Returns whether two values of the key count as equal.
  ///
  /// - Parameters:
  ///   - lhs: The first value.
  ///   - rhs: The second value.
  /// - Returns: Whether the values count as equal. If they do, setting the second value does not
  ///   change the transaction.
  static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool
}

extension TransactionKey {
  /// Compares the values field by field.
  ///
  /// Closures, and other values that cannot be compared, always count as changed.
  ///
  /// - Parameters:
  ///   - lhs: The first value.
  ///   - rhs: The second value.
  /// - Returns: Whether the values count as equal.
  public static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool { areSame(lhs, rhs) }
}

extension TransactionKey where Value: Equatable {
  /// Compares the values with `==`.
  ///
  /// - Parameters:
  ///   - lhs: The first value.
  ///   - rhs: The second value.
  /// - Returns: Whether the values count as equal.
  public static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool { lhs == rhs }
}

// Without the two functions below, `_valuesEqual` would be ambiguous in a type that is also an
// environment key.

extension TransactionKey where Self: EnvironmentKey {
  /// Compares the values field by field, for a type that is also an environment key.
  ///
  /// - Parameters:
  ///   - lhs: The first value.
  ///   - rhs: The second value.
  /// - Returns: Whether the values count as equal.
  public static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool { areSame(lhs, rhs) }
}

extension TransactionKey where Self: EnvironmentKey, Value: Equatable {
  /// Compares the values with `==`, for a type that is also an environment key.
  ///
  /// - Parameters:
  ///   - lhs: The first value.
  ///   - rhs: The second value.
  /// - Returns: Whether the values count as equal.
  public static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool { lhs == rhs }
}

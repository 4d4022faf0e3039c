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

  /// What is read where nobody set another value.
  static var defaultValue: Value { get }

  /// Whether `rhs` in place of `lhs` is no change.
  static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool
}

extension TransactionKey {
  /// Compares field by field; closures and whatever cannot be compared have always changed.
  public static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool { areSame(lhs, rhs) }
}

extension TransactionKey where Value: Equatable {
  /// Compares with `==`.
  public static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool { lhs == rhs }
}

// A type that is a key of both kinds would find two functions of each kind.

extension TransactionKey where Self: EnvironmentKey {
  /// Compares field by field, as both kinds of keys do.
  public static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool { areSame(lhs, rhs) }
}

extension TransactionKey where Self: EnvironmentKey, Value: Equatable {
  /// Compares with `==`, as both kinds of keys do.
  public static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool { lhs == rhs }
}

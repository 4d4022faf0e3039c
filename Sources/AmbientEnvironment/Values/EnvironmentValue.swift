/// A type that is its own key: it knows its default and where it stands in the environment.
///
/// For types of which a view needs one in its surroundings, such as a style or a configuration. The
/// default is what `init()` makes, so there is no ``EnvironmentKey`` to write.
///
/// ```swift
/// struct CardStyle: EnvironmentValue {
///   var padding = 8
///   static var keyPath: EnvironmentPath { \.cardStyle }
/// }
///
/// extension EnvironmentValues {
///   var cardStyle: CardStyle {
///     get { get() }
///     set { set(newValue) }
///   }
/// }
///
/// Card().environment(CardStyle(padding: 16))
/// ```
public protocol EnvironmentValue {
  /// Makes the default.
  init()

  /// Where the value stands in the environment.
  static var keyPath: EnvironmentPath { get }
}

extension EnvironmentValue {
  /// A key path in the environment that leads to a value of this type.
  public typealias EnvironmentPath = WritableKeyPath<EnvironmentValues, Self>

  /// The key that the type stands for.
  public typealias EnvironmentKey = EnvironmentValueKey<Self>

  /// What is read where nobody set another value.
  public static var defaultValue: Self { Self() }

  /// The value to pass where nothing special is wanted: the default.
  public static var automatic: Self { defaultValue }
}

/// The key of a type that is its own key.
public struct EnvironmentValueKey<T: EnvironmentValue>: EnvironmentKey, NamedKey {
  /// What the type's `init()` makes.
  public static var defaultValue: T { T.defaultValue }

  package static var name: String { "\(T.self)" }
}

extension EnvironmentValues {
  /// The value of a type that is its own key; the type is inferred from the property that asks.
  public func get<T: EnvironmentValue>() -> T { self[EnvironmentValueKey<T>.self] }

  /// Replaces the value of a type that is its own key.
  public mutating func set<T: EnvironmentValue>(_ newValue: T) {
    self[EnvironmentValueKey<T>.self] = newValue
  }
}

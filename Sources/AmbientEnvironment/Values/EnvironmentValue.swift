/// A type that is its own environment key: it declares its default and its key path.
///
/// Use this protocol if the environment holds exactly one value of the type, such as a style or a
/// configuration. The default is the value that `init()` creates. You do not declare an
/// ``EnvironmentKey``.
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
/// Gallery().environment(CardStyle(padding: 16))
/// ```
public protocol EnvironmentValue {
  /// Creates the default value.
  init()

  /// The key path of the environment property that holds the value.
  static var keyPath: EnvironmentPath { get }
}

extension EnvironmentValue {
  /// A writable key path from the environment to a value of this type.
  public typealias EnvironmentPath = WritableKeyPath<EnvironmentValues, Self>

  /// The environment key of this type.
  public typealias EnvironmentKey = EnvironmentValueKey<Self>

  /// The value that readers see if no ancestor has set one: the result of `init()`.
  public static var defaultValue: Self { Self() }

  /// The default value, with a second name, so that an argument can be written as `.automatic`.
  public static var automatic: Self { defaultValue }
}

/// The environment key of a type that conforms to ``EnvironmentValue``.
public struct EnvironmentValueKey<T: EnvironmentValue>: EnvironmentKey, NamedKey {
  /// The value that `init()` of the type creates.
  public static var defaultValue: T { T.defaultValue }

  package static var name: String { "\(T.self)" }
}

extension EnvironmentValues {
  /// Returns the value of a type that is its own key; the type is inferred.
  ///
  /// - Invalidation: A body that reads the value runs again when the value changes.
  public func get<T: EnvironmentValue>() -> T { self[EnvironmentValueKey<T>.self] }

  /// Replaces the value of a type that is its own key.
  ///
  /// - Parameter newValue: The new value.
  public mutating func set<T: EnvironmentValue>(_ newValue: T) {
    self[EnvironmentValueKey<T>.self] = newValue
  }
}

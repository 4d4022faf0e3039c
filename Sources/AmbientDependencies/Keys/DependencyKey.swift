public import AmbientEnvironment
import AmbientTaskScopes

/// A dependency key that declares a value for tests.
///
/// A module that declares only an interface conforms the key to this protocol. The module with the
/// implementation conforms the key to ``DependencyKey``.
public protocol TestDependencyKey<Value>: _ContextualDefault {
  /// The type of the value.
  ///
  /// By default, the type of the key itself.
  associatedtype Value: Sendable = Self

  /// The value in previews.
  ///
  /// By default, the test value.
  static var previewValue: Value { get }

  /// The value in tests.
  static var testValue: Value { get }
}

/// A dependency key that declares a value for the running program.
///
/// ```swift
/// struct Weather: DependencyKey {
///   var today: @Sendable () async throws -> Forecast
///   static let liveValue = Weather { try await Server.shared.forecast() }
///   static let testValue = Weather { Forecast(rain: 0.5) }
/// }
///
/// extension DependencyValues {
///   var weather: Weather {
///     get { self[Weather.self] }
///     set { self[Weather.self] = newValue }
///   }
/// }
/// ```
///
/// A declaration with `@Entry` is shorter. Use it for a value that views read too, or that has one
/// default for all contexts: `extension EnvironmentValues { @Entry var retries = 3 }`.
public protocol DependencyKey<Value>: TestDependencyKey {
  // Declares the default `Self` again: the value has the type of the key, unless the key declares
  // another type.
  associatedtype Value = Self

  /// The value in the running program.
  static var liveValue: Value { get }

  /// The value in previews.
  ///
  /// By default, the live value.
  static var previewValue: Value { get }

  /// The value in tests.
  ///
  /// By default, the preview value. A test fails if it reads this default.
  static var testValue: Value { get }
}

extension TestDependencyKey {
  /// Whether code that provides a test value should report that an override is missing.
  ///
  /// See ``DependencyValues/shouldReportUnimplemented``.
  public static var shouldReportUnimplemented: Bool {
    DependencyValues.shouldReportUnimplemented
  }

  /// The test value, for keys that declare no value for previews.
  public static var previewValue: Value { testValue }
}

extension DependencyKey {
  /// The live value, for keys that declare no value for previews.
  public static var previewValue: Value { liveValue }

  /// The preview value, for keys that declare no value for tests.
  ///
  /// A test fails if it reads this value.
  public static var testValue: Value {
    if DependencyIssue.shouldReport {
      let names = ("\(Self.self)", "\(Value.self)")
      DependencyIssue { .noTestValue(of: names.0, names.1, $0) }.report()
    }
    return previewValue
  }
}

/// A key that this library declares.
///
/// Messages contain the name of the key's property instead of the name of the key.
protocol PropertyKey {
  /// The name of the property in `DependencyValues`.
  static var property: String { get }
}

/// The environment key under which the environment stores the value of a dependency key.
@usableFromInline
struct DependencyEntry<Key: TestDependencyKey>: ContextualKey, NamedKey {
  @usableFromInline static var defaultValue: Key.Value { Resolution.sharedDefault(of: Self.self) }

  @usableFromInline static var name: String {
    if let key = Key.self as? any PropertyKey.Type { return key.property }
    return propertyName(ofKey: "\(Key.self)")
  }

  @usableFromInline static func makeDefault(in context: DependencyContext) -> Key.Value {
    Key.default(in: context)
  }
}

extension TestDependencyKey {
  /// Returns the default for a context.
  ///
  /// - Parameter context: The context: live, preview or test.
  /// - Returns: The default. If the context is live and the key declares no live value, the
  ///   function reports an issue and returns the test value.
  public static func _makeDefault(in context: DependencyContext) -> Any { `default`(in: context) }

  fileprivate static func `default`(in context: DependencyContext) -> Value {
    switch context {
    case .live: liveDefault
    case .preview: previewValue
    case .test: testValue
    }
  }

  private static var liveDefault: Value {
    if let live = Self.self as? any DependencyKey.Type {
      func value<Live: DependencyKey>(of key: Live.Type) -> Value? {
        key.liveValue as? Value
      }
      if let value = value(of: live) { return value }
    }
    let value = testValue
    let names = ("\(Self.self)", "\(Value.self)")
    DependencyIssue { .noLiveValue(of: names.0, names.1, $0) }.report()
    return value
  }
}

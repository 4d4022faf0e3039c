public import AmbientEnvironment
import AmbientTaskScopes

/// The identity of a dependency, with the value that tests find.
///
/// A module that declares the interface of something conforms to this protocol; the module that has the
/// real thing adds the conformance to ``DependencyKey``.
public protocol TestDependencyKey<Value>: _ContextualDefault {
  /// The type of the value; the key itself, where nothing else is said.
  associatedtype Value: Sendable = Self

  /// What is found in previews: the test value, where nothing else is said.
  static var previewValue: Value { get }

  /// What is found in tests.
  static var testValue: Value { get }
}

/// The identity of a dependency, with the value that the running program finds.
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
/// A value that views read as well, or that is found where nothing special is needed, is shorter as an
/// entry: `extension EnvironmentValues { @Entry var retries = 3 }`.
public protocol DependencyKey<Value>: TestDependencyKey {
  // Restated, so that a key without type annotations is its own value.
  associatedtype Value = Self

  /// What the running program finds.
  static var liveValue: Value { get }

  /// What is found in previews: the live value, where nothing else is said.
  static var previewValue: Value { get }

  /// What is found in tests; the preview value and a failure of the test, where nothing else is said.
  static var testValue: Value { get }
}

extension TestDependencyKey {
  /// Whether a test value that stands in for a missing one should report an issue; see
  /// ``DependencyValues/shouldReportUnimplemented``.
  public static var shouldReportUnimplemented: Bool {
    DependencyValues.shouldReportUnimplemented
  }

  /// The test value.
  public static var previewValue: Value { testValue }
}

extension DependencyKey {
  /// The live value.
  public static var previewValue: Value { liveValue }

  /// The preview value; a test that reads it fails, because it was to be told what to expect.
  public static var testValue: Value {
    if DependencyIssue.shouldReport {
      let names = ("\(Self.self)", "\(Value.self)")
      DependencyIssue { .noTestValue(of: names.0, names.1, $0) }.report()
    }
    return previewValue
  }
}

/// A key of the library's own, which messages call by the name of its property.
protocol PropertyKey {
  /// The name of the property.
  static var property: String { get }
}

/// The place of a dependency among the values of the environment.
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
  /// The value for a context.
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

public import AmbientEnvironment
import AmbientTaskScopes

/// The dependencies of code outside of views: the properties of this type, and all `Sendable`
/// values of the environment.
///
/// If views read a value too, declare the value in an extension of ``EnvironmentValues``. If they
/// do not, declare it in an extension of this type. Closures that assign dependencies, such as the
/// first closure of ``withDependencies(_:operation:fileID:line:)``, receive a value of this type.
@dynamicMemberLookup
public struct DependencyValues: @unchecked Sendable {
  // @unchecked: this type gives access to sendable values only, and the source of the environment
  // can be read on any thread.
  @usableFromInline package var environment: EnvironmentValues

  @inlinable package init(_ environment: EnvironmentValues) { self.environment = environment }

  /// Creates values for the context of the process.
  ///
  /// No value is set, and no default has been created yet.
  public init() { self.init(EnvironmentValues(TaskScope.empty(in: nil))) }

  /// Values for the running program, without overrides.
  public static var live: Self { Self(EnvironmentValues(TaskScope.empty(in: .live))) }

  /// Values for previews, without overrides.
  public static var preview: Self { Self(EnvironmentValues(TaskScope.empty(in: .preview))) }

  /// Values for tests, without overrides.
  public static var test: Self { Self(EnvironmentValues(TaskScope.empty(in: .test))) }

  /// The values that apply to the caller.
  ///
  /// Use this property in tools only. Other code declares a property with ``Dependency``. Such a
  /// property also finds the values that an object captured, and it reports missing values.
  public static var _current: Self { Self(EnvironmentValues(TaskScope.current ?? .root)) }

  /// The context of the program, which selects the defaults.
  ///
  /// If a closure assigns a context, later reads in the closure find the defaults of the new
  /// context.
  public var context: DependencyContext {
    get { environment[ContextKey.self] }
    set {
      ContextKey.willSet()
      if let scope = (environment.source as? TaskScope)?.assigning(newValue) {
        environment.source = scope
      }
      environment[ContextKey.self] = newValue
    }
  }

  /// The value of a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - function: The name of the property that reads the value, for messages.
  public subscript<Key: TestDependencyKey>(
    key: Key.Type,
    function function: StaticString = #function
  ) -> Key.Value {
    @inlinable get {
      let value = environment[DependencyEntry<Key>.self]
      if !WaitingIssues.isEmpty { WaitingIssues.name(function) }
      return value
    }
    @inlinable set { environment[DependencyEntry<Key>.self] = newValue }
  }

  /// The value of a key that is also an environment key.
  ///
  /// - Parameter key: The type of the key.
  public subscript<Key: TestDependencyKey & EnvironmentKey>(key: Key.Type) -> Key.Value {
    @inlinable get { environment[key] }
    @inlinable set { environment[key] = newValue }
  }

  /// A value of the environment.
  ///
  /// The getter is `mutating` on purpose, so that no key path can use this subscript. The key path
  /// in `@Dependency(\.name)` then has only one meaning: the property of this type if there is one
  /// of that name, or else the property of ``EnvironmentValues``.
  ///
  /// - Parameter keyPath: The key path from the environment to the value.
  public subscript<Value: Sendable>(
    dynamicMember keyPath: any WritableKeyPath<EnvironmentValues, Value> & Sendable
  ) -> Value {
    mutating get { environment[keyPath: keyPath] }
    set { environment[keyPath: keyPath] = newValue }
  }

  /// Whether a test value should report an issue because the test does not override the value.
  ///
  /// Read this property where the test value is created or used. The property is false in closures
  /// that assign values: the first closure of ``withDependencies(_:operation:fileID:line:)``, and
  /// the closures of ``prepareDependencies(_:fileID:line:)`` and of the traits of tests. In these
  /// closures, `$0.client.fetch = { … }` reads the client in order to replace a part of it.
  ///
  /// ```swift
  /// struct Client: TestDependencyKey {
  ///   static var testValue: Client {
  ///     if DependencyValues.shouldReportUnimplemented { reportIssue("Client is unimplemented.") }
  ///     return Client()
  ///   }
  /// }
  /// ```
  public static var shouldReportUnimplemented: Bool {
    if let recording = TaskScope.current?.recording, recording.isForAssignment {
      recording.omitIssue()
      return false
    }
    return !Assigning.isCurrent
  }
}

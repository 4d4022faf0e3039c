public import AmbientEnvironment
import AmbientTaskScopes

/// The values that code finds wherever it runs: those of this type, and all values of the environment
/// that may be read from any thread.
///
/// Declare a value that views read too in an extension of ``EnvironmentValues``; here, one that they need
/// not know. The closures of ``withDependencies(_:operation:fileID:line:)`` and its relatives get an
/// instance to assign to.
@dynamicMemberLookup
public struct DependencyValues: @unchecked Sendable {
  // @unchecked: what is written goes in through sendable key paths and keys; the scope is sendable.
  @usableFromInline package var environment: EnvironmentValues

  @inlinable package init(_ environment: EnvironmentValues) { self.environment = environment }

  /// Makes values in which nothing is set and no default is made yet, for the context of the process.
  public init() { self.init(EnvironmentValues(TaskScope.empty(in: nil))) }

  /// Values in which nothing is set, for the running program.
  public static var live: Self { Self(EnvironmentValues(TaskScope.empty(in: .live))) }

  /// Values in which nothing is set, for previews.
  public static var preview: Self { Self(EnvironmentValues(TaskScope.empty(in: .preview))) }

  /// Values in which nothing is set, for tests.
  public static var test: Self { Self(EnvironmentValues(TaskScope.empty(in: .test))) }

  /// The values that are found here and now.
  ///
  /// For tools; other code reads with ``Dependency``, which also finds what an object has captured and
  /// reports what is missing.
  public static var _current: Self { Self(EnvironmentValues(TaskScope.current ?? .root)) }

  /// Where the program runs, and so which defaults are found.
  public var context: DependencyContext {
    get { environment[ContextKey.self] }
    set {
      ContextKey.willSet()
      // Defaults that are read after this are those of the new context.
      if let scope = (environment.source as? TaskScope)?.assigning(newValue) {
        environment.source = scope
      }
      environment[ContextKey.self] = newValue
    }
  }

  /// The value of a key.
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

  /// The value of a key that is one of the environment too.
  public subscript<Key: TestDependencyKey & EnvironmentKey>(key: Key.Type) -> Key.Value {
    @inlinable get { environment[key] }
    @inlinable set { environment[key] = newValue }
  }

  /// A value of the environment.
  ///
  /// The getter mutates so that no key path leads through it: `@Dependency(\.name)` means a property of this
  /// type, if there is one of that name, and else the one of ``EnvironmentValues``.
  public subscript<Value: Sendable>(
    dynamicMember keyPath: any WritableKeyPath<EnvironmentValues, Value> & Sendable
  ) -> Value {
    mutating get { environment[keyPath: keyPath] }
    set { environment[keyPath: keyPath] = newValue }
  }

  /// Whether a test value that stands in for a missing one should report an issue when it is made or
  /// used.
  ///
  /// It should not while values are assigned: in the closures of
  /// ``withDependencies(_:operation:fileID:line:)``, ``prepareDependencies(_:fileID:line:)`` and the
  /// traits of tests, `$0.client.fetch = { … }` reads the client in order to replace a part of it.
  ///
  /// ```swift
  /// static var testValue: Self {
  ///   if DependencyValues.shouldReportUnimplemented { reportIssue("Client is unimplemented.") }
  ///   return Self()
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

public import AmbientEnvironment
import AmbientReflection
public import AmbientSupport
import AmbientTaskScopes

/// A property that reads a dependency: a value that code needs but does not create itself.
///
/// ```swift
/// struct Uploader {
///   @Dependency(\.retries) private var retries        // an entry of `EnvironmentValues`
///   @Dependency(\.date.now) private var now           // a part of a value
///   @Dependency(Server.self) private var server       // a key
/// }
/// ```
///
/// Each read looks the value up, and finds the one of these values that was set last:
///
/// - an override that applies where the value is read;
/// - an override that applied where the property was created;
/// - a value that a view sets, if the code runs for that view.
///
/// Without any of them, the read finds the value that `prepareDependencies` set, or else the
/// default of the key.
///
/// A dependency can be read on any thread, so the type of its value has to be `Sendable`. Values of
/// other types can only be read in views, with `@Environment`.
///
/// - Invalidation: A change of the value in a view's environment re-runs the view's body if the
///   last run read the value. `@Environment` behaves in the same way.
/// - Complexity: O(1), independent of the number of overrides. Once the default has been created, a
///   read needs no lock and no allocation.
@propertyWrapper
public struct Dependency<Value: Sendable>: @unchecked Sendable {
  // @unchecked: the compiler does not regard the key paths, the types and the closures in `Source`
  // as sendable. The key paths and the types are immutable, and the closures capture only sendable
  // values.

  // `withDependencies(from:)` reads this field at `offsetOfScope`.
  @usableFromInline let captured: TaskScope?

  @usableFromInline let source: Source
  @usableFromInline let location: SourceLocation

  /// The key path or the key of the value that a dependency reads.
  @usableFromInline
  enum Source {
    case environment(KeyPath<EnvironmentValues, Value>)
    case dependencies(KeyPath<DependencyValues, Value>)
    case key(Any.Type, read: (TaskScope?) -> Value)
    /// A key path to a value of another type, with a function that casts the value.
    case cast(AnyKeyPath, read: (TaskScope?) -> Value)
  }

  @usableFromInline
  init(_ source: Source, _ fileID: StaticString, _ line: UInt) {
    captured = TaskScope.capture()
    self.source = source
    location = SourceLocation(fileID, line)
  }

  /// Creates a dependency on the value at a key path of the environment.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value. It can lead to a part of a value.
  ///   - fileID: The file of the property, for messages.
  ///   - line: The line of the property, for messages.
  @_disfavoredOverload
  public init(
    _ keyPath: any KeyPath<EnvironmentValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(.environment(keyPath), fileID, line)
  }

  /// Creates a dependency on the value at a key path of the dependencies.
  ///
  /// If both `DependencyValues` and `EnvironmentValues` have a property of this name, the compiler
  /// chooses this initializer.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value. It can lead to a part of a value.
  ///   - fileID: The file of the property, for messages.
  ///   - line: The line of the property, for messages.
  public init(
    _ keyPath: any KeyPath<DependencyValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(.dependencies(keyPath), fileID, line)
  }

  /// Creates a dependency on the value of a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file of the property, for messages.
  ///   - line: The line of the property, for messages.
  @inlinable
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Key.Value == Value {
    self.init(
      .key(Key.self) { TaskScope.value(of: DependencyEntry<Key>.self, capturedBy: $0) },
      fileID,
      line
    )
  }

  /// Creates a dependency on the value of a key that is also an environment key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file of the property, for messages.
  ///   - line: The line of the property, for messages.
  @inlinable
  public init<Key: TestDependencyKey & EnvironmentKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Key.Value == Value {
    self.init(
      .key(Key.self) { TaskScope.value(of: Key.self, capturedBy: $0) },
      fileID,
      line
    )
  }

  /// The current value of the dependency.
  ///
  /// A test fails if it reads a value that has no test implementation and is not overridden.
  public var wrappedValue: Value {
    let value = TestSupport.installed == nil ? read(captured) : readInTest(captured)
    if !WaitingIssues.isEmpty { reportIssues() }
    return value
  }

  func read(_ captured: TaskScope?) -> Value {
    switch source {
    case .environment(let keyPath):
      TaskScope.values(capturedBy: captured)[keyPath: keyPath]
    case .dependencies(let keyPath):
      DependencyValues(TaskScope.values(capturedBy: captured))[keyPath: keyPath]
    case .key(_, let read), .cast(_, let read): read(captured)
    }
  }

  /// Returns the value in a test.
  ///
  /// Some values report issues, and need the location of this property for the reports.
  private func readInTest(_ captured: TaskScope?) -> Value {
    let value = UnimplementedDependency.$currentReader.withValue(location) { read(captured) }
    // The casts are separate statements on purpose. In an optional chain, a failure of the first
    // cast would give nil. If `Value` is an optional type, this nil would count as a value.
    guard let reporting = value as? any ReaderAware else { return value }
    return reporting.copy(forReaderAt: location) as? Value ?? value
  }

  private func reportIssues() {
    guard case .key(let key, _) = source else { return WaitingIssues.report(name: nil, location) }
    WaitingIssues.report(name: "\(key).self", location)
  }
}

extension Dependency.Source {
  func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.environment(let mine), .environment(let others)): mine == others
    case (.dependencies(let mine), .dependencies(let others)): mine == others
    case (.key(let mine, _), .key(let others, _)): mine == others
    case (.cast(let mine, _), .cast(let others, _)): mine == others
    default: false
    }
  }
}

extension Dependency: SelfComparing {
  /// Returns whether both dependencies read the same value and captured the same scope.
  ///
  /// Their source locations do not matter.
  ///
  /// - Parameter other: The other dependency.
  /// - Returns: Whether both dependencies read the same value and captured the same scope.
  package func isSame(as other: Self) -> Bool {
    TaskScope.isSame(captured, other.captured) && source.isSame(as: other.source)
  }
}

extension Dependency: CapturesScope {
  static var offsetOfScope: Int { MemoryLayout<Self>.offset(of: \.captured) ?? 0 }
}

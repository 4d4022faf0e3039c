public import AmbientEnvironment
import AmbientReflection
public import AmbientSupport
import AmbientTaskScopes

/// A value that the code around it needs and does not make itself.
///
/// ```swift
/// struct Uploader {
///   @Dependency(\.retries) private var retries        // of the environment: `@Entry var retries = 3`
///   @Dependency(\.date.now) private var now           // a part of a value
///   @Dependency(Server.self) private var server       // a key
/// }
/// ```
///
/// It is found whenever it is read: what is newest wins of an override that holds where it is read, one
/// that held where the property was made, and a value that a view set for which the work is done. Where
/// none of them is, it is the value that the program was prepared with, or the default.
///
/// In the body of a view it is tracked as `@Environment` is. It may be read on any thread, so its type has to
/// be `Sendable`; values of other types are for views.
///
/// - Complexity: O(1), whatever is overridden, without a lock or an allocation.
@propertyWrapper
public struct Dependency<Value: Sendable>: @unchecked Sendable {
  // @unchecked: key paths and types of keys are not sendable to the compiler; nothing here is ever changed.

  // Comes first: `withDependencies(from:)` finds it by its offset.
  @usableFromInline let captured: TaskScope?

  @usableFromInline let source: Source
  @usableFromInline let place: SourceLocation

  /// What a dependency reads.
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
    place = SourceLocation(fileID, line)
  }

  /// Reads what a key path of the environment leads to.
  @_disfavoredOverload
  public init(
    _ keyPath: any KeyPath<EnvironmentValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(.environment(keyPath), fileID, line)
  }

  /// Reads what a key path of the dependencies leads to.
  ///
  /// Where a name is declared in both, this one is meant.
  public init(
    _ keyPath: any KeyPath<DependencyValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(.dependencies(keyPath), fileID, line)
  }

  /// Reads the value of a key.
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

  /// Reads the value of a key that is one of the environment too.
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

  /// The current value.
  public var wrappedValue: Value {
    let value = TestSupport.installed == nil ? read(captured) : readInTest(captured)
    if !WaitingIssues.isEmpty { reportIssues() }
    return value
  }

  /// The value for a reader that captured a scope.
  func read(_ captured: TaskScope?) -> Value {
    switch source {
    case .environment(let keyPath):
      TaskScope.values(capturedBy: captured)[keyPath: keyPath]
    case .dependencies(let keyPath):
      DependencyValues(TaskScope.values(capturedBy: captured))[keyPath: keyPath]
    case .key(_, let read), .cast(_, let read): read(captured)
    }
  }

  /// The value in a test, in which what is read knows its reader, to report it.
  private func readInTest(_ captured: TaskScope?) -> Value {
    let value = UnimplementedDependency.$currentReader.withValue(place) { read(captured) }
    // Not in one expression: nil would become the value where that is optional.
    guard let reporting = value as? any ReportsReader else { return value }
    return reporting.read(at: place) as? Value ?? value
  }

  private func reportIssues() {
    guard case .key(let key, _) = source else { return WaitingIssues.report(name: nil, place) }
    WaitingIssues.report(name: "\(key).self", place)
  }
}

extension Dependency.Source {
  /// Whether both read the same.
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
  /// Two are the same if they read the same, and captured the same; where they stand does not matter.
  package func isSame(as other: Self) -> Bool {
    TaskScope.isSame(captured, other.captured) && source.isSame(as: other.source)
  }
}

extension Dependency: CapturesScope {
  static var offsetOfScope: Int { MemoryLayout<Self>.offset(of: \.captured) ?? 0 }
}

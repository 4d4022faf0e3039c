public import AmbientEnvironment
import AmbientGraph

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
/// In the body of a view it is tracked as `@Environment` is.
@propertyWrapper
public struct Dependency<Value: Sendable>: @unchecked Sendable {
  // @unchecked: the types of keys are not sendable to the compiler, but are never changed.
  private enum Content {
    case environment(any KeyPath<EnvironmentValues, Value> & Sendable)
    case dependency(any KeyPath<DependencyValues, Value> & Sendable)
    case key(any KeyReader<Value>.Type)
  }

  // Comes first: `withDependencies(from:)` finds it by its offset.
  let captured: TaskScope?
  private let content: Content
  private let place: SourceLocation

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
    self.init(.dependency(keyPath), fileID, line)
  }

  /// Reads the value of a key.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Key.Value == Value {
    self.init(.key(DependencyKeyReader<Key>.self), fileID, line)
  }

  /// Reads the value of a key that is one of the environment too.
  public init<Key: TestDependencyKey & EnvironmentKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Key.Value == Value {
    self.init(.key(DualKeyReader<Key>.self), fileID, line)
  }

  private init(_ content: Content, _ fileID: StaticString, _ line: UInt) {
    captured = TaskScope.capture()
    self.content = content
    place = SourceLocation(fileID, line)
  }

  /// The value of now.
  public var wrappedValue: Value {
    let value = value(in: EnvironmentValues(captured ?? .root))
    if !WaitingIssues.isEmpty { reportIssues() }
    return value
  }

  func value(in environment: EnvironmentValues) -> Value {
    switch content {
    case .environment(let keyPath): environment[keyPath: keyPath]
    case .dependency(let keyPath): DependencyValues(environment)[keyPath: keyPath]
    case .key(let reader): reader.value(in: environment)
    }
  }

  private func reportIssues() {
    let name: String? =
      if case .key(let reader) = content { "\(reader.name).self" } else { nil }
    WaitingIssues.report(name: name, place)
  }
}

extension Dependency: SelfComparing {
  /// Two are the same if they read the same, and captured the same; where they stand does not matter.
  package func isSame(as other: Self) -> Bool {
    guard TaskScope.isSame(captured, other.captured) else { return false }
    return switch (content, other.content) {
    case (.environment(let one), .environment(let other)): one == other
    case (.dependency(let one), .dependency(let other)): one == other
    case (.key(let one), .key(let other)): one == other
    default: false
    }
  }
}

extension Dependency: CapturesScope {
  static var offsetOfScope: Int { MemoryLayout<Self>.offset(of: \.captured) ?? 0 }
}

/// Reads the value of a key that is known by its type.
private protocol KeyReader<Value> {
  associatedtype Value
  static var name: String { get }
  static func value(in environment: EnvironmentValues) -> Value
}

private enum DependencyKeyReader<Key: TestDependencyKey>: KeyReader {
  static var name: String { "\(Key.self)" }

  static func value(in environment: EnvironmentValues) -> Key.Value {
    environment[DependencyEntry<Key>.self]
  }
}

private enum DualKeyReader<Key: TestDependencyKey & EnvironmentKey>: KeyReader {
  static var name: String { "\(Key.self)" }
  static func value(in environment: EnvironmentValues) -> Key.Value { environment[Key.self] }
}

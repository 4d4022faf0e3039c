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
/// In the body of a view it is tracked as `@Environment` is. It may be read on any thread, so its type has to
/// be `Sendable`; values of other types are for views.
///
/// - Complexity: O(1), whatever is overridden, without a lock or an allocation.
@propertyWrapper
public struct Dependency<Value: Sendable>: @unchecked Sendable {
  // @unchecked: key paths and types of keys are not sendable to the compiler; nothing here is ever changed.

  // Comes first: `withDependencies(from:)` finds it by its offset.
  @usableFromInline let captured: TaskScope?

  // Exactly one of the two. An enum would be copied, with its references, at each read; and so would a
  // key path that is counted.
  @usableFromInline let keyPath: Unmanaged<AnyKeyPath>?
  private let key: Any.Type?

  /// Reads with the key path and the captured scope; written out where it is known what is read.
  @usableFromInline var read: (Unmanaged<AnyKeyPath>?, TaskScope?) -> Value
  private let place: SourceLocation

  /// Reads what a key path of the environment leads to.
  @_disfavoredOverload
  @inlinable
  public init(
    _ keyPath: any KeyPath<EnvironmentValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(keyPath, nil, fileID, line) { keyPath, captured in
      // Safe because it is the one that was handed over, or an equal one.
      TaskScope.value(
        at: keyPath.unsafelyUnwrapped,
        as: KeyPath<EnvironmentValues, Value>.self,
        capturedBy: captured
      )
    }
  }

  /// Reads what a key path of the dependencies leads to.
  ///
  /// Where a name is declared in both, this one is meant.
  @inlinable
  public init(
    _ keyPath: any KeyPath<DependencyValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(keyPath, nil, fileID, line) { keyPath, captured in
      // Safe, and the values of dependencies are those of the environment by another name.
      TaskScope.value(
        at: keyPath.unsafelyUnwrapped,
        as: KeyPath<DependencyValues, Value>.self,
        capturedBy: captured
      )
    }
  }

  /// Reads the value of a key.
  @inlinable
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Key.Value == Value {
    self.init(nil, Key.self, fileID, line) { _, captured in
      TaskScope.value(of: DependencyEntry<Key>.self, capturedBy: captured)
    }
  }

  /// Reads the value of a key that is one of the environment too.
  @inlinable
  public init<Key: TestDependencyKey & EnvironmentKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Key.Value == Value {
    self.init(nil, Key.self, fileID, line) { _, captured in
      TaskScope.value(of: Key.self, capturedBy: captured)
    }
  }

  @usableFromInline
  init(
    _ keyPath: AnyKeyPath?,
    _ key: Any.Type?,
    _ fileID: StaticString,
    _ line: UInt,
    _ read: @escaping (Unmanaged<AnyKeyPath>?, TaskScope?) -> Value
  ) {
    captured = TaskScope.capture()
    self.key = key
    let kept = keyPath.flatMap { KeptKeyPaths.ofProcess[$0] }
    self.keyPath = kept ?? keyPath.map(Unmanaged.passUnretained)
    if let keyPath, kept == nil {
      // What it reads with keeps it.
      self.read = { read(.passUnretained(keyPath), $1) }
    } else {
      self.read = read
    }
    place = SourceLocation(fileID, line)
    if TestSupport.installed != nil { self.read = Self.naming(place, self.read) }
  }

  /// In a test, lets what is read know its reader, to report it.
  private static func naming(
    _ place: SourceLocation,
    _ read: @escaping (Unmanaged<AnyKeyPath>?, TaskScope?) -> Value
  ) -> (Unmanaged<AnyKeyPath>?, TaskScope?) -> Value {
    { keyPath, captured in
      let value = UnimplementedDependency.$currentReader.withValue(place) {
        read(keyPath, captured)
      }
      // Not in one expression: nil would become the value where that is optional.
      guard let reporting = value as? any ReportsReader else { return value }
      return reporting.read(at: place) as? Value ?? value
    }
  }

  /// The value of now.
  @inlinable public var wrappedValue: Value {
    let value = read(keyPath, captured)
    if !WaitingIssues.isEmpty { reportIssues() }
    return value
  }

  @usableFromInline
  func reportIssues() {
    WaitingIssues.report(name: key.map { "\($0).self" }, place)
  }
}

extension Dependency: SelfComparing {
  /// Two are the same if they read the same, and captured the same; where they stand does not matter.
  package func isSame(as other: Self) -> Bool {
    guard TaskScope.isSame(captured, other.captured) else { return false }
    return key == other.key
      && keyPath?.takeUnretainedValue() == other.keyPath?.takeUnretainedValue()
  }
}

extension Dependency: CapturesScope {
  static var offsetOfScope: Int { MemoryLayout<Self>.offset(of: \.captured) ?? 0 }
}

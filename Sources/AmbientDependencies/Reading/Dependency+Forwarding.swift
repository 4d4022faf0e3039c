public import AmbientEnvironment

// For wrappers that hand on where they are used themselves, with all that literals tell of a place.

extension Dependency {
  /// Reads what a key path of the environment leads to, for a property at a place.
  ///
  /// - Parameters:
  ///   - keyPath: Where the value is found.
  ///   - fileID: The file of the property, for messages.
  ///   - filePath: The path of the file; messages do without it.
  ///   - line: The line of the property, for messages.
  ///   - column: The column in the line; messages do without it.
  @_disfavoredOverload
  @inlinable
  public init(
    _ keyPath: any KeyPath<EnvironmentValues, Value> & Sendable,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    self.init(keyPath, fileID: fileID, line: line)
  }

  /// Reads what a key path of the dependencies leads to, for a property at a place.
  ///
  /// - Parameters:
  ///   - keyPath: Where the value is found.
  ///   - fileID: The file of the property, for messages.
  ///   - filePath: The path of the file; messages do without it.
  ///   - line: The line of the property, for messages.
  ///   - column: The column in the line; messages do without it.
  @inlinable
  public init(
    _ keyPath: any KeyPath<DependencyValues, Value> & Sendable,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    self.init(keyPath, fileID: fileID, line: line)
  }

  /// Reads the value of a key, for a property at a place.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file of the property, for messages.
  ///   - filePath: The path of the file; messages do without it.
  ///   - line: The line of the property, for messages.
  ///   - column: The column in the line; messages do without it.
  @inlinable
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) where Key.Value == Value {
    self.init(key, fileID: fileID, line: line)
  }

  /// Reads the value of a key that is one of the environment too, for a property at a place.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file of the property, for messages.
  ///   - filePath: The path of the file; messages do without it.
  ///   - line: The line of the property, for messages.
  ///   - column: The column in the line; messages do without it.
  @inlinable
  public init<Key: TestDependencyKey & EnvironmentKey>(
    _ key: Key.Type,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) where Key.Value == Value {
    self.init(key, fileID: fileID, line: line)
  }
}

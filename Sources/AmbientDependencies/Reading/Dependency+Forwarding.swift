public import AmbientEnvironment

// These initializers are for a property wrapper or a macro that declares a `@Dependency`. The
// location arguments say where the program uses the wrapper or the macro. Messages show that place.

extension Dependency {
  /// Creates a dependency on the value at a key path of the environment, for a property at a given
  /// source location.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - fileID: The file of the property, for messages.
  ///   - filePath: The path of the file. Messages do not use it.
  ///   - line: The line of the property, for messages.
  ///   - column: The column of the property. Messages do not use it.
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

  /// Creates a dependency on the value at a key path of the dependencies, for a property at a given
  /// source location.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - fileID: The file of the property, for messages.
  ///   - filePath: The path of the file. Messages do not use it.
  ///   - line: The line of the property, for messages.
  ///   - column: The column of the property. Messages do not use it.
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

  /// Creates a dependency on the value of a key, for a property at a given source location.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file of the property, for messages.
  ///   - filePath: The path of the file. Messages do not use it.
  ///   - line: The line of the property, for messages.
  ///   - column: The column of the property. Messages do not use it.
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

  /// Creates a dependency on the value of a key that is also an environment key, for a property at
  /// a given source location.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file of the property, for messages.
  ///   - filePath: The path of the file. Messages do not use it.
  ///   - line: The line of the property, for messages.
  ///   - column: The column of the property. Messages do not use it.
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

public import AmbientEnvironment
import AmbientSupport
import AmbientTaskScopes

// These initializers are for values whose declared type is a protocol. A test that knows the
// concrete type can pass this type: `@Dependency(\.server, as: FakeServer.self) var server`.
extension Dependency {
  /// Creates a dependency on the value at a key path of the environment, and casts the value to
  /// `type`.
  ///
  /// Reading the value stops the program if the value has another type.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value in the environment.
  ///   - type: The type of the property, to which the value is cast.
  ///   - fileID: The file of the property, for messages.
  ///   - line: The line of the property, for messages.
  @_disfavoredOverload
  public init<Base: Sendable>(
    _ keyPath: any KeyPath<EnvironmentValues, Base> & Sendable,
    as type: Value.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let location = SourceLocation(fileID, line)
    self.init(
      .cast(keyPath) {
        cast(TaskScope.values(capturedBy: $0)[keyPath: keyPath], at: location)
      },
      fileID,
      line
    )
  }

  /// Creates a dependency on the value at a key path of the dependencies, and casts the value to
  /// `type`.
  ///
  /// Reading the value stops the program if the value has another type.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value in the dependencies.
  ///   - type: The type of the property, to which the value is cast.
  ///   - fileID: The file of the property, for messages.
  ///   - line: The line of the property, for messages.
  public init<Base: Sendable>(
    _ keyPath: any KeyPath<DependencyValues, Base> & Sendable,
    as type: Value.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let location = SourceLocation(fileID, line)
    self.init(
      .cast(keyPath) {
        cast(DependencyValues(TaskScope.values(capturedBy: $0))[keyPath: keyPath], at: location)
      },
      fileID,
      line
    )
  }

  /// Creates a dependency on the value of a key, and casts the value to `type`.
  ///
  /// Reading the value stops the program if the value has another type.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - type: The type of the property, to which the value is cast.
  ///   - fileID: The file of the property, for messages.
  ///   - line: The line of the property, for messages.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    as type: Value.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let location = SourceLocation(fileID, line)
    self.init(
      .key(Key.self) {
        cast(TaskScope.value(of: DependencyEntry<Key>.self, capturedBy: $0), at: location)
      },
      fileID,
      line
    )
  }
}

private func cast<Base, Value>(_ value: Base, at location: SourceLocation) -> Value {
  if let value = value as? Value { return value }
  Diagnostic.hasUnexpectedType("\(type(of: value as Any))", "\(Value.self)", at: location).stop()
}

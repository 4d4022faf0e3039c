public import AmbientEnvironment
import AmbientSupport
import AmbientTaskScopes

// For a test that knows what a protocol hides: `@Dependency(\.server, as: FakeServer.self) var server`.
extension Dependency {
  /// Reads what a key path of the environment leads to, as the type that it is known to have; stops the
  /// program if it has another one.
  @_disfavoredOverload
  public init<Base: Sendable>(
    _ keyPath: any KeyPath<EnvironmentValues, Base> & Sendable,
    as type: Value.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let place = SourceLocation(fileID, line)
    self.init(
      .cast(keyPath) {
        cast(TaskScope.values(capturedBy: $0)[keyPath: keyPath], at: place)
      },
      fileID,
      line
    )
  }

  /// Reads what a key path of the dependencies leads to, as the type that it is known to have; stops the
  /// program if it has another one.
  public init<Base: Sendable>(
    _ keyPath: any KeyPath<DependencyValues, Base> & Sendable,
    as type: Value.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let place = SourceLocation(fileID, line)
    self.init(
      .cast(keyPath) {
        cast(DependencyValues(TaskScope.values(capturedBy: $0))[keyPath: keyPath], at: place)
      },
      fileID,
      line
    )
  }

  /// Reads the value of a key as the type that it is known to have; stops the program if it has another one.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    as type: Value.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let place = SourceLocation(fileID, line)
    self.init(
      .key(Key.self) {
        cast(TaskScope.value(of: DependencyEntry<Key>.self, capturedBy: $0), at: place)
      },
      fileID,
      line
    )
  }
}

private func cast<Base, Value>(_ value: Base, at place: SourceLocation) -> Value {
  if let value = value as? Value { return value }
  Diagnostic.isNotExpected("\(type(of: value as Any))", "\(Value.self)", at: place).stop()
}

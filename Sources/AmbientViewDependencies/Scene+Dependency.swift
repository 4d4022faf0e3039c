public import AmbientCore
public import AmbientDependencies
public import AmbientViews

extension Scene {
  /// Sets an environment value for all views of the scene and for the code that they call.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The value.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The modified scene.
  @_disfavoredOverload
  public nonisolated func dependency<Value: Sendable>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some Scene {
    ViewsScene(_sceneViews.dependency(keyPath, value, fileID: fileID, line: line))
  }

  /// Overrides a dependency for all views of the scene and for the code that they call.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The value.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The modified scene.
  public nonisolated func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: Value,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some Scene {
    ViewsScene(_sceneViews.dependency(keyPath, value, fileID: fileID, line: line))
  }

  /// Overrides a dependency for all views of the scene and for the code that they call.
  ///
  /// The type of the value serves as the key.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The modified scene.
  public nonisolated func dependency<Value: TestDependencyKey>(
    _ value: Value,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some Scene where Value.Value == Value {
    ViewsScene(_sceneViews.dependency(value, fileID: fileID, line: line))
  }
}

public import AmbientCore
public import AmbientDependencies
import AmbientEnvironment
import AmbientTaskScopes

extension View {
  /// Sets an environment value for this view, its descendants, and the code that they call.
  ///
  /// This modifier does the same as `environment(_:_:)`.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The value.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: A view with the value in its environment.
  /// - Invalidation: When the value changes, the body of a descendant runs again if its last run
  ///   read the value.
  @_disfavoredOverload
  public nonisolated func dependency<Value: Sendable>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    modifier(
      _EnvironmentKeyWritingModifier(keyPath: keyPath, value: value, fileID: fileID, line: line)
    )
  }

  /// Overrides a dependency for this view, its descendants, and the code that they call.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The value.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: A view with the value in its environment.
  /// - Invalidation: When the value changes, the body of a descendant runs again only if its last
  ///   run read the value, through `@Dependency` or `@Environment(\.dependencies)`.
  public nonisolated func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: Value,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    modifier(
      _EnvironmentKeyWritingModifier(
        keyPath: \.[dependency: keyPath],
        value: value,
        fileID: fileID,
        line: line
      )
    )
  }

  /// Overrides a dependency for this view, its descendants, and the code that they call.
  ///
  /// The type of the value serves as the key.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: A view with the value in its environment.
  public nonisolated func dependency<Value: TestDependencyKey>(
    _ value: Value,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View where Value.Value == Value {
    environment(\.dependencies[Identity<Value>()], value, fileID: fileID, line: line)
  }
}

extension EnvironmentValues {
  /// The dependencies at this position in the tree.
  ///
  /// ```swift
  /// @Environment(\.dependencies) private var dependencies
  /// ```
  ///
  /// A view can read these dependencies, or pass them to other code. The modifier
  /// `dependency(_:_:)` sets a dependency for a view and its descendants.
  ///
  /// - Invalidation: A body depends on the values that it reads through this property.
  public nonisolated var dependencies: DependencyValues {
    get { DependencyValues(self) }
    set { self = newValue.environment }
  }

  /// The dependency that a modifier sets.
  ///
  /// A write to a part of a dependency reads the dependency first. This read reports no issue, even
  /// in a test that has not overridden the dependency.
  fileprivate nonisolated subscript<Value>(
    dependency keyPath: WritableKeyPath<DependencyValues, Value>
  ) -> Value {
    get { Assigning.perform { dependencies[keyPath: keyPath] } }
    set { Assigning.perform { dependencies[keyPath: keyPath] = newValue } }
  }
}

/// The type of a key, as a hashable argument for a subscript in a key path.
private struct Identity<Key: TestDependencyKey>: Hashable {}

extension DependencyValues {
  fileprivate nonisolated subscript<Key: TestDependencyKey>(_: Identity<Key>) -> Key.Value {
    get { self[Key.self] }
    set { self[Key.self] = newValue }
  }
}

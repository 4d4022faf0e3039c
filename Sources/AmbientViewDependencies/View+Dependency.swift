public import AmbientCore
public import AmbientDependencies
import AmbientEnvironment
import AmbientTaskScopes

extension View {
  /// Sets a value of the environment for this view, everything below it, and the code that they call.
  ///
  /// The same as `environment(_:_:)`, for those who know the value as a dependency.
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

  /// Sets a value of code that is no view for this view, everything below it, and the code that
  /// they call.
  ///
  /// - Invalidation: When the value changes, the bodies below run that read it through `@Dependency` in
  ///   their last run, and no others.
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

  /// Sets a value that is its own key for this view, everything below it, and the code that they call.
  public nonisolated func dependency<Value: TestDependencyKey>(
    _ value: Value,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View where Value.Value == Value {
    environment(\.dependencies[Identity<Value>()], value, fileID: fileID, line: line)
  }
}

extension EnvironmentValues {
  /// The environment as code sees it that is no view.
  ///
  /// ```swift
  /// @Environment(\.dependencies) private var dependencies
  /// ```
  ///
  /// A view can read a value of such code there. To set one below, write `dependency(_:_:)`.
  ///
  /// - Invalidation: A body depends on the values that it reads there.
  public nonisolated var dependencies: DependencyValues {
    get { DependencyValues(self) }
    set { self = newValue.environment }
  }

  /// A value as code sees it that is no view, to be set; a key path reads it first.
  fileprivate nonisolated subscript<Value>(
    dependency keyPath: WritableKeyPath<DependencyValues, Value>
  ) -> Value {
    get { Assigning.perform { dependencies[keyPath: keyPath] } }
    set { Assigning.perform { dependencies[keyPath: keyPath] = newValue } }
  }
}

/// The type of a key, as a part of a key path.
private struct Identity<Key: TestDependencyKey>: Hashable {}

extension DependencyValues {
  fileprivate nonisolated subscript<Key: TestDependencyKey>(_: Identity<Key>) -> Key.Value {
    get { self[Key.self] }
    set { self[Key.self] = newValue }
  }
}

import AmbientEnvironment
public import Observation

// A Swift function loses its default arguments when it is used as a value. The initializers below
// have no default arguments, so that `path.map(Environment.init)` compiles. In other calls, the
// compiler prefers the initializers with a source location.
extension Environment {
  /// Creates a property for the value of a key path; messages contain no source location.
  ///
  /// - Parameter keyPath: The key path from the environment to the value.
  @_disfavoredOverload
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.init(keyPath, fileID: "", line: 0, function: "an unknown view")
  }

  /// Creates a property for an optional object; messages contain no source location.
  ///
  /// - Parameter objectType: The class of the object.
  @_disfavoredOverload
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    self.init(objectType, fileID: "", line: 0, function: "an unknown view")
  }
}

extension Environment where Value: AnyObject & Observable {
  /// Creates a property for an object that an ancestor sets; messages contain no source location.
  ///
  /// - Parameter objectType: The class of the object.
  @_disfavoredOverload
  public init(_ objectType: Value.Type) {
    self.init(objectType, fileID: "", line: 0, function: "an unknown view")
  }
}

extension _EnvironmentKeyWritingModifier {
  /// Creates the modifier without a source location for messages.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The value.
  @_disfavoredOverload
  public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.init(keyPath: keyPath, value: value, fileID: "", line: 0)
  }
}

extension _EnvironmentKeyTransformModifier {
  /// Creates the modifier without a source location for messages.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - transform: Changes the value in place.
  @_disfavoredOverload
  public init(
    keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) {
    self.init(keyPath: keyPath, transform: transform, fileID: "", line: 0)
  }
}

// The label `_asFunction` keeps these functions out of ordinary calls. Without the label, the
// compiler would take exponentially longer to reject a long chain of modifiers that contains an
// error.
extension View {
  /// Sets an environment value: `environment(_:_:)` without `fileID` and `line`, for use as a
  /// function value.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The value.
  /// - Returns: The modified view.
  public nonisolated func environment<V>(
    _asFunction keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View {
    environment(keyPath, value, fileID: "", line: 0)
  }

  /// Sets an observable object: `environment(_:)` without `fileID` and `line`, for use as a
  /// function value.
  ///
  /// - Parameter object: The object; nil to hide the object that an ancestor sets.
  /// - Returns: The modified view.
  public nonisolated func environment<T: AnyObject & Observable>(_asFunction object: T?)
    -> some View
  {
    environment(object, fileID: "", line: 0)
  }

  /// Changes an environment value: `transformEnvironment(_:transform:)` without `fileID` and
  /// `line`, for use as a function value.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - transform: Changes the value in place.
  /// - Returns: The modified view.
  public nonisolated func transformEnvironment<V>(
    _asFunction keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View {
    transformEnvironment(keyPath, transform: transform, fileID: "", line: 0)
  }
}

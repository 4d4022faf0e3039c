public import AmbientCore
public import class Foundation.UserDefaults
public import Observation

// A Swift function loses its default arguments when it is used as a value. The overloads below have
// no default arguments, so that `object.map(environment)` compiles. Their label `_asFunction` keeps
// them out of ordinary calls. Without the label, the compiler would take exponentially longer to
// reject a long chain of modifiers that contains an error.
extension Scene {
  /// The form of `environment(_:_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  ///
  /// - Parameters:
  ///   - keyPath: The key path from the environment to the value.
  ///   - value: The new value.
  /// - Returns: The modified scene.
  public nonisolated func environment<V>(
    _asFunction keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some Scene {
    environment(keyPath, value, fileID: "", line: 0)
  }

  /// The form of `environment(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func environment<T: AnyObject & Observable>(_asFunction object: T?)
    -> some Scene
  {
    environment(object, fileID: "", line: 0)
  }

  /// The form of `defaultAppStorage(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func defaultAppStorage(_asFunction store: UserDefaults) -> some Scene {
    defaultAppStorage(store, fileID: "", line: 0)
  }

  /// The form of `transformEnvironment(_:transform:)` without the parameters `fileID` and `line`,
  /// for use as a function value.
  ///
  /// - Parameters:
  ///   - keyPath: The key path from the environment to the value.
  ///   - transform: Changes the value.
  /// - Returns: The modified scene.
  public nonisolated func transformEnvironment<V>(
    _asFunction keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some Scene {
    transformEnvironment(keyPath, transform: transform, fileID: "", line: 0)
  }
}

public import AmbientCore
public import class Foundation.UserDefaults
public import Observation

// Swift does not convert a function with default arguments to the type that
// `scene.map(environment)` needs. These overloads have no default arguments. Their label keeps them
// out of ordinary calls: an overload with the same form would make type checking of long chains
// that do not compile exponentially slower.
extension Scene {
  /// Sets an environment value, for uses of `environment(_:_:)` as a function.
  public nonisolated func environment<V>(
    _asFunction keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some Scene {
    environment(keyPath, value, fileID: "", line: 0)
  }

  /// Sets an observable object, for uses of `environment(_:)` as a function.
  public nonisolated func environment<T: AnyObject & Observable>(_asFunction object: T?)
    -> some Scene
  {
    environment(object, fileID: "", line: 0)
  }

  /// Sets the user defaults, for uses of `defaultAppStorage(_:)` as a function.
  public nonisolated func defaultAppStorage(_asFunction store: UserDefaults) -> some Scene {
    defaultAppStorage(store, fileID: "", line: 0)
  }

  /// Changes a value, for uses of `transformEnvironment(_:transform:)` as a function.
  public nonisolated func transformEnvironment<V>(
    _asFunction keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some Scene {
    transformEnvironment(keyPath, transform: transform, fileID: "", line: 0)
  }
}

public import AmbientCore
public import class Foundation.UserDefaults
public import Observation

// Swift does not convert a function that has arguments with defaults: `object.map(environmentObject)` needs
// one without. Its label keeps it away from calls, which another overload of the same form would slow down
// exponentially where a chain does not compile.
extension Scene {
  /// `environment(_:_:)` as a function.
  public nonisolated func environment<V>(
    _asFunction keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some Scene {
    environment(keyPath, value, fileID: "", line: 0)
  }

  /// `environment(_:)` as a function.
  public nonisolated func environment<T: AnyObject & Observable>(_asFunction object: T?)
    -> some Scene
  {
    environment(object, fileID: "", line: 0)
  }

  /// `defaultAppStorage(_:)` as a function.
  public nonisolated func defaultAppStorage(_asFunction store: UserDefaults) -> some Scene {
    defaultAppStorage(store, fileID: "", line: 0)
  }

  /// `transformEnvironment(_:transform:)` as a function.
  public nonisolated func transformEnvironment<V>(
    _asFunction keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some Scene {
    transformEnvironment(keyPath, transform: transform, fileID: "", line: 0)
  }
}

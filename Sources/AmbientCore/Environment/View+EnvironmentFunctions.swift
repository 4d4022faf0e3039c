import AmbientEnvironment
public import Observation

// Swift does not convert a function that has arguments with defaults: `object.map(environmentObject)` needs
// one without. Its label keeps it away from calls, which another overload of the same form would slow down
// exponentially where a chain does not compile.
extension View {
  /// `environment(_:_:)` as a function.
  public nonisolated func environment<V>(
    _asFunction keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View {
    environment(keyPath, value, fileID: "", line: 0)
  }

  /// `environment(_:)` as a function.
  public nonisolated func environment<T: AnyObject & Observable>(_asFunction object: T?)
    -> some View
  {
    environment(object, fileID: "", line: 0)
  }

  /// `transformEnvironment(_:transform:)` as a function.
  public nonisolated func transformEnvironment<V>(
    _asFunction keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View {
    transformEnvironment(keyPath, transform: transform, fileID: "", line: 0)
  }
}

public import AmbientCore
public import class Foundation.UserDefaults
public import Observation

extension Scene {
  /// Sets a value in the surroundings of all windows of the scene.
  ///
  /// - Invalidation: As for the modifier of a view.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some Scene {
    ViewsScene(_sceneViews.environment(keyPath, value, fileID: fileID, line: line))
  }

  /// Puts an observable object into the surroundings of all windows of the scene, to be found by its
  /// type; nil hides the one that is there.
  public nonisolated func environment<T: AnyObject & Observable>(
    _ object: T?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some Scene {
    ViewsScene(_sceneViews.environment(object, fileID: fileID, line: line))
  }

  /// Sets where the `@AppStorage` in all windows of the scene keeps its values, unless it names a place
  /// itself.
  public nonisolated func defaultAppStorage(
    _ store: UserDefaults,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some Scene {
    environment(\.defaultAppStorage, DefaultsInEnvironment(store), fileID: fileID, line: line)
  }

  /// Changes a value in the surroundings of all windows of the scene.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some Scene {
    ViewsScene(
      _sceneViews.transformEnvironment(
        keyPath,
        transform: transform,
        fileID: fileID,
        line: line
      )
    )
  }
}

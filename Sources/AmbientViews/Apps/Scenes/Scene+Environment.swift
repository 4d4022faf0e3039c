public import AmbientCore
public import class Foundation.UserDefaults
public import Observation

extension Scene {
  /// Sets an environment value for all windows, commands and menu bar items of the scene.
  ///
  /// - Parameters:
  ///   - keyPath: The key path from the environment to the value.
  ///   - value: The new value.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified scene.
  /// - Invalidation: A change of the value runs the bodies that read it in their last run.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some Scene {
    ViewsScene(_sceneViews.environment(keyPath, value, fileID: fileID, line: line))
  }

  /// Sets an observable object in the environment of all windows, commands and menu bar items of
  /// the scene.
  ///
  /// Views read the object with `@Environment` and the type of the object. The value nil hides an
  /// object that an outer modifier set.
  ///
  /// - Parameters:
  ///   - object: The object; nil hides an object that an outer modifier set.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified scene.
  /// - Invalidation: Setting another object runs the bodies that read the object in their last run.
  ///   A change of a property of the object runs the bodies that read that property.
  public nonisolated func environment<T: AnyObject & Observable>(
    _ object: T?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some Scene {
    ViewsScene(_sceneViews.environment(object, fileID: fileID, line: line))
  }

  /// Sets the user defaults for all `@AppStorage` properties in the scene.
  ///
  /// A property that was created with the argument `store` ignores these user defaults.
  ///
  /// - Parameters:
  ///   - store: The user defaults.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified scene.
  /// - Invalidation: Setting another store runs the bodies whose last run read an `@AppStorage`
  ///   property from the old store.
  public nonisolated func defaultAppStorage(
    _ store: UserDefaults,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some Scene {
    environment(\.defaultAppStorage, DefaultsInEnvironment(store), fileID: fileID, line: line)
  }

  /// Changes an environment value for all windows, commands and menu bar items of the scene.
  ///
  /// - Parameters:
  ///   - keyPath: The key path from the environment to the value.
  ///   - transform: Changes the value.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified scene.
  /// - Invalidation: A different result of the closure runs the bodies that read the value in their
  ///   last run.
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

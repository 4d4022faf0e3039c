#if Objects
import AmbientCore
public import AmbientViews

extension Scene {
  /// Sets an object, identified by its type, in the environment of all windows of the scene.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The modified scene.
  /// - Invalidation: Setting another object re-runs the bodies that read the object in their last
  ///   run. A change that the object publishes re-runs these bodies too.
  public nonisolated func environmentObject<T: ObservableObject>(
    _ object: T,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some Scene {
    ViewsScene(_sceneViews.environmentObject(object, fileID: fileID, line: line))
  }
}
#endif

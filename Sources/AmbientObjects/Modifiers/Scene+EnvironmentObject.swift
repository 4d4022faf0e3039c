#if Objects
import AmbientCore
public import AmbientViews

extension Scene {
  /// Puts an object into the surroundings of all windows of the scene, to be found by its type.
  ///
  /// - Invalidation: As for a view.
  public nonisolated func environmentObject<T: ObservableObject>(
    _ object: T,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some Scene {
    ViewsScene(_sceneViews.environmentObject(object, fileID: fileID, line: line))
  }
}
#endif

#if Objects
public import AmbientViews

// Swift does not convert a function that has arguments with defaults: `object.map(environmentObject)` needs
// one without. Its label keeps it away from calls, which another overload of the same form would slow down
// exponentially where a chain does not compile.
extension Scene {
  /// `environmentObject(_:)` as a function.
  public nonisolated func environmentObject<T: ObservableObject>(_asFunction object: T)
    -> some Scene
  {
    environmentObject(object, fileID: "", line: 0)
  }
}
#endif

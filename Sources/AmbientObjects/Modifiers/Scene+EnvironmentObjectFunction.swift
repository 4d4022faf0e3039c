#if Objects
public import AmbientViews

// A Swift function loses its default arguments when it is used as a value. The overload below has
// no default arguments, so that `object.map(environmentObject)` compiles. Its label `_asFunction`
// keeps it out of ordinary calls. Without the label, the compiler would take exponentially longer
// to reject a long chain of modifiers that contains an error.
extension Scene {
  /// Sets an object for all views in this scene, as `environmentObject(_:)` does.
  ///
  /// This form has no default arguments, for use as a function value.
  ///
  /// - Parameter object: The object.
  /// - Returns: The modified scene.
  public nonisolated func environmentObject<T: ObservableObject>(_asFunction object: T)
    -> some Scene
  {
    environmentObject(object, fileID: "", line: 0)
  }
}
#endif

#if Objects
public import AmbientViews

// Swift does not convert a function with default arguments to a function value. The overload below
// has no default arguments, so that `object.map(environmentObject)` compiles. Its label
// `_asFunction` keeps it out of ordinary calls. Without the label, the compiler would take
// exponentially longer to reject a long chain of modifiers that contains an error.
extension Scene {
  /// Sets an object in the environment, for uses of `environmentObject(_:)` as a function value.
  public nonisolated func environmentObject<T: ObservableObject>(_asFunction object: T)
    -> some Scene
  {
    environmentObject(object, fileID: "", line: 0)
  }
}
#endif

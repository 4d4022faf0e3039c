#if Objects
public import AmbientCore

// Swift cannot convert a function with default arguments to a function value:
// `object.map(environmentObject)` needs a form without them. The label keeps that form out of
// ordinary calls. A further overload with the same labels would exponentially slow down the
// diagnosis of chains that do not compile.
extension View {
  /// The form of `environmentObject(_:)` without default arguments, for use as a function value.
  public nonisolated func environmentObject<T: ObservableObject>(_asFunction object: T) -> some View
  {
    environmentObject(object, fileID: "", line: 0)
  }
}
#endif

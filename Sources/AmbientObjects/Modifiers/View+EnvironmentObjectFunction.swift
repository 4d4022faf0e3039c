#if Objects
public import AmbientCore

// A Swift function loses its default arguments when it is used as a value. The overload below has
// no default arguments, so that `object.map(environmentObject)` compiles. Its label `_asFunction`
// keeps it out of ordinary calls. Without the label, the compiler would take exponentially longer
// to reject a long chain of modifiers that contains an error.
extension View {
  /// Sets an object for this view and its descendants, as `environmentObject(_:)` does.
  ///
  /// This form has no default arguments, for use as a function value.
  ///
  /// - Parameter object: The object.
  /// - Returns: The modified view.
  public nonisolated func environmentObject<T: ObservableObject>(_asFunction object: T) -> some View
  {
    environmentObject(object, fileID: "", line: 0)
  }
}
#endif

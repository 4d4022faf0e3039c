#if Objects
public import AmbientCore

// A modifier with default arguments cannot be passed as a function, as in
// `object.map(environmentObject)`. This form has no default arguments. The label `_asFunction`
// keeps it out of ordinary calls. With two overloads of the same form, the compiler would take
// exponentially longer to reject a long chain with an error.
extension View {
  /// The form of `environmentObject(_:)` without default arguments, for use as a function value.
  public nonisolated func environmentObject<T: ObservableObject>(_asFunction object: T) -> some View
  {
    environmentObject(object, fileID: "", line: 0)
  }
}
#endif

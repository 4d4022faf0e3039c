public import AmbientCore
public import class Foundation.UserDefaults

// A Swift function loses its default arguments when it is used as a value. The overload below has
// no default arguments, so that `store.map(defaultAppStorage)` compiles. Its label `_asFunction`
// keeps it out of ordinary calls. Without the label, the compiler would take exponentially longer
// to reject a long chain of modifiers that contains an error.
extension View {
  /// The form of `defaultAppStorage(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func defaultAppStorage(_asFunction store: UserDefaults) -> some View {
    defaultAppStorage(store, fileID: "", line: 0)
  }
}

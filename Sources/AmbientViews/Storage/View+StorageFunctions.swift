public import AmbientCore
public import class Foundation.UserDefaults

// Swift does not convert a function with default arguments to the type that
// `store.map(defaultAppStorage)` needs. This overload has no default arguments. Its label keeps it
// out of ordinary calls: an overload with the same form would make type checking of long chains
// that do not compile exponentially slower.
extension View {
  /// Sets the user defaults, for uses of `defaultAppStorage(_:)` as a function.
  public nonisolated func defaultAppStorage(_asFunction store: UserDefaults) -> some View {
    defaultAppStorage(store, fileID: "", line: 0)
  }
}

public import AmbientCore
public import class Foundation.UserDefaults

// Swift does not convert a function that has arguments with defaults: `object.map(environmentObject)` needs
// one without. Its label keeps it away from calls, which another overload of the same form would slow down
// exponentially where a chain does not compile.
extension View {
  /// `defaultAppStorage(_:)` as a function.
  public nonisolated func defaultAppStorage(_asFunction store: UserDefaults) -> some View {
    defaultAppStorage(store, fileID: "", line: 0)
  }
}

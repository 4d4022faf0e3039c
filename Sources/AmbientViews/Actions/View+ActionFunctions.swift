public import AmbientCore
public import AmbientFoundation

// Swift does not convert a function that has arguments with defaults: `object.map(environmentObject)` needs
// one without. Its label keeps it away from calls, which another overload of the same form would slow down
// exponentially where a chain does not compile.
extension View {
  /// `renameAction(_:)` as a function.
  public nonisolated func renameAction(_asFunction action: @escaping () -> Void) -> some View {
    renameAction(action, fileID: "", line: 0)
  }

  /// `environment(_:_:)` as a function.
  public nonisolated func environment(
    _asFunction keyPath: WritableKeyPath<EnvironmentValues, OpenURLAction>,
    _ value: OpenURLAction
  ) -> some View {
    environment(keyPath, value, fileID: "", line: 0)
  }

  /// `refreshable(action:)` as a function.
  public nonisolated func refreshable(
    @_inheritActorContext _asFunction action: @escaping @Sendable () async -> Void
  ) -> some View {
    refreshable(action: action, fileID: "", line: 0)
  }
}

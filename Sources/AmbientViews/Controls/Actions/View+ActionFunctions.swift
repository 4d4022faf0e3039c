public import AmbientCore
public import AmbientFoundation

// A Swift function loses its default arguments when it is used as a value. The overloads below have
// no default arguments, so that `action.map(renameAction)` compiles. Their label `_asFunction`
// keeps them out of ordinary calls. Without the label, the compiler would take exponentially longer
// to reject a long chain of modifiers that contains an error.
extension View {
  /// The form of `renameAction(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func renameAction(_asFunction action: @escaping () -> Void) -> some View {
    renameAction(action, fileID: "", line: 0)
  }

  /// The form of `environment(_:_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  ///
  /// - Parameters:
  ///   - keyPath: The key path from the environment to the action.
  ///   - value: The new value.
  /// - Returns: The modified view.
  public nonisolated func environment(
    _asFunction keyPath: WritableKeyPath<EnvironmentValues, OpenURLAction>,
    _ value: OpenURLAction
  ) -> some View {
    environment(keyPath, value, fileID: "", line: 0)
  }

  /// The form of `refreshable(action:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func refreshable(
    @_inheritActorContext _asFunction action: @escaping @Sendable () async -> Void
  ) -> some View {
    refreshable(action: action, fileID: "", line: 0)
  }
}

// Swift does not convert a function that has arguments with defaults: `object.map(environmentObject)` needs
// one without. Its label keeps it away from calls, which another overload of the same form would slow down
// exponentially where a chain does not compile.
extension View {
  /// `onSubmit(of:_:)` as a function.
  public nonisolated func onSubmit(
    _asFunction triggers: SubmitTriggers,
    _ action: @escaping () -> Void
  ) -> some View {
    onSubmit(of: triggers, action, fileID: "", line: 0)
  }

  /// `submitScope(_:)` as a function.
  public nonisolated func submitScope(_asFunction isBlocking: Bool) -> some View {
    submitScope(isBlocking, fileID: "", line: 0)
  }

  /// `focusable(_:)` as a function.
  public nonisolated func focusable(_asFunction isFocusable: Bool) -> some View {
    focusable(isFocusable, fileID: "", line: 0)
  }

  /// `focusable(_:interactions:)` as a function.
  public nonisolated func focusable(_asFunction isFocusable: Bool, interactions: FocusInteractions)
    -> some View
  {
    focusable(isFocusable, interactions: interactions, fileID: "", line: 0)
  }

  /// `focusEffectDisabled(_:)` as a function.
  public nonisolated func focusEffectDisabled(_asFunction disabled: Bool) -> some View {
    focusEffectDisabled(disabled, fileID: "", line: 0)
  }
}

public import AmbientCore

// Swift does not convert a function that has arguments with defaults: `object.map(environmentObject)` needs
// one without. Its label keeps it away from calls, which another overload of the same form would slow down
// exponentially where a chain does not compile.
extension View {
  /// `scrollDisabled(_:)` as a function.
  public nonisolated func scrollDisabled(_asFunction disabled: Bool) -> some View {
    scrollDisabled(disabled, fileID: "", line: 0)
  }

  /// `scrollIndicators(_:axes:)` as a function.
  public nonisolated func scrollIndicators(
    _asFunction visibility: ScrollIndicatorVisibility,
    axes: Axis.Set
  ) -> some View {
    scrollIndicators(visibility, axes: axes, fileID: "", line: 0)
  }

  /// `scrollBounceBehavior(_:axes:)` as a function.
  public nonisolated func scrollBounceBehavior(
    _asFunction behavior: ScrollBounceBehavior,
    axes: Axis.Set
  ) -> some View {
    scrollBounceBehavior(behavior, axes: axes, fileID: "", line: 0)
  }

  /// `scrollDismissesKeyboard(_:)` as a function.
  public nonisolated func scrollDismissesKeyboard(_asFunction mode: ScrollDismissesKeyboardMode)
    -> some View
  {
    scrollDismissesKeyboard(mode, fileID: "", line: 0)
  }
}

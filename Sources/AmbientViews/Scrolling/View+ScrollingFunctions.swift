public import AmbientCore

// Swift does not convert a function with default arguments to the type that
// `flag.map(scrollDisabled)` needs. These overloads have no default arguments. Their label keeps
// them out of ordinary calls: an overload with the same form would make type checking of long
// chains that do not compile exponentially slower.
extension View {
  /// Sets whether scrolling is disabled, for uses of `scrollDisabled(_:)` as a function.
  public nonisolated func scrollDisabled(_asFunction disabled: Bool) -> some View {
    scrollDisabled(disabled, fileID: "", line: 0)
  }

  /// Sets the visibility of indicators, for uses of `scrollIndicators(_:axes:)` as a function.
  public nonisolated func scrollIndicators(
    _asFunction visibility: ScrollIndicatorVisibility,
    axes: Axis.Set
  ) -> some View {
    scrollIndicators(visibility, axes: axes, fileID: "", line: 0)
  }

  /// Sets the bounce behavior, for uses of `scrollBounceBehavior(_:axes:)` as a function.
  public nonisolated func scrollBounceBehavior(
    _asFunction behavior: ScrollBounceBehavior,
    axes: Axis.Set
  ) -> some View {
    scrollBounceBehavior(behavior, axes: axes, fileID: "", line: 0)
  }

  /// Sets the effect on the keyboard, for uses of `scrollDismissesKeyboard(_:)` as a function.
  public nonisolated func scrollDismissesKeyboard(_asFunction mode: ScrollDismissesKeyboardMode)
    -> some View
  {
    scrollDismissesKeyboard(mode, fileID: "", line: 0)
  }
}

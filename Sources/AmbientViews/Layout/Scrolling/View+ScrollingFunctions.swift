public import AmbientCore

// A Swift function loses its default arguments when it is used as a value. The overloads below have
// no default arguments, so that `flag.map(scrollDisabled)` compiles. Their label `_asFunction`
// keeps them out of ordinary calls. Without the label, the compiler would take exponentially longer
// to reject a long chain of modifiers that contains an error.
extension View {
  /// Sets whether scrolling is disabled, for uses of `scrollDisabled(_:)` as a function value.
  public nonisolated func scrollDisabled(_asFunction disabled: Bool) -> some View {
    scrollDisabled(disabled, fileID: "", line: 0)
  }

  /// Sets whether clipping is disabled, for uses of `scrollClipDisabled(_:)` as a function value.
  public nonisolated func scrollClipDisabled(_asFunction disabled: Bool) -> some View {
    scrollClipDisabled(disabled, fileID: "", line: 0)
  }

  /// Sets the visibility of indicators, for uses of `scrollIndicators(_:axes:)` as a function
  /// value.
  public nonisolated func scrollIndicators(
    _asFunction visibility: ScrollIndicatorVisibility,
    axes: Axis.Set
  ) -> some View {
    scrollIndicators(visibility, axes: axes, fileID: "", line: 0)
  }

  /// Sets the bounce behavior, for uses of `scrollBounceBehavior(_:axes:)` as a function value.
  public nonisolated func scrollBounceBehavior(
    _asFunction behavior: ScrollBounceBehavior,
    axes: Axis.Set
  ) -> some View {
    scrollBounceBehavior(behavior, axes: axes, fileID: "", line: 0)
  }

  /// Sets the effect on the keyboard, for uses of `scrollDismissesKeyboard(_:)` as a function
  /// value.
  public nonisolated func scrollDismissesKeyboard(_asFunction mode: ScrollDismissesKeyboardMode)
    -> some View
  {
    scrollDismissesKeyboard(mode, fileID: "", line: 0)
  }

  /// Sets margins of different lengths, for uses of `contentMargins(_:_:for:)` as a function value.
  public nonisolated func contentMargins(
    _asFunction edges: Edge.Set,
    _ insets: EdgeInsets,
    for placement: ContentMarginPlacement
  ) -> some View {
    contentMargins(edges, insets, for: placement, fileID: "", line: 0)
  }

  /// Sets margins of one length, for uses of `contentMargins(_:_:for:)` as a function value.
  public nonisolated func contentMargins(
    _asFunction edges: Edge.Set,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement
  ) -> some View {
    contentMargins(edges, length, for: placement, fileID: "", line: 0)
  }

  /// Sets the margins at all edges, for uses of `contentMargins(_:for:)` as a function value.
  public nonisolated func contentMargins(
    _asFunction length: CGFloat,
    for placement: ContentMarginPlacement
  ) -> some View {
    contentMargins(length, for: placement, fileID: "", line: 0)
  }
}

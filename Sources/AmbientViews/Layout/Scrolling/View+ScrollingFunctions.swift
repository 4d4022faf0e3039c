public import AmbientCore

// A Swift function loses its default arguments when it is used as a value. The overloads below have
// no default arguments, so that `flag.map(scrollDisabled)` compiles. Their label `_asFunction`
// keeps them out of ordinary calls. Without the label, the compiler would take exponentially longer
// to reject a long chain of modifiers that contains an error.
extension View {
  /// The form of `scrollDisabled(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func scrollDisabled(_asFunction disabled: Bool) -> some View {
    scrollDisabled(disabled, fileID: "", line: 0)
  }

  /// The form of `scrollClipDisabled(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func scrollClipDisabled(_asFunction disabled: Bool) -> some View {
    scrollClipDisabled(disabled, fileID: "", line: 0)
  }

  /// The form of `scrollIndicators(_:axes:)` without the parameters `fileID` and `line`, for use as
  /// a function value.
  ///
  /// - Parameters:
  ///   - visibility: The visibility; `.automatic` lets the host decide.
  ///   - axes: The axes of scrolling.
  /// - Returns: The modified view.
  public nonisolated func scrollIndicators(
    _asFunction visibility: ScrollIndicatorVisibility,
    axes: Axis.Set
  ) -> some View {
    scrollIndicators(visibility, axes: axes, fileID: "", line: 0)
  }

  /// The form of `scrollBounceBehavior(_:axes:)` without the parameters `fileID` and `line`, for
  /// use as a function value.
  ///
  /// - Parameters:
  ///   - behavior: When the content bounces.
  ///   - axes: The axes of scrolling.
  /// - Returns: The modified view.
  public nonisolated func scrollBounceBehavior(
    _asFunction behavior: ScrollBounceBehavior,
    axes: Axis.Set
  ) -> some View {
    scrollBounceBehavior(behavior, axes: axes, fileID: "", line: 0)
  }

  /// The form of `scrollDismissesKeyboard(_:)` without the parameters `fileID` and `line`, for use
  /// as a function value.
  public nonisolated func scrollDismissesKeyboard(_asFunction mode: ScrollDismissesKeyboardMode)
    -> some View
  {
    scrollDismissesKeyboard(mode, fileID: "", line: 0)
  }

  /// The form of `contentMargins(_:_:for:)` without the parameters `fileID` and `line`, for use as
  /// a function value.
  ///
  /// - Parameters:
  ///   - edges: The edges at which the margins are set.
  ///   - insets: The lengths in points.
  ///   - placement: The part of a scrolling view to which the margins apply.
  /// - Returns: A view with the margins.
  public nonisolated func contentMargins(
    _asFunction edges: Edge.Set,
    _ insets: EdgeInsets,
    for placement: ContentMarginPlacement
  ) -> some View {
    contentMargins(edges, insets, for: placement, fileID: "", line: 0)
  }

  /// The form of `contentMargins(_:_:for:)` without the parameters `fileID` and `line`, for use as
  /// a function value.
  ///
  /// - Parameters:
  ///   - edges: The edges at which the margins are set.
  ///   - length: The length in points; nil for the default of the host.
  ///   - placement: The part of a scrolling view to which the margins apply.
  /// - Returns: A view with the margins.
  public nonisolated func contentMargins(
    _asFunction edges: Edge.Set,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement
  ) -> some View {
    contentMargins(edges, length, for: placement, fileID: "", line: 0)
  }

  /// The form of `contentMargins(_:for:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  ///
  /// - Parameters:
  ///   - length: The length in points.
  ///   - placement: The part of a scrolling view to which the margins apply.
  /// - Returns: A view with the margins.
  public nonisolated func contentMargins(
    _asFunction length: CGFloat,
    for placement: ContentMarginPlacement
  ) -> some View {
    contentMargins(length, for: placement, fileID: "", line: 0)
  }
}

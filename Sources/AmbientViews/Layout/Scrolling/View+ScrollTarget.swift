public import AmbientCore

extension View {
  /// Turns each view in a layout, such as a stack, into a scroll target.
  ///
  /// If the view contains a layout inside another layout, only the views of the outermost layout
  /// are targets.
  ///
  /// ```swift
  /// ScrollView {
  ///   VStack { ForEach(items) { ItemView($0) } }.scrollTargetLayout()
  /// }
  /// .scrollTargetBehavior(.viewAligned)
  /// ```
  ///
  /// - Parameter isEnabled: Whether the views are targets.
  /// - Returns: A view with targets.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    Wrapper(
      kind: .scrollTargetLayout,
      attributes: isEnabled ? ElementAttributes() : ElementAttributes(.targets, false),
      content: self
    )
  }

  /// Turns the view into a scroll target.
  ///
  /// - Parameter isEnabled: Whether the view is a target.
  /// - Returns: A view that is a target.
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View {
    Wrapper(
      kind: .scrollTarget,
      attributes: isEnabled ? ElementAttributes() : ElementAttributes(.targets, false),
      content: self
    )
  }
}

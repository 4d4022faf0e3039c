public import AmbientCore

extension View {
  // `Color` also has a function `opacity(_:)`. Without `@_disfavoredOverload`, the compiler would
  // try both functions at each call for a color. In a chain of modifiers, each such call would
  // double the work of the compiler.
  /// Sets the opacity of the view, from 0 (invisible) to 1 (opaque).
  ///
  /// - Parameter opacity: The opacity, from 0 to 1.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func opacity(_ opacity: Double) -> some View {
    Wrapper(kind: .opacity, attributes: ElementAttributes(.opacity, opacity), content: self)
  }

  /// Hides the view, which still takes up space.
  ///
  /// The view and its state stay in the tree, in an element of kind `hidden`. The host does not
  /// draw the children of that element.
  ///
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func hidden() -> some View { Wrapper(kind: .hidden, content: self) }
}

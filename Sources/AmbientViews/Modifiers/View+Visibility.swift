public import AmbientCore

extension View {
  /// Lets what is behind the view show, from 0, which hides the view, to 1.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    Wrapper(kind: .opacity, attributes: ElementAttributes(.opacity, opacity), content: self)
  }

  /// Hides the view, which keeps its place and its state.
  ///
  /// What is in it stays in the tree, and hosts do not show it.
  public nonisolated func hidden() -> some View { Wrapper(kind: .hidden, content: self) }
}

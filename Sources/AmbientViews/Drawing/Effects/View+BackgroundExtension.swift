public import AmbientCore

extension View {
  /// Extends the view under the bars and sidebars around it, with mirrored and blurred copies of
  /// its edges.
  ///
  /// - Returns: A view with the effect.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func backgroundExtensionEffect() -> some View {
    backgroundExtensionEffect(isEnabled: true)
  }

  /// Extends the view under the bars and sidebars around it, with mirrored and blurred copies of
  /// its edges.
  ///
  /// - Parameter isEnabled: Whether the view is extended.
  /// - Returns: A view with the effect.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    Wrapper(
      kind: .backgroundExtension,
      attributes: isEnabled ? ElementAttributes() : ElementAttributes(.extends, false),
      content: self
    )
  }
}

public import AmbientCore

extension View {
  /// Shows mirrored and blurred copies of the view's edges under the bars and sidebars around the
  /// view.
  ///
  /// - Returns: A view with the effect.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func backgroundExtensionEffect() -> some View {
    backgroundExtensionEffect(isEnabled: true)
  }

  /// Shows mirrored and blurred copies of the view's edges under the bars and sidebars around the
  /// view.
  ///
  /// - Parameter isEnabled: Whether the copies are shown.
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

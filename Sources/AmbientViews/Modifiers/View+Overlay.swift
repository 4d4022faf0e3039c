public import AmbientCore

extension View {
  /// Puts other views in front of this view.
  ///
  /// The overlay inherits the environment at this position in the chain of modifiers. A modifier
  /// that is applied before `overlay` does not affect it; a modifier that is applied after
  /// `overlay` does.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the overlay in relation to the view.
  ///   - content: The views of the overlay.
  /// - Returns: A view with the overlay.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    Layered(kind: .overlay, base: self, layer: .layer(content(), alignment))
  }

  /// Puts another view in front of this view.
  ///
  /// It behaves like ``overlay(alignment:content:)``.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Fills the area in front of the view with a style.
  ///
  /// Hosts see the attribute `style`, the name of the style as it resolves in the environment.
  ///
  /// - Note: Only described to hosts.
  public nonisolated func overlay<S: ShapeStyle>(_ style: S) -> some View {
    Painted(kind: .overlay, style: AnyShapeStyle(style), content: self)
  }
}

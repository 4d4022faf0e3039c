public import AmbientCore

extension View {
  /// Puts another view in front of this one.
  ///
  /// The other view has the surroundings of this place in the chain: a modifier that is applied before
  /// does not reach it, one that is applied after does.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    Layered(kind: .overlay, base: self, layer: .layer(content(), alignment))
  }

  /// Puts another view in front of this one.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Paints over the view.
  public nonisolated func overlay<S: ShapeStyle>(_ style: S) -> some View {
    Painted(kind: .overlay, style: AnyShapeStyle(style), content: self)
  }
}

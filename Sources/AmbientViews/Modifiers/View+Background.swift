public import AmbientCore

// What is applied to the view before `background` holds for the view alone; what is applied after it
// holds for both, because both stand below it then.

extension View {
  /// Puts another view behind this one.
  ///
  /// The other view has the surroundings of this place in the chain: a modifier that is applied before
  /// does not reach it, one that is applied after does.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    Layered(kind: .background, base: self, layer: .layer(content(), alignment))
  }

  /// Puts another view behind this one.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// Paints what is behind the view.
  public nonisolated func background<S: ShapeStyle>(_ style: S) -> some View {
    Painted(kind: .background, style: AnyShapeStyle(style), content: self)
  }
}

extension Wrapper {
  /// What stands in front of or behind a view.
  static func layer(_ content: Content, _ alignment: Alignment) -> Wrapper {
    Wrapper(
      kind: .layer,
      attributes: ElementAttributes(.alignment, alignment == .center ? nil : alignment.name),
      content: content
    )
  }
}

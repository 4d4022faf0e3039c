public import AmbientCore

extension View {
  /// Draws a line around the view.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    Painted(
      kind: .border,
      style: AnyShapeStyle(content),
      attributes: ElementAttributes(.width, width == 1 ? nil : Double(width)),
      content: self
    )
  }
}

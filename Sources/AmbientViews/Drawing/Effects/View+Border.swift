public import AmbientCore

extension View {
  /// Draws a border along the edges of the view.
  ///
  /// Hosts see the attribute `style`, and the attribute `width` if the width is not 1.
  ///
  /// - Parameters:
  ///   - content: The style of the border.
  ///   - width: The width of the border, in points.
  /// - Returns: A view with the border.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    Painted(
      kind: .border,
      style: AnyShapeStyle(content),
      attributes: ElementAttributes(.width, width == 1 ? nil : Double(width)),
      content: self
    )
  }
}

public import AmbientCore

/// How a view is drawn, for the host to do.
extension View {
  /// Draws the view at a distance from its place.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    let attributes = ElementAttributes(.x, Double(x)).setting(.y, to: Double(y))
    return Wrapper(kind: .offset, attributes: attributes, content: self)
  }

  /// Draws the view in another size; its place stays.
  public nonisolated func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View {
    var attributes = ElementAttributes(.x, Double(x)).setting(.y, to: Double(y))
    attributes[.anchor] = anchor.attribute
    return Wrapper(kind: .scale, attributes: attributes, content: self)
  }

  /// Draws the view in another size; its place stays.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Draws the view turned; its place stays.
  public nonisolated func rotationEffect(
    _ angle: Angle,
    anchor: UnitPoint = .center
  ) -> some View {
    var attributes = ElementAttributes(.degrees, angle.degrees)
    attributes[.anchor] = anchor.attribute
    return Wrapper(kind: .rotation, attributes: attributes, content: self)
  }

  /// Draws a shadow of the view.
  public nonisolated func shadow(
    color: Color = Color(white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    var attributes = ElementAttributes(.color, color.description)
    attributes[.radius] = Double(radius)
    if x != 0 { attributes[.x] = Double(x) }
    if y != 0 { attributes[.y] = Double(y) }
    return Wrapper(kind: .shadow, attributes: attributes, content: self)
  }

  /// Draws the view without sharp edges.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    var attributes = ElementAttributes(.radius, Double(radius))
    if opaque { attributes[.opaque] = true }
    return Wrapper(kind: .blur, attributes: attributes, content: self)
  }

  /// Draws nothing of the view beyond its place.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    Wrapper(kind: .clip, content: self)
  }

  /// Draws nothing of the view beyond its place, which has round corners.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    Wrapper(
      kind: .clip,
      attributes: ElementAttributes(.cornerRadius, Double(radius)),
      content: self
    )
  }
}

public import AmbientCore
public import AmbientDrawing

/// Modifiers for effects that the host draws.
///
/// Each modifier wraps the view in an element that has the effect's parameters as attributes.
extension View {
  /// Draws the view at an offset from its position; the layout stays the same.
  ///
  /// - Parameters:
  ///   - x: The horizontal offset, in points.
  ///   - y: The downward offset, in points.
  /// - Returns: A view with the effect.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    let attributes = ElementAttributes(.x, Double(x)).setting(.y, to: Double(y))
    return Wrapper(kind: .offset, attributes: attributes, content: self)
  }

  /// Draws the view at an offset from its position; the layout stays the same.
  ///
  /// - Parameter offset: The horizontal and the downward offset, in points.
  /// - Returns: A view with the effect.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Draws the view scaled by two factors; the layout stays the same.
  ///
  /// The view takes taps and other gestures where it is drawn. A ``GeometryProxy`` in the view also
  /// reports the frame where the view is drawn, except in coordinate spaces inside the view, such
  /// as `.local`.
  ///
  /// - Parameters:
  ///   - x: The factor for the width.
  ///   - y: The factor for the height.
  ///   - anchor: The point that keeps its position.
  /// - Returns: A view with the effect.
  public nonisolated func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View {
    var attributes = ElementAttributes(.x, Double(x)).setting(.y, to: Double(y))
    attributes[.anchor] = anchor.attribute
    return Wrapper(kind: .scale, attributes: attributes, content: self)
  }

  /// Draws the view scaled by a factor in both directions; the layout stays the same.
  ///
  /// The view takes taps and other gestures where it is drawn. A ``GeometryProxy`` in the view also
  /// reports the frame where the view is drawn, except in coordinate spaces inside the view, such
  /// as `.local`.
  ///
  /// - Parameters:
  ///   - s: The factor for width and height.
  ///   - anchor: The point that keeps its position.
  /// - Returns: A view with the effect.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Draws the view scaled by two factors; the layout stays the same.
  ///
  /// The view takes taps and other gestures where it is drawn. A ``GeometryProxy`` in the view also
  /// reports the frame where the view is drawn, except in coordinate spaces inside the view, such
  /// as `.local`.
  ///
  /// - Parameters:
  ///   - scale: The factors for width and height.
  ///   - anchor: The point that keeps its position.
  /// - Returns: A view with the effect.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the view rotated; the layout stays the same.
  ///
  /// The view takes taps and other gestures where it is drawn. A ``GeometryProxy`` in the view also
  /// reports the frame where the view is drawn, except in coordinate spaces inside the view, such
  /// as `.local`.
  ///
  /// - Parameters:
  ///   - angle: The angle of the rotation.
  ///   - anchor: The point around which the view is rotated.
  /// - Returns: A view with the effect.
  public nonisolated func rotationEffect(
    _ angle: Angle,
    anchor: UnitPoint = .center
  ) -> some View {
    var attributes = ElementAttributes(.degrees, angle.degrees)
    attributes[.anchor] = anchor.attribute
    return Wrapper(kind: .rotation, attributes: attributes, content: self)
  }

  /// Draws a shadow of the view.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow.
  ///   - radius: The radius of the shadow's blur, in points.
  ///   - x: The horizontal offset of the shadow, in points.
  ///   - y: The downward offset of the shadow, in points.
  /// - Returns: A view with the shadow.
  /// - Note: Ambient only passes this on to the host.
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
    return Wrapper(
      kind: .shadow,
      attributes: attributes,
      details: [PaintDetail(.color(color))],
      content: self
    )
  }

  /// Draws the view blurred.
  ///
  /// - Parameters:
  ///   - radius: The radius of the blur, in points.
  ///   - opaque: Whether the result has no transparent parts.
  /// - Returns: A view with the effect.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    var attributes = ElementAttributes(.radius, Double(radius))
    if opaque { attributes[.opaque] = true }
    return Wrapper(kind: .blur, attributes: attributes, content: self)
  }

  /// Clips the view to its bounds.
  ///
  /// - Parameter antialiased: Accepted without effect.
  /// - Returns: A view that is clipped.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    Wrapper(kind: .clip, content: self)
  }

  /// Clips the view to its bounds, and rounds the corners.
  ///
  /// - Parameters:
  ///   - radius: The radius of the corners, in points.
  ///   - antialiased: Accepted without effect.
  /// - Returns: A view that is clipped.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    Wrapper(
      kind: .clip,
      attributes: ElementAttributes(.cornerRadius, Double(radius)),
      content: self
    )
  }
}

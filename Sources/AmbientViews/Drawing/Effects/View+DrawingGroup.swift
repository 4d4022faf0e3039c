public import AmbientCore

extension View {
  /// Draws the descendants together, and then applies effects, such as an opacity, to the result.
  ///
  /// - Returns: A view with the effect.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func compositingGroup() -> some View {
    Wrapper(kind: .compositingGroup, content: self)
  }

  /// Draws the view into one picture, and shows this picture.
  ///
  /// - Parameters:
  ///   - opaque: Whether the picture has no transparent parts.
  ///   - colorMode: The color space of the picture.
  /// - Returns: A view with the effect.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func drawingGroup(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    var attributes = ElementAttributes()
    if opaque { attributes[.opaque] = true }
    if colorMode != .nonLinear { attributes[.colorMode] = "\(colorMode)" }
    return Wrapper(kind: .drawingGroup, attributes: attributes, content: self)
  }

  /// Makes the descendants move together with the view while the frame of the view is animated.
  ///
  /// - Returns: A view with the effect.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func geometryGroup() -> some View {
    Wrapper(kind: .geometryGroup, content: self)
  }
}

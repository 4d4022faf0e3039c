public import AmbientCore
public import AmbientDrawing

/// Modifiers that change the colors in which the host draws a view.
///
/// Each modifier wraps the view in an element that has the parameter as an attribute, such as
/// `amount`.
extension View {
  /// Draws the view brighter or darker.
  ///
  /// - Parameter amount: The brightness to add, from -1 (black) to 1 (white); 0 changes nothing.
  /// - Returns: A view with the effect.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func brightness(_ amount: Double) -> some View {
    Wrapper(kind: .brightness, attributes: ElementAttributes(.amount, amount), content: self)
  }

  /// Draws the view with higher or lower contrast.
  ///
  /// - Parameter amount: The factor for the contrast: 0 removes contrast, 1 changes nothing, and
  ///   a negative factor also inverts the colors.
  /// - Returns: A view with the effect.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func contrast(_ amount: Double) -> some View {
    Wrapper(kind: .contrast, attributes: ElementAttributes(.amount, amount), content: self)
  }

  /// Draws the view with less color.
  ///
  /// - Parameter amount: The share of the color to remove, from 0 (no change) to 1 (only grays).
  /// - Returns: A view with the effect.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    Wrapper(kind: .grayscale, attributes: ElementAttributes(.amount, amount), content: self)
  }

  /// Draws the view with stronger or weaker colors.
  ///
  /// - Parameter amount: The factor for the intensity: 0 leaves only grays, and 1 changes nothing.
  /// - Returns: A view with the effect.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func saturation(_ amount: Double) -> some View {
    Wrapper(kind: .saturation, attributes: ElementAttributes(.amount, amount), content: self)
  }

  /// Draws the view with all hues turned by an angle.
  ///
  /// - Parameter angle: The angle; a full turn changes nothing.
  /// - Returns: A view with the effect.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    Wrapper(
      kind: .hueRotation,
      attributes: ElementAttributes(.degrees, angle.degrees),
      content: self
    )
  }

  /// Draws the view with its colors multiplied by a color.
  ///
  /// - Parameter color: The color; white changes nothing.
  /// - Returns: A view with the effect.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    Wrapper(
      kind: .colorMultiply,
      attributes: ElementAttributes(.color, color.description),
      details: [PaintDetail(.color(color))],
      content: self
    )
  }

  /// Draws the view with inverted colors.
  ///
  /// - Returns: A view with the effect.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func colorInvert() -> some View {
    Wrapper(kind: .colorInvert, content: self)
  }

  /// Draws the view in black, and uses the brightness of its colors as the opacity.
  ///
  /// - Returns: A view with the effect, which is useful as a mask.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func luminanceToAlpha() -> some View {
    Wrapper(kind: .luminanceToAlpha, content: self)
  }

  /// Combines the colors of the view with the colors of its background.
  ///
  /// - Parameter blendMode: The way in which the colors are combined.
  /// - Returns: A view with the effect.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    Wrapper(
      kind: .blendMode,
      attributes: ElementAttributes(.blendMode, "\(blendMode)"),
      content: self
    )
  }
}

#if !canImport(CoreGraphics)
/// The way in which a drawing of a ``CGContext`` is combined with its background.
///
/// In the comments on the modes, the components are the red, green and blue values of the drawing
/// and of its background. Each mode has the raw value and the effect of the mode with the same name
/// in ``GraphicsContext/BlendMode-swift.struct``.
public enum CGBlendMode: Int32, Sendable {
  /// The drawing covers its background.
  case normal
  /// The components are multiplied, so that the result is darker.
  case multiply
  /// The inverted components are multiplied, and the product is inverted: the result is lighter.
  case screen
  /// The mode is `screen` for light colors of the background, and `multiply` for dark colors.
  case overlay
  /// Each component of the result is the smaller one of the two components.
  case darken
  /// Each component of the result is the larger one of the two components.
  case lighten
  /// The background is divided by the inverted color of the drawing.
  case colorDodge
  /// The inverted background is divided by the color of the drawing; the quotient is inverted.
  case colorBurn
  /// A weak form of `hardLight`.
  case softLight
  /// The mode is `screen` for light colors of the drawing, and `multiply` for dark colors.
  case hardLight
  /// The result is the difference between the two colors.
  case difference
  /// The result is similar to `difference`, with less contrast.
  case exclusion
  /// The result has the hue of the drawing.
  case hue
  /// The result has the saturation of the drawing.
  case saturation
  /// The result has the hue and the saturation of the drawing.
  case color
  /// The result has the luminosity of the drawing.
  case luminosity
  /// The result is transparent wherever something is drawn.
  case clear
  /// The drawing replaces its background, even where the drawing is transparent.
  case copy
  /// The drawing shows only where its background is opaque, and replaces the background.
  case sourceIn
  /// The drawing shows only where its background is transparent, and the background disappears.
  case sourceOut
  /// The drawing covers its background only where the background is opaque.
  case sourceAtop
  /// The drawing is behind its background.
  case destinationOver
  /// The background shows only where the drawing is opaque.
  case destinationIn
  /// The background is removed where the drawing is opaque.
  case destinationOut
  /// The drawing is behind its background.
  ///
  /// The background shows only where the drawing is opaque.
  case destinationAtop
  /// The drawing and its background each show only where the other is transparent.
  case xor
  /// The components are added, and 1 is subtracted.
  case plusDarker
  /// The mode that adds the components of both colors.
  case plusLighter
}
#endif

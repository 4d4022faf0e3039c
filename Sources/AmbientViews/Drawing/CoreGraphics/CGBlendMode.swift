#if !canImport(CoreGraphics)
/// The way in which a drawing of a ``CGContext`` is combined with its background.
///
/// Each mode has the number and the effect of the mode with its name in
/// ``GraphicsContext/BlendMode-swift.struct``.
public enum CGBlendMode: Int32, Sendable {
  /// The drawing covers its background.
  case normal
  /// The components are multiplied, so that the result is darker.
  case multiply
  /// The inverted components are multiplied, so that the result is lighter.
  case screen
  /// Light colors of the background are screened, and dark colors are multiplied.
  case overlay
  /// Each component is the smaller one of the two colors.
  case darken
  /// Each component is the larger one of the two colors.
  case lighten
  /// The background is divided by the inverted color.
  case colorDodge
  /// The inverted background is divided by the color.
  case colorBurn
  /// A weak form of `hardLight`.
  case softLight
  /// Light colors are screened, and dark colors are multiplied.
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
  /// The drawing shows only where its background is transparent.
  case sourceOut
  /// The drawing shows only where its background is opaque.
  case sourceAtop
  /// The drawing is behind its background.
  case destinationOver
  /// The background shows only where the drawing is opaque.
  case destinationIn
  /// The background is removed where the drawing is opaque.
  case destinationOut
  /// The drawing is behind its background, which shows only where the drawing is opaque.
  case destinationAtop
  /// The drawing and its background each show only where the other is transparent.
  case xor
  /// The components are added, and 1 is subtracted.
  case plusDarker
  /// The components are added.
  case plusLighter
}
#endif

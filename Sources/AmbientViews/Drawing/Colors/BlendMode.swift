/// The way in which a view is combined with its background.
///
/// In the descriptions of the modes, the components are the red, green and blue values of the
/// view's color and of the background's color.
public enum BlendMode: Hashable, Sendable {
  /// The view covers its background.
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
  /// The background is divided by the inverted color of the view.
  case colorDodge
  /// The inverted background is divided by the color of the view; the quotient is inverted.
  case colorBurn
  /// A weak form of `hardLight`.
  case softLight
  /// The mode is `screen` for light colors of the view, and `multiply` for dark colors.
  case hardLight
  /// The result is the difference between the two colors.
  case difference
  /// The result is similar to `difference`, with less contrast.
  case exclusion
  /// The result has the hue of the view.
  case hue
  /// The result has the saturation of the view.
  case saturation
  /// The result has the hue and the saturation of the view.
  case color
  /// The result has the luminosity of the view.
  case luminosity
  /// The view is drawn only where its background is opaque.
  case sourceAtop
  /// The view is drawn behind its background.
  case destinationOver
  /// The background is removed where the view is opaque.
  case destinationOut
  /// The components are added, and 1 is subtracted.
  case plusDarker
  /// The mode that adds the components of both colors.
  case plusLighter
}

extension BlendMode {
  /// Creates a mode from its name in an attribute; nil for an unknown name.
  package init?(name: String) {
    let all: [BlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
      .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter,
    ]
    guard let mode = all.first(where: { "\($0)" == name }) else { return nil }
    self = mode
  }
}

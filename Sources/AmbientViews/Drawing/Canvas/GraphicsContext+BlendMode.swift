extension GraphicsContext {
  /// The way in which a drawing is combined with its background.
  ///
  /// In the descriptions of the modes, the components are the red, green and blue of the drawing
  /// and of its background.
  ///
  /// Hosts get every mode. When the library itself draws a canvas, it supports only the modes
  /// that the view modifier `blendMode(_:)` accepts too. The library replaces the other modes:
  ///
  /// - ``copy``, ``sourceOut`` and ``destinationIn`` are drawn as ``normal``;
  /// - ``sourceIn`` is drawn as ``sourceAtop``;
  /// - ``destinationAtop`` is drawn as ``destinationOver``;
  /// - ``xor`` is drawn as ``exclusion``;
  /// - ``clear`` is drawn as ``destinationOut``.
  ///
  /// With some options, a shadow is combined only with the drawing that casts it; see
  /// ``Filter/shadow(color:radius:x:y:blendMode:options:)``. When the library draws such a shadow
  /// in an SVG picture, it replaces only two modes: ``clear`` is drawn as ``destinationOut``, and
  /// ``plusDarker`` is drawn as ``normal``.
  @frozen public struct BlendMode: RawRepresentable, Hashable, Sendable {
    /// The number of the mode.
    public let rawValue: Int32

    /// Creates a mode from its number.
    ///
    /// - Parameter rawValue: The number.
    @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

    /// The drawing covers its background.
    public static let normal = BlendMode(rawValue: 0)
    /// The components are multiplied, so that the result is darker.
    public static let multiply = BlendMode(rawValue: 1)
    /// The inverted components are multiplied, and the product is inverted: the result is lighter.
    public static let screen = BlendMode(rawValue: 2)
    /// The mode is `screen` for light colors of the background, and `multiply` for dark colors.
    public static let overlay = BlendMode(rawValue: 3)
    /// Each component of the result is the smaller one of the two components.
    public static let darken = BlendMode(rawValue: 4)
    /// Each component of the result is the larger one of the two components.
    public static let lighten = BlendMode(rawValue: 5)
    /// The background is divided by the inverted color of the drawing.
    public static let colorDodge = BlendMode(rawValue: 6)
    /// The inverted background is divided by the color of the drawing; the quotient is inverted.
    public static let colorBurn = BlendMode(rawValue: 7)
    /// A weak form of `hardLight`.
    public static let softLight = BlendMode(rawValue: 8)
    /// The mode is `screen` for light colors of the drawing, and `multiply` for dark colors.
    public static let hardLight = BlendMode(rawValue: 9)
    /// The result is the difference between the two colors.
    public static let difference = BlendMode(rawValue: 10)
    /// The result is similar to `difference`, with less contrast.
    public static let exclusion = BlendMode(rawValue: 11)
    /// The result has the hue of the drawing.
    public static let hue = BlendMode(rawValue: 12)
    /// The result has the saturation of the drawing.
    public static let saturation = BlendMode(rawValue: 13)
    /// The result has the hue and the saturation of the drawing.
    public static let color = BlendMode(rawValue: 14)
    /// The result has the luminosity of the drawing.
    public static let luminosity = BlendMode(rawValue: 15)
    /// The result is transparent wherever something is drawn.
    public static let clear = BlendMode(rawValue: 16)
    /// The drawing replaces its background, even where the drawing is transparent.
    public static let copy = BlendMode(rawValue: 17)
    /// The drawing shows only where its background is opaque.
    ///
    /// The background disappears.
    public static let sourceIn = BlendMode(rawValue: 18)
    /// The drawing shows only where its background is transparent.
    ///
    /// The background disappears.
    public static let sourceOut = BlendMode(rawValue: 19)
    /// The drawing covers its background only where the background is opaque.
    public static let sourceAtop = BlendMode(rawValue: 20)
    /// The drawing is behind its background.
    public static let destinationOver = BlendMode(rawValue: 21)
    /// The background shows only where the drawing is opaque.
    public static let destinationIn = BlendMode(rawValue: 22)
    /// The background is removed where the drawing is opaque.
    public static let destinationOut = BlendMode(rawValue: 23)
    /// The drawing is behind its background.
    ///
    /// The background shows only where the drawing is opaque.
    public static let destinationAtop = BlendMode(rawValue: 24)
    /// The drawing and its background each show only where the other is transparent.
    public static let xor = BlendMode(rawValue: 25)
    /// The components are added, and 1 is subtracted.
    public static let plusDarker = BlendMode(rawValue: 26)
    /// The mode that adds the components of both colors.
    public static let plusLighter = BlendMode(rawValue: 27)
  }
}

extension GraphicsContext.BlendMode {
  /// The most similar blend mode for views; `normal` if none is similar.
  package var modeForViews: BlendMode {
    switch self {
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion, .xor: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .clear, .destinationOut: .destinationOut
    case .sourceIn, .sourceAtop: .sourceAtop
    case .destinationOver, .destinationAtop: .destinationOver
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    default: .normal
    }
  }
}

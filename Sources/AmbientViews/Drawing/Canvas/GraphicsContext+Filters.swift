public import AmbientDrawing

extension GraphicsContext {
  /// An effect that changes how drawings look, such as a blur or a shadow.
  public struct Filter: Sendable {
    let detail: CanvasDetail.Filter

    init(_ detail: CanvasDetail.Filter) { self.detail = detail }

    /// Moves points by a projection.
    ///
    /// - Parameter matrix: The projection.
    /// - Returns: The filter.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(.projection(matrix))
    }

    /// Returns a filter that adds a shadow.
    ///
    /// The blend mode combines the shadow with its background. Usually, the background is what the
    /// context has drawn before. With the option ``ShadowOptions/shadowAbove``, the background is
    /// only the drawing that casts the shadow, unless the options also contain
    /// ``ShadowOptions/shadowOnly`` or ``ShadowOptions/disablesGroup``.
    ///
    /// When the library itself draws the canvas, the blend mode of a shadow below its drawing has
    /// no effect in two cases: the blend mode of the context is not `normal`, or filters that were
    /// added earlier change the shadow.
    ///
    /// - Parameters:
    ///   - color: The color of the shadow.
    ///   - radius: The radius of the blur, in points.
    ///   - x: The horizontal offset, in points.
    ///   - y: The downward offset, in points.
    ///   - blendMode: The way in which the shadow is combined with its background.
    ///   - options: The place and the form of the shadow.
    /// - Returns: The filter.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
      radius: CGFloat,
      x: CGFloat = 0,
      y: CGFloat = 0,
      blendMode: BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(.shadow(color, radius: radius, x: x, y: y, blendMode, options))
    }

    /// Multiplies colors by a color.
    ///
    /// - Parameter color: The color, whose components are the factors.
    /// - Returns: The filter.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(.colorMultiply(color)) }

    /// Multiplies colors by a matrix.
    ///
    /// - Parameter matrix: The matrix.
    /// - Returns: The filter.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(.colorMatrix(matrix)) }

    /// Turns hues by an angle.
    ///
    /// - Parameter angle: The angle by which each hue moves on the color wheel.
    /// - Returns: The filter.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(.hueRotation(angle)) }

    /// Multiplies the intensity of colors by a factor.
    ///
    /// At 0, only grays are left.
    ///
    /// - Parameter amount: The factor; 1 changes nothing.
    /// - Returns: The filter.
    public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(amount)) }

    /// Adds brightness, from -1 to 1.
    ///
    /// - Parameter amount: The brightness to add, from -1 (black) to 1 (white); 0 changes nothing.
    /// - Returns: The filter.
    public static func brightness(_ amount: Double) -> Filter { Filter(.brightness(amount)) }

    /// Multiplies the contrast by a factor.
    ///
    /// - Parameter amount: The factor; 1 changes nothing.
    /// - Returns: The filter.
    public static func contrast(_ amount: Double) -> Filter { Filter(.contrast(amount)) }

    /// Inverts colors in part, from 0 (no change) to 1 (fully inverted).
    ///
    /// - Parameter amount: The share of the inverted color, from 0 to 1.
    /// - Returns: The filter.
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(.colorInvert(amount)) }

    /// Removes a share of the color, from 0 to 1.
    ///
    /// At 1, only grays are left.
    ///
    /// - Parameter amount: The share of the color to remove, from 0 (no change) to 1.
    /// - Returns: The filter.
    public static func grayscale(_ amount: Double) -> Filter { Filter(.saturation(1 - amount)) }

    /// Makes everything black, and uses the brightness of the colors as the opacity.
    public static var luminanceToAlpha: Filter { Filter(.luminanceToAlpha) }

    /// Returns a filter that blurs the drawing.
    ///
    /// - Parameters:
    ///   - radius: The radius of the blur, in points.
    ///   - options: Whether the result has no transparent parts.
    /// - Returns: The filter.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(.blur(radius: radius, isOpaque: options.contains(.opaque)))
    }

    /// Draws one color where the opacity is between two limits, and nothing at other places.
    ///
    /// - Parameters:
    ///   - min: The lower limit, from 0 to 1.
    ///   - max: The upper limit, from 0 to 1.
    ///   - color: The color.
    /// - Returns: The filter.
    public static func alphaThreshold(
      min: Double,
      max: Double = 1,
      color: Color = .black
    ) -> Filter {
      let (lower, upper) = (min.limited(to: 0...1), max.limited(to: 0...1))
      return Filter(.alphaThreshold(Swift.min(lower, upper)...upper, color))
    }
  }

  /// The place and the form of a shadow.
  @frozen public struct ShadowOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The shadow is in front of the drawing.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Only the shadow is drawn.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// The transparent parts cast the shadow, and the shadow is drawn within the opaque parts.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// The shadow and the drawing are combined with the background separately.
    ///
    /// The blend mode of a shadow in front of the drawing then combines the shadow with both the
    /// drawing and the background.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// Options for a blur.
  @frozen public struct BlurOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The result has no transparent parts.
    public static let opaque = BlurOptions(rawValue: 1)
    /// The blur dithers its result.
    ///
    /// - Note: Accepted without effect.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// Options for a filter.
  @frozen public struct FilterOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Colors are computed in linear sRGB.
    ///
    /// - Note: Accepted without effect.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Adds a filter to the drawings that come after this call.
  ///
  /// The filter that was added last is applied first. The opacity, the blend mode and the clip
  /// apply to the result of all filters.
  ///
  /// - Parameters:
  ///   - filter: The filter.
  ///   - options: Accepted without effect: colors are computed in sRGB.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter)
  }
}

/// A matrix of five columns and four rows that computes new colors from old colors.
///
/// Each row computes one component of a new color. The row has the factors for the red, green, blue
/// and opacity of the old color, and a number to add.
@frozen public struct ColorMatrix: Equatable, Sendable {
  /// The row that computes the new red.
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  /// The row that computes the new green.
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  /// The row that computes the new blue.
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  /// The row that computes the new opacity.
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  /// Creates the matrix that changes nothing.
  public init() {}

  /// The twenty numbers, row by row.
  package var numbers: [Double] {
    [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5]
      .map { Double($0) }
  }
}

public import AmbientDrawing
public import AmbientHosting
import AmbientLayout

/// The commands that the renderer of a ``Canvas`` has recorded, for hosts that draw.
///
/// Coordinates are in points from the top left corner of the canvas.
public struct CanvasDetail: ElementDetail, Equatable, Sendable {
  /// The commands, from back to front.
  public let commands: [Command]

  /// Creates a detail with commands.
  ///
  /// - Parameter commands: The commands, from back to front.
  public init(_ commands: [Command]) { self.commands = commands }

  /// One drawing, with its transform, opacity, clips and filters.
  ///
  /// A host transforms the drawing. The host then applies the filters (the last filter first), and
  /// then the clips and the opacity. Finally, the host combines the result with the background.
  public struct Command: Equatable, Sendable {
    /// The drawing of the command.
    public var drawing: Drawing

    /// The opacity, from 0 to 1.
    public var opacity: Double

    /// The way in which the drawing is combined with its background.
    public var blendMode: GraphicsContext.BlendMode

    /// The transform of the points of the drawing.
    public var transform: CGAffineTransform

    /// The areas to which the drawing is limited, in the coordinates of the canvas.
    public var clips: [Clip]

    /// The filters, in the order in which the renderer has added them.
    public var filters: [Filter]
  }

  /// The drawing of a command, such as a filled path or a text.
  public indirect enum Drawing: Equatable, Sendable {
    /// The inside of a path.
    case fill(Path, Shading, FillStyle)
    /// A line along a path.
    case stroke(Path, Shading, StrokeStyle)
    /// A text that begins at the top leading corner of a rectangle, with the attributes that the
    /// element of a ``Text`` has.
    case text(String, ElementAttributes, Shading, in: CGRect)
    /// A text whose parts have different styles, with the attributes that all parts share.
    case styledText(TextRuns, ElementAttributes, Shading, in: CGRect)
    /// An image that fills a rectangle, with the attributes that the element of an ``Image`` has.
    case image(ElementAttributes, Shading?, in: CGRect)
    /// A child of the canvas.
    ///
    /// The first value is the index of the child. `size` is the size that the child has in the
    /// layout. A host scales the child to the rectangle.
    case symbol(Int, size: CGSize, in: CGRect)
    /// Commands whose combined result is treated as one drawing.
    case layer([Command])
  }

  /// A color or style of a command.
  public struct Shading: Equatable, Sendable {
    /// The color or style.
    ///
    /// The points of a style, such as the ends of a gradient, are relative to the bounding
    /// rectangle of the drawing, unless the paint is ``ShapePaint/anchored(_:_:)``.
    public var paint: ShapePaint

    /// How a gradient continues beyond its ends, and how its colors are computed.
    public var options: GraphicsContext.GradientOptions

    /// Creates a shading.
    ///
    /// - Parameters:
    ///   - paint: The color or style.
    ///   - options: How a gradient continues beyond its ends, and how its colors are computed.
    public init(paint: ShapePaint, options: GraphicsContext.GradientOptions = []) {
      self.paint = paint
      self.options = options
    }
  }

  /// An area to which a drawing is limited.
  public enum Clip: Equatable, Sendable {
    /// The inside of a path, or the outside if the clip is inverted.
    case path(Path, FillStyle, isInverted: Bool)
    /// The opaque parts of a layer, or its transparent parts if the clip is inverted.
    case layer([Command], opacity: Double, isInverted: Bool)
  }

  /// A filter of a command; lengths are in points.
  public enum Filter: Equatable, Sendable {
    /// A projection that moves points.
    case projection(ProjectionTransform)
    /// A shadow.
    case shadow(
      Color,
      radius: CGFloat,
      x: CGFloat,
      y: CGFloat,
      GraphicsContext.BlendMode,
      GraphicsContext.ShadowOptions
    )
    /// A color by which colors are multiplied.
    case colorMultiply(Color)
    /// A matrix by which colors are multiplied.
    case colorMatrix(ColorMatrix)
    /// An angle by which hues are rotated.
    case hueRotation(Angle)
    /// A factor for the intensity of colors.
    case saturation(Double)
    /// Brightness to add, from -1 to 1.
    case brightness(Double)
    /// A factor for the contrast.
    case contrast(Double)
    /// How far colors are inverted: 0 for unchanged colors, 1 for their opposites.
    case colorInvert(Double)
    /// Black whose opacity is the brightness of the colors.
    case luminanceToAlpha
    /// Blurs the drawing, which makes edges soft.
    case blur(radius: CGFloat, isOpaque: Bool)
    /// One color where the opacity is in a range, and nothing at other points.
    case alphaThreshold(ClosedRange<Double>, Color)
    /// A shader that computes colors, or moves pixels.
    case shader(ShaderDetail)
  }
}

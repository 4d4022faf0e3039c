import AmbientCore
public import AmbientDrawing
import AmbientLayout

extension GraphicsContext {
  /// A color or style with which a context fills and strokes paths.
  ///
  /// Functions such as ``linearGradient(_:startPoint:endPoint:options:)`` take points in the
  /// current coordinates of the context.
  public struct Shading: Sendable {
    fileprivate enum Source {
      case style(AnyShapeStyle)
      case palette([Shading])
      case resolved(CanvasDetail.Shading)
    }

    private let source: Source

    fileprivate init(_ source: Source) { self.source = source }

    init(paint: ShapePaint, options: GradientOptions = []) {
      source = .resolved(CanvasDetail.Shading(paint: paint, options: options))
    }

    /// Returns the shading as hosts get it.
    func detail(in environment: EnvironmentValues) -> CanvasDetail.Shading {
      switch source {
      case .style(let style): CanvasDetail.Shading(paint: style._paint(in: environment))
      case .palette(let levels):
        levels.first?.detail(in: environment) ?? Shading.foreground.detail(in: environment)
      case .resolved(let detail): detail
      }
    }

    func resolved(in environment: EnvironmentValues) -> Shading {
      Shading(.resolved(detail(in: environment)))
    }
  }

  /// Options for a gradient.
  @frozen public struct GradientOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The gradient begins again at its end.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// The gradient continues backward at its end, and then forward again.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Colors between two stops are computed in linear sRGB.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// Resolves the colors and styles of a shading in the environment of the context.
  ///
  /// Call this function once for a shading that you use several times.
  ///
  /// - Parameter shading: The shading, such as `.foreground`.
  /// - Returns: A shading that does not depend on the environment.
  public func resolve(_ shading: Shading) -> Shading { shading.resolved(in: environment) }
}

extension GraphicsContext.Shading {
  /// The background style of the environment; by default, the host's background.
  public static var backdrop: Self { .style(BackgroundStyle()) }

  /// The foreground style of the environment.
  public static var foreground: Self { .style(ForegroundStyle()) }

  /// Returns a shading that consists of several shadings.
  ///
  /// A context fills and strokes paths with the first of these shadings. If the array is empty, the
  /// context uses ``foreground``.
  ///
  /// - Parameter array: The shadings.
  /// - Returns: The shading.
  public static func palette(_ array: [Self]) -> Self { Self(.palette(array)) }

  /// Returns a color as a shading.
  ///
  /// - Parameter color: The color.
  /// - Returns: The shading.
  public static func color(_ color: Color) -> Self { style(color) }

  /// Returns a color with red, green and blue components as a shading.
  ///
  /// - Parameters:
  ///   - colorSpace: The color space of the components.
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - opacity: The opacity, from 0 to 1.
  /// - Returns: The color as a shading.
  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) -> Self {
    color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
  }

  /// Returns a gray as a shading.
  ///
  /// - Parameters:
  ///   - colorSpace: The color space of the brightness.
  ///   - white: The brightness, from 0 to 1.
  ///   - opacity: The opacity, from 0 to 1.
  /// - Returns: The gray as a shading.
  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB,
    white: Double,
    opacity: Double = 1
  ) -> Self {
    color(Color(colorSpace, white: white, opacity: opacity))
  }

  /// Returns a style as a shading; a context resolves the style in the environment of its canvas.
  ///
  /// - Parameter style: The style.
  /// - Returns: The shading.
  public static func style<S: ShapeStyle>(_ style: S) -> Self {
    Self(.style(AnyShapeStyle(style)))
  }

  /// Returns a mesh gradient that covers the bounding rectangle of each path painted with it.
  ///
  /// - Parameter gradient: The gradient.
  /// - Returns: The shading.
  public static func meshGradient(_ gradient: MeshGradient) -> Self { style(gradient) }

  /// Returns colors along a line between two points.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - startPoint: The point at which the gradient starts, in the coordinates of the context.
  ///   - endPoint: The point at which the gradient ends.
  ///   - options: How the gradient continues beyond its ends, and how its colors are computed.
  /// - Returns: The gradient as a shading.
  public static func linearGradient(
    _ gradient: Gradient,
    startPoint: CGPoint,
    endPoint: CGPoint,
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> Self {
    let paint = ShapePaint.linearGradient(
      gradient,
      from: UnitPoint(startPoint),
      to: UnitPoint(endPoint)
    )
    return Self(paint: .anchored(paint, .unit), options: options)
  }

  /// Returns colors along the radius of a circle.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - center: The center of the circle, in the coordinates of the context.
  ///   - startRadius: The radius at which the gradient begins, in points.
  ///   - endRadius: The radius at which the gradient ends, in points.
  ///   - options: How the gradient continues beyond its ends, and how its colors are computed.
  /// - Returns: The gradient as a shading.
  public static func radialGradient(
    _ gradient: Gradient,
    center: CGPoint,
    startRadius: CGFloat,
    endRadius: CGFloat,
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> Self {
    let paint = ShapePaint.radialGradient(
      gradient,
      center: UnitPoint(center),
      startRadius: startRadius,
      endRadius: endRadius
    )
    return Self(paint: .anchored(paint, .unit), options: options)
  }

  /// Returns colors around a point.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - center: The point, in the coordinates of the context.
  ///   - angle: The angle at which the gradient begins and ends.
  ///   - options: How the colors of the gradient are computed.
  /// - Returns: The gradient as a shading.
  public static func conicGradient(
    _ gradient: Gradient,
    center: CGPoint,
    angle: Angle = Angle(),
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> Self {
    let paint = ShapePaint.angularGradient(
      gradient,
      center: UnitPoint(center),
      startAngle: angle,
      endAngle: angle + .degrees(360)
    )
    return Self(paint: .anchored(paint, .unit), options: options)
  }

  /// Returns an image that is repeated in both directions.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - origin: The top left corner of one copy, in the coordinates of the context.
  ///   - sourceRect: The repeated part of the image, in fractions of the image's size.
  ///   - scale: A factor for the size of the image.
  /// - Returns: The image as a shading.
  /// - Note: Ambient only passes this on to the host.
  public static func tiledImage(
    _ image: Image,
    origin: CGPoint = .zero,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> Self {
    let paint = ShapePaint.image(image, sourceRect: sourceRect, scale: scale)
    let space = CGRect(origin: origin, size: CGSize(width: 1, height: 1))
    return Self(paint: .anchored(paint, space))
  }

  /// Returns colors that a shader computes.
  ///
  /// - Parameters:
  ///   - shader: The shader.
  ///   - bounds: The rectangle that the shader gets for ``Shader/Argument/boundingRect``, in the
  ///     coordinates of the context.
  /// - Returns: The shader as a shading.
  /// - Note: Ambient only passes this on to the host.
  public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Self {
    Self(paint: .anchored(.shader(shader), bounds))
  }
}

extension UnitPoint {
  fileprivate init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension CGRect {
  fileprivate static var unit: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

public import AmbientCore
public import AmbientLayout

/// Colors that change along the radius of a circle.
///
/// A gradient that is used as a view fills its frame.
public struct RadialGradient: Hashable, Sendable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadius: CGFloat
  private let endRadius: CGFloat

  /// Creates a gradient along a radius.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - center: The center of the circle.
  ///   - startRadius: The radius at which the gradient begins, in points.
  ///   - endRadius: The radius at which the gradient ends, in points.
  public nonisolated init(
    gradient: Gradient,
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a gradient of colors at equal distances along a radius.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The center of the circle.
  ///   - startRadius: The radius at which the gradient begins, in points.
  ///   - endRadius: The radius at which the gradient ends, in points.
  public nonisolated init(
    colors: [Color],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// Creates a gradient of colors at positions along a radius.
  ///
  /// - Parameters:
  ///   - stops: The colors with their positions, in the order of the positions.
  ///   - center: The center of the circle.
  ///   - startRadius: The radius at which the gradient begins, in points.
  ///   - endRadius: The radius at which the gradient ends, in points.
  public nonisolated init(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }
}

extension RadialGradient: ShapeStyle {
  /// The type of the resolved style: a gradient resolves to itself.
  public typealias Resolved = RadialGradient

  /// Returns the colors, the center and the radii.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint {
    .radialGradient(
      gradient,
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }
}

extension RadialGradient: LibraryView {
  /// The type of the body.
  public typealias Body = ShapeView
}

extension ShapeStyle where Self == RadialGradient {
  /// Returns a gradient of colors along a radius.
  ///
  /// - Parameters:
  ///   - gradient: The colors with their positions.
  ///   - center: The center of the circle.
  ///   - startRadius: The radius at which the gradient begins, in points.
  ///   - endRadius: The radius at which the gradient ends, in points.
  /// - Returns: The gradient as a style.
  public static func radialGradient(
    _ gradient: Gradient,
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient,
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// Returns a gradient of colors at equal distances along a radius.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The center of the circle.
  ///   - startRadius: The radius at which the gradient begins, in points.
  ///   - endRadius: The radius at which the gradient ends, in points.
  /// - Returns: The gradient as a style.
  public static func radialGradient(
    colors: [Color],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors,
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// Returns a gradient of colors at positions along a radius.
  ///
  /// - Parameters:
  ///   - stops: The colors with their positions, in the order of the positions.
  ///   - center: The center of the circle.
  ///   - startRadius: The radius at which the gradient begins, in points.
  ///   - endRadius: The radius at which the gradient ends, in points.
  /// - Returns: The gradient as a style.
  public static func radialGradient(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      stops: stops,
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// Returns a gradient of colors along a radius.
  ///
  /// - Parameters:
  ///   - gradient: The colors with their positions.
  ///   - center: The center of the circle.
  ///   - startRadius: The radius at which the gradient begins, in points.
  ///   - endRadius: The radius at which the gradient ends, in points.
  /// - Returns: The gradient as a style.
  public static func radialGradient(
    _ gradient: AnyGradient,
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient.gradient,
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }
}

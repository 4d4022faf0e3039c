public import AmbientCore
public import AmbientLayout

/// Colors that change along the radius of an ellipse.
///
/// The ellipse has the proportions of the view: the radius 0.5 is half of the width horizontally,
/// and half of the height vertically.
///
/// A gradient that is used as a view fills its frame.
public struct EllipticalGradient: Hashable, Sendable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadiusFraction: CGFloat
  private let endRadiusFraction: CGFloat

  /// Creates a gradient along a radius.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - center: The center of the ellipse.
  ///   - startRadiusFraction: The radius at which the gradient begins, as a fraction of the view's
  ///     size.
  ///   - endRadiusFraction: The radius at which the gradient ends, as a fraction of the view's
  ///     size.
  public nonisolated init(
    gradient: Gradient,
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// Creates a gradient of colors at equal distances along a radius.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The center of the ellipse.
  ///   - startRadiusFraction: The radius at which the gradient begins, as a fraction of the view's
  ///     size.
  ///   - endRadiusFraction: The radius at which the gradient ends, as a fraction of the view's
  ///     size.
  public nonisolated init(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }

  /// Creates a gradient of colors at positions along a radius.
  ///
  /// - Parameters:
  ///   - stops: The colors with their positions, in the order of the positions.
  ///   - center: The center of the ellipse.
  ///   - startRadiusFraction: The radius at which the gradient begins, as a fraction of the view's
  ///     size.
  ///   - endRadiusFraction: The radius at which the gradient ends, as a fraction of the view's
  ///     size.
  public nonisolated init(
    stops: [Gradient.Stop],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }
}

extension EllipticalGradient: ShapeStyle {
  /// The type of the resolved style: a gradient resolves to itself.
  public typealias Resolved = EllipticalGradient

  /// Returns the colors, the center and the radii.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint {
    .ellipticalGradient(
      gradient,
      center: center,
      start: startRadiusFraction,
      end: endRadiusFraction
    )
  }
}

extension EllipticalGradient: LibraryView {
  /// The type of the body.
  public typealias Body = ShapeView
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Returns a gradient of colors along a radius.
  ///
  /// - Parameters:
  ///   - gradient: The colors with their positions.
  ///   - center: The center of the ellipse.
  ///   - startRadiusFraction: The radius at which the gradient begins, as a fraction of the view's
  ///     size.
  ///   - endRadiusFraction: The radius at which the gradient ends, as a fraction of the view's
  ///     size.
  /// - Returns: The gradient as a style.
  public static func ellipticalGradient(
    _ gradient: Gradient,
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient,
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }

  /// Returns a gradient of colors at equal distances along a radius.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The center of the ellipse.
  ///   - startRadiusFraction: The radius at which the gradient begins, as a fraction of the view's
  ///     size.
  ///   - endRadiusFraction: The radius at which the gradient ends, as a fraction of the view's
  ///     size.
  /// - Returns: The gradient as a style.
  public static func ellipticalGradient(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors,
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }

  /// Returns a gradient of colors at positions along a radius.
  ///
  /// - Parameters:
  ///   - stops: The colors with their positions, in the order of the positions.
  ///   - center: The center of the ellipse.
  ///   - startRadiusFraction: The radius at which the gradient begins, as a fraction of the view's
  ///     size.
  ///   - endRadiusFraction: The radius at which the gradient ends, as a fraction of the view's
  ///     size.
  /// - Returns: The gradient as a style.
  public static func ellipticalGradient(
    stops: [Gradient.Stop],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops,
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }

  /// Returns a gradient of colors along a radius.
  ///
  /// - Parameters:
  ///   - gradient: The colors with their positions.
  ///   - center: The center of the ellipse.
  ///   - startRadiusFraction: The radius at which the gradient begins, as a fraction of the view's
  ///     size.
  ///   - endRadiusFraction: The radius at which the gradient ends, as a fraction of the view's
  ///     size.
  /// - Returns: The gradient as a style.
  public static func ellipticalGradient(
    _ gradient: AnyGradient,
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient.gradient,
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }
}

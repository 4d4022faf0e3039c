public import AmbientDrawing
public import AmbientLayout

extension ShapeStyle where Self == AngularGradient {
  /// Returns a gradient of colors around a point, between two angles.
  ///
  /// - Parameters:
  ///   - gradient: The colors with their positions.
  ///   - center: The point around which the colors change.
  ///   - startAngle: The angle at which the gradient begins, clockwise from the right.
  ///   - endAngle: The angle at which the gradient ends.
  /// - Returns: The gradient as a style.
  public static func angularGradient(
    _ gradient: Gradient,
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient,
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// Returns a gradient of equally spaced colors around a point, between two angles.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The point around which the colors change.
  ///   - startAngle: The angle at which the gradient begins, clockwise from the right.
  ///   - endAngle: The angle at which the gradient ends.
  /// - Returns: The gradient as a style.
  public static func angularGradient(
    colors: [Color],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      colors: colors,
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// Returns a gradient of color stops around a point, between two angles.
  ///
  /// - Parameters:
  ///   - stops: The colors with their positions, in the order of the positions.
  ///   - center: The point around which the colors change.
  ///   - startAngle: The angle at which the gradient begins, clockwise from the right.
  ///   - endAngle: The angle at which the gradient ends.
  /// - Returns: The gradient as a style.
  public static func angularGradient(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      stops: stops,
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// Returns a gradient of colors around a point, between two angles.
  ///
  /// - Parameters:
  ///   - gradient: The colors with their positions.
  ///   - center: The point around which the colors change.
  ///   - startAngle: The angle at which the gradient begins, clockwise from the right.
  ///   - endAngle: The angle at which the gradient ends.
  /// - Returns: The gradient as a style.
  public static func angularGradient(
    _ gradient: AnyGradient,
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient.gradient,
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// Returns a gradient that makes a full turn around a point.
  ///
  /// - Parameters:
  ///   - gradient: The colors with their positions.
  ///   - center: The point around which the colors change.
  ///   - angle: The angle at which the gradient begins and ends, clockwise from the right.
  /// - Returns: The gradient as a style.
  public static func conicGradient(
    _ gradient: Gradient,
    center: UnitPoint,
    angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// Returns a gradient of equally spaced colors, in a full turn around a point.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The point around which the colors change.
  ///   - angle: The angle at which the gradient begins and ends, clockwise from the right.
  /// - Returns: The gradient as a style.
  public static func conicGradient(
    colors: [Color],
    center: UnitPoint,
    angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// Returns a gradient of color stops, in a full turn around a point.
  ///
  /// - Parameters:
  ///   - stops: The colors with their positions, in the order of the positions.
  ///   - center: The point around which the colors change.
  ///   - angle: The angle at which the gradient begins and ends, clockwise from the right.
  /// - Returns: The gradient as a style.
  public static func conicGradient(
    stops: [Gradient.Stop],
    center: UnitPoint,
    angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }

  /// Returns a gradient that makes a full turn around a point.
  ///
  /// - Parameters:
  ///   - gradient: The colors with their positions.
  ///   - center: The point around which the colors change.
  ///   - angle: The angle at which the gradient begins and ends, clockwise from the right.
  /// - Returns: The gradient as a style.
  public static func conicGradient(
    _ gradient: AnyGradient,
    center: UnitPoint,
    angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient.gradient, center: center, angle: angle)
  }
}

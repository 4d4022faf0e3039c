public import AmbientCore
public import AmbientDrawing
public import AmbientLayout

/// Colors that change around a point, clockwise.
///
/// Angles are measured clockwise from the right. If the angles are less than a turn apart, the last
/// color covers the first half of the remaining sector, and the first color covers the second half.
/// If the angles are more than a turn apart, only the last turn is drawn. A gradient that is used
/// as a view fills its frame.
///
/// ```swift
/// Circle().fill(.conicGradient(colors: [.red, .yellow, .green, .red], center: .center))
/// ```
public struct AngularGradient: Hashable, Sendable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startAngle: Angle
  private let endAngle: Angle

  /// Creates a gradient around a point, between two angles.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - center: The point around which the colors change.
  ///   - startAngle: The angle at which the gradient begins, clockwise from the right.
  ///   - endAngle: The angle at which the gradient ends.
  public nonisolated init(
    gradient: Gradient,
    center: UnitPoint,
    startAngle: Angle = .zero,
    endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates a gradient of equally spaced colors around a point, between two angles.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The point around which the colors change.
  ///   - startAngle: The angle at which the gradient begins, clockwise from the right.
  ///   - endAngle: The angle at which the gradient ends.
  public nonisolated init(
    colors: [Color],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// Creates a gradient of color stops around a point, between two angles.
  ///
  /// - Parameters:
  ///   - stops: The colors with their positions, in the order of the positions.
  ///   - center: The point around which the colors change.
  ///   - startAngle: The angle at which the gradient begins, clockwise from the right.
  ///   - endAngle: The angle at which the gradient ends.
  public nonisolated init(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// Creates a gradient that makes a full turn around a point.
  ///
  /// - Parameters:
  ///   - gradient: The colors with their positions.
  ///   - center: The point around which the colors change.
  ///   - angle: The angle at which the gradient begins and ends, clockwise from the right.
  public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient,
      center: center,
      startAngle: angle,
      endAngle: angle + .degrees(360)
    )
  }

  /// Creates a gradient of equally spaced colors, in a full turn around a point.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The point around which the colors change.
  ///   - angle: The angle at which the gradient begins and ends, clockwise from the right.
  public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startAngle: angle,
      endAngle: angle + .degrees(360)
    )
  }

  /// Creates a gradient of color stops, in a full turn around a point.
  ///
  /// - Parameters:
  ///   - stops: The colors with their positions, in the order of the positions.
  ///   - center: The point around which the colors change.
  ///   - angle: The angle at which the gradient begins and ends, clockwise from the right.
  public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startAngle: angle,
      endAngle: angle + .degrees(360)
    )
  }
}

extension AngularGradient: ShapeStyle {
  /// The type of the resolved style: a gradient resolves to itself.
  public typealias Resolved = AngularGradient

  /// Returns the colors, the center and the angles.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint {
    .angularGradient(gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}

extension AngularGradient: LibraryView {
  /// The type of the body.
  public typealias Body = ShapeView
}

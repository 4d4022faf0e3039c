public import AmbientCore
public import AmbientLayout

/// Colors that change along a line between two points.
///
/// A gradient that is used as a view fills its frame.
public struct LinearGradient: Hashable, Sendable {
  private let gradient: Gradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  /// Creates a gradient along a line.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - startPoint: The point that belongs to position 0 of the gradient.
  ///   - endPoint: The point that belongs to position 1 of the gradient.
  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a gradient of colors at equal distances along a line.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - startPoint: The point that belongs to position 0 of the gradient.
  ///   - endPoint: The point that belongs to position 1 of the gradient.
  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of colors at positions along a line.
  ///
  /// - Parameters:
  ///   - stops: The colors with their positions, in the order of the positions.
  ///   - startPoint: The point that belongs to position 0 of the gradient.
  ///   - endPoint: The point that belongs to position 1 of the gradient.
  public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: ShapeStyle {
  /// The type of the resolved style: a gradient resolves to itself.
  public typealias Resolved = LinearGradient

  /// Returns the colors and the line.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint {
    .linearGradient(gradient, from: startPoint, to: endPoint)
  }
}

extension LinearGradient: LibraryView {
  /// The type of the body.
  public typealias Body = ShapeView
}

extension ShapeStyle where Self == LinearGradient {
  /// Returns a gradient along a line between two points.
  ///
  /// - Parameters:
  ///   - gradient: The colors with their positions.
  ///   - startPoint: The point that belongs to position 0 of the gradient.
  ///   - endPoint: The point that belongs to position 1 of the gradient.
  /// - Returns: The gradient as a style.
  public static func linearGradient(
    _ gradient: Gradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a gradient of colors at equal distances along a line between two points.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - startPoint: The point that belongs to position 0 of the gradient.
  ///   - endPoint: The point that belongs to position 1 of the gradient.
  /// - Returns: The gradient as a style.
  public static func linearGradient(
    colors: [Color],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a gradient of colors at positions along a line between two points.
  ///
  /// - Parameters:
  ///   - stops: The colors with their positions, in the order of the positions.
  ///   - startPoint: The point that belongs to position 0 of the gradient.
  ///   - endPoint: The point that belongs to position 1 of the gradient.
  /// - Returns: The gradient as a style.
  public static func linearGradient(
    stops: [Gradient.Stop],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a gradient along a line between two points.
  ///
  /// - Parameters:
  ///   - gradient: The colors with their positions.
  ///   - startPoint: The point that belongs to position 0 of the gradient.
  ///   - endPoint: The point that belongs to position 1 of the gradient.
  /// - Returns: The gradient as a style.
  public static func linearGradient(
    _ gradient: AnyGradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

public import AmbientCore

/// Colors that change between the points of a grid.
///
/// Curves connect the points along the rows and the columns. Each point has a color. Between
/// neighboring points, the color changes gradually. The grid need not fill the view: the background
/// color covers the area outside of the grid.
///
/// ```swift
/// MeshGradient(
///   width: 2, height: 2,
///   points: [[0, 0], [1, 0], [0, 1], [1, 1]],
///   colors: [.red, .purple, .orange, .yellow]
/// )
/// ```
///
/// A gradient that is used as a view fills its frame.
public struct MeshGradient: Hashable, Sendable {
  /// A point of the grid, and the control points of the curves to the neighbors.
  public struct BezierPoint: Hashable, Sendable {
    /// The position, as fractions of the width and height.
    public var position: SIMD2<Float>
    /// The control point of the curve to the previous point of the row.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the curve to the point above.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the curve to the next point of the row.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the curve to the point below.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a point from coordinates that are fractions of the width and height.
    ///
    /// - Parameters:
    ///   - position: The position, as fractions of the width and height.
    ///   - leadingControlPoint: The control point of the curve to the previous point of the row.
    ///   - topControlPoint: The control point of the curve to the point above.
    ///   - trailingControlPoint: The control point of the curve to the next point of the row.
    ///   - bottomControlPoint: The control point of the curve to the point below.
    public init(
      position: SIMD2<Float>,
      leadingControlPoint: SIMD2<Float>,
      topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>,
      bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The points of the grid, row by row.
  public enum Locations: Hashable, Sendable {
    /// Points; the gradient chooses the curves between the points.
    case points([SIMD2<Float>])
    /// Points, and the control points of the curves between the points.
    case bezierPoints([BezierPoint])
  }

  /// The colors of the points, row by row.
  public enum Colors: Hashable, Sendable {
    /// Colors that depend on the environment.
    case colors([Color])
    /// Colors that do not depend on the environment.
    case resolvedColors([Color.Resolved])
  }

  /// The number of points in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The points, row by row.
  public var locations: Locations
  /// The colors of the points, row by row.
  public var colors: Colors
  /// The color outside of the grid.
  public var background: Color
  /// Whether the change of color is smooth across the points.
  ///
  /// If false, the rate of the change may jump at each point.
  public var smoothsColors: Bool
  /// The space in which colors between points are computed.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a gradient between the points of a grid.
  ///
  /// - Parameters:
  ///   - width: The number of points in a row.
  ///   - height: The number of rows.
  ///   - locations: The points, row by row.
  ///   - colors: The colors of the points, row by row.
  ///   - background: The color outside of the grid.
  ///   - smoothsColors: Whether the change of color is smooth across the points.
  ///   - colorSpace: The space in which colors between points are computed.
  public nonisolated init(
    width: Int,
    height: Int,
    locations: Locations,
    colors: Colors,
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Creates a gradient between points whose coordinates are fractions of the width and height.
  ///
  /// - Parameters:
  ///   - width: The number of points in a row.
  ///   - height: The number of rows.
  ///   - points: The points, row by row.
  ///   - colors: The colors of the points, row by row.
  ///   - background: The color outside of the grid.
  ///   - smoothsColors: Whether the change of color is smooth across the points.
  ///   - colorSpace: The space in which colors between points are computed.
  public nonisolated init(
    width: Int,
    height: Int,
    points: [SIMD2<Float>],
    colors: [Color],
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width,
      height: height,
      locations: .points(points),
      colors: .colors(colors),
      background: background,
      smoothsColors: smoothsColors,
      colorSpace: colorSpace
    )
  }

  /// Creates a gradient between points that have their own control points.
  ///
  /// - Parameters:
  ///   - width: The number of points in a row.
  ///   - height: The number of rows.
  ///   - bezierPoints: The points with their control points, row by row.
  ///   - colors: The colors of the points, row by row.
  ///   - background: The color outside of the grid.
  ///   - smoothsColors: Whether the change of color is smooth across the points.
  ///   - colorSpace: The space in which colors between points are computed.
  public nonisolated init(
    width: Int,
    height: Int,
    bezierPoints: [BezierPoint],
    colors: [Color],
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width,
      height: height,
      locations: .bezierPoints(bezierPoints),
      colors: .colors(colors),
      background: background,
      smoothsColors: smoothsColors,
      colorSpace: colorSpace
    )
  }
}

extension MeshGradient: CustomStringConvertible {
  /// The number of columns and rows, and the colors, such as `meshGradient 2 1 red, blue`.
  public var description: String {
    let names =
      switch colors {
      case .colors(let colors): colors.map(\.description)
      case .resolvedColors(let colors): colors.map(\.description)
      }
    return "meshGradient \(width) \(height) \(names.joined(separator: ", "))"
  }
}

extension MeshGradient: ShapeStyle {
  /// The type of the resolved style: a gradient resolves to itself.
  public typealias Resolved = MeshGradient

  /// Returns the gradient.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint { .meshGradient(self) }
}

extension MeshGradient: LibraryView {
  /// The type of the body.
  public typealias Body = ShapeView
}

#if !canImport(CoreGraphics)
public import AmbientDrawing

/// The current path, in the current coordinates.
///
/// A later change of the transform does not move points that the path already has. An empty path
/// ignores lines and Bézier curves until a call such as ``move(to:)`` or ``addRect(_:)`` begins a
/// subpath.
extension CGContext {
  /// Removes the current path, and begins a new path.
  public func beginPath() { current = Path() }

  /// Begins a subpath at a point.
  ///
  /// - Parameter point: The point, in the current coordinates.
  public func move(to point: CGPoint) { current.move(to: point) }

  /// Adds a line from the current point.
  ///
  /// - Parameter point: The point, in the current coordinates.
  public func addLine(to point: CGPoint) { current.addLine(to: point) }

  /// Begins a subpath at the first of some points, and adds lines to the others.
  ///
  /// - Parameter points: The points, in the current coordinates.
  public func addLines(between points: [CGPoint]) { current.addLines(points) }

  /// Adds a cubic Bézier curve from the current point.
  ///
  /// - Parameters:
  ///   - end: The end of the curve.
  ///   - control1: The point to which the curve heads at its start.
  ///   - control2: The point from which the curve comes at its end.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds a quadratic Bézier curve from the current point.
  ///
  /// - Parameters:
  ///   - end: The end of the curve.
  ///   - control: The control point of the curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end, control: control)
  }

  /// Adds an arc of a circle.
  ///
  /// If the last subpath is open, a line leads from the current point to the start of the arc. If
  /// the path is empty or its last subpath is closed, the arc begins a subpath.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle of the arc's start in radians, from the x-axis toward the y-axis.
  ///   - endAngle: The angle of the arc's end, in radians.
  ///   - clockwise: Whether the arc goes toward smaller angles. This is counterclockwise on the
  ///     screen, where the y-axis points down.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    current.addArc(
      center: center,
      radius: radius,
      startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)),
      clockwise: clockwise
    )
  }

  /// Adds a line from the current point, and then an arc that rounds a corner.
  ///
  /// The corner is between two lines: from the current point to `tangent1End`, and from there to
  /// `tangent2End`.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner, which is the end of the first line.
  ///   - tangent2End: The end of the second line.
  ///   - radius: The radius of the arc, in points.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    current.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  /// Adds a rectangle as a subpath.
  ///
  /// - Parameter rect: The rectangle, in the current coordinates.
  public func addRect(_ rect: CGRect) { current.addRect(rect) }

  /// Adds rectangles to the current path, each as a subpath of its own.
  ///
  /// - Parameter rects: The rectangles, in the current coordinates.
  public func addRects(_ rects: [CGRect]) { current.addRects(rects) }

  /// Adds the ellipse in a rectangle as a subpath.
  ///
  /// - Parameter rect: The rectangle, in the current coordinates.
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }

  /// Adds the elements of a path.
  ///
  /// - Parameter path: The path.
  public func addPath(_ path: CGPath) { current.addPath(Path(path)) }

  /// Adds a line to the start of the subpath, and ends the subpath there.
  public func closePath() { current.closeSubpath() }

  /// Replaces the current path with the outline of the area that a stroke of this path paints.
  public func replacePathWithStrokedPath() { current = current.strokedPath(state.lineStyle) }

  // MARK: Questions

  /// A copy of the current path; nil if the path is empty.
  public var path: CGPath? { current.isEmpty ? nil : current.cgPath }

  /// Whether the current path has no elements.
  public var isPathEmpty: Bool { current.isEmpty }

  /// The point at which the next line or curve begins; zero for an empty path.
  public var currentPointOfPath: CGPoint { current.currentPoint ?? .zero }

  /// The smallest rectangle around the current path, including the control points of curves;
  /// `CGRect.null` for an empty path.
  public var boundingBoxOfPath: CGRect { current.cgPath.boundingBox }

  /// Returns whether a point is in the part of the current path that a mode draws.
  ///
  /// - Parameters:
  ///   - point: The point, in the current coordinates.
  ///   - mode: The mode, such as `.fill` for the inside of the path.
  /// - Returns: Whether the point is in this part.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    if let rule = mode.fillRule, current.contains(point, eoFill: rule == .evenOdd) { return true }
    return mode.includesStroke && current.strokedPath(state.lineStyle).contains(point)
  }
}
#endif

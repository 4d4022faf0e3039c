#if !canImport(CoreGraphics)
import Foundation

/// Functions that add elements to a path object. The parameter `transform` maps the added points.
extension CGMutablePath {
  /// Begins a subpath at a point.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - transform: The transform of the points.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add { $0.move(to: point.applying(transform)) }
  }

  /// Adds a line from the current point.
  ///
  /// - Parameters:
  ///   - point: The end of the line.
  ///   - transform: The transform of the points.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add { $0.addLine(to: point.applying(transform)) }
  }

  /// Begins a subpath at the first point of a list, and adds lines to the other points.
  ///
  /// - Parameters:
  ///   - points: The points, in order.
  ///   - transform: The transform of the points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    add { $0.addLines(points.map { $0.applying(transform) }) }
  }

  /// Adds a quadratic Bézier curve from the current point.
  ///
  /// - Parameters:
  ///   - end: The end of the curve.
  ///   - control: The control point.
  ///   - transform: The transform of the points.
  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    add { $0.addQuadCurve(to: end.applying(transform), control: control.applying(transform)) }
  }

  /// Adds a cubic Bézier curve from the current point.
  ///
  /// - Parameters:
  ///   - end: The end of the curve.
  ///   - control1: The control point for the start of the curve.
  ///   - control2: The control point for the end of the curve.
  ///   - transform: The transform of the points.
  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    add {
      $0.addCurve(
        to: end.applying(transform),
        control1: control1.applying(transform),
        control2: control2.applying(transform)
      )
    }
  }

  /// Adds a line to the start of the subpath, and ends the subpath there.
  public func closeSubpath() { add { $0.closeSubpath() } }

  /// Adds a rectangle as a subpath.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: The transform of the points.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add { $0.addRect(rect, transform: transform) }
  }

  /// Adds rectangles, each as a subpath of its own.
  ///
  /// - Parameters:
  ///   - rects: The rectangles.
  ///   - transform: The transform of the points.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    add { $0.addRects(rects, transform: transform) }
  }

  /// Adds the ellipse that fills a rectangle, as a subpath.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: The transform of the points.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add { $0.addEllipse(in: rect, transform: transform) }
  }

  /// Adds a rounded rectangle as a subpath.
  ///
  /// Each corner is a quarter of an ellipse.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerWidth: Half of the width of the ellipse, in points.
  ///   - cornerHeight: Half of the height of the ellipse, in points.
  ///   - transform: The transform of the points.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    add { $0.addPath(Path(rounding: rect, corner), transform: transform) }
  }

  /// Adds an arc of a circle, and a line from the current point to the arc.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle of the arc's start in radians, from the x-axis toward the y-axis.
  ///   - endAngle: The angle of the arc's end, in radians.
  ///   - clockwise: Whether the arc goes toward smaller angles. This is counterclockwise on the
  ///     screen, where the y-axis points down.
  ///   - transform: The transform of the points.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    add {
      $0.addArc(
        center: center,
        radius: radius,
        startAngle: .radians(startAngle),
        endAngle: .radians(endAngle),
        clockwise: clockwise,
        transform: transform
      )
    }
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
  ///   - transform: The transform of the two tangent ends and of the arc. The current point is
  ///     not transformed.
  public func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add {
      $0.addArc(
        tangent1End: tangent1End,
        tangent2End: tangent2End,
        radius: radius,
        transform: transform
      )
    }
  }

  /// Adds an arc of a circle, and a line from the current point to the arc.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle of the arc's start in radians, from the x-axis toward the y-axis.
  ///   - delta: The angle from the start of the arc to its end, in radians.
  ///   - transform: The transform of the points.
  public func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add {
      $0.addRelativeArc(
        center: center,
        radius: radius,
        startAngle: .radians(startAngle),
        delta: .radians(delta),
        transform: transform
      )
    }
  }

  /// Adds the elements of another path.
  ///
  /// - Parameters:
  ///   - path: The other path.
  ///   - transform: The transform of the points.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    let other = Path(path)
    add { $0.addPath(other, transform: transform) }
  }
}
#endif

import Foundation

extension Path {
  /// Adds an arc of a circle between two angles.
  ///
  /// If the last subpath is open, a line leads from the current point to the start of the arc. If
  /// the path is empty or its last subpath is closed, the arc begins a subpath. The arc is made of
  /// cubic curves. Each curve covers at most a quarter of the circle.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle of the arc's start, from the x-axis toward the y-axis.
  ///   - endAngle: The angle of the arc's end.
  ///   - clockwise: Whether the arc goes toward smaller angles. On the screen, such an arc runs
  ///     counterclockwise, because the y-axis points down.
  ///   - transform: The transform of the added points.
  /// - Complexity: O(*n*) for an arc of *n* full turns.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sign: Double = clockwise ? -1 : 1
    let turn = 2 * Double.pi
    // The angle of the arc in the drawing direction. Full turns are added to a negative angle until
    // the angle is positive. The tolerance allows for rounding errors: in radians, 450° and 90° may
    // differ by slightly more or less than a full turn.
    var delta = (endAngle - startAngle).radians * sign
    if delta < -1e-9 {
      delta = delta.remainder(dividingBy: turn)
      if abs(delta) < 1e-9 { delta = turn } else if delta < 0 { delta += turn }
    }
    addRelativeArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      delta: .radians(delta * sign),
      transform: transform
    )
  }

  /// Adds an arc that covers a given angle of a circle.
  ///
  /// If the last subpath is open, a line leads from the current point to the start of the arc. If
  /// the path is empty or its last subpath is closed, the arc begins a subpath.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle of the arc's start, from the x-axis toward the y-axis.
  ///   - delta: The angle between the start and the end. A positive angle draws clockwise on the
  ///     screen.
  ///   - transform: The transform of the added points.
  /// - Complexity: O(*n*) for an arc of *n* full turns.
  public mutating func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard delta.radians.isFinite, startAngle.radians.isFinite else { return }
    let start = CGFloat(startAngle.radians)
    addLineOrMove(to: (center + CGVector(radians: start) * radius).applying(transform))
    // Further turns cover the same circle, so at most a thousand full turns are drawn.
    var angle = delta.radians
    let limit = 1_000 * 2 * Double.pi
    if abs(angle) > limit {
      angle = angle.truncatingRemainder(dividingBy: 2 * .pi) + (angle > 0 ? limit : -limit)
    }
    let quarters = abs(angle) / (.pi / 2)
    // Because of rounding errors, the angle can be a little larger than a number of whole quarters.
    // This small difference needs no curve of its own.
    let count = Int((quarters - 1e-9).rounded(.up))
    guard count > 0 else { return }
    let step = CGFloat(angle) / CGFloat(count)
    let arm = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let from = CGVector(radians: start + step * CGFloat(index)) * radius
      let to = CGVector(radians: start + step * CGFloat(index + 1)) * radius
      addCurve(
        to: (center + to).applying(transform),
        control1: (center + from + from.normal * arm).applying(transform),
        control2: (center + to - to.normal * arm).applying(transform)
      )
    }
  }

  /// Adds a line from the current point, and then an arc that rounds a corner.
  ///
  /// The corner is between two lines: from the current point to `tangent1End`, and from there to
  /// `tangent2End`. If these three points are on one line, or the radius is zero, only the line to
  /// `tangent1End` is added. An empty path stays empty.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner, which is the end of the first line.
  ///   - tangent2End: The end of the second line.
  ///   - radius: The radius of the arc, in points.
  ///   - transform: The transform of the two tangent ends and of the arc. The current point is
  ///     not transformed.
  public mutating func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else { return }
    // The arc is a part of a circle only before the transform. The calculation therefore uses the
    // point that the transform maps to the current point.
    let start = current.applying(transform.inverted())
    guard
      let toStart = (start - tangent1End).unit,
      let toEnd = (tangent2End - tangent1End).unit,
      radius > 0,
      abs(toStart.cross(toEnd)) > 1e-9
    else {
      addLine(to: tangent1End.applying(transform))
      return
    }
    if !endsInOpenSubpath { move(to: current) }
    let halfAngle = abs(toStart.turn(to: toEnd)) / 2
    let touch = tangent1End + toStart * (radius / tan(halfAngle))
    let inward = toStart.cross(toEnd) > 0 ? toStart.normal : -toStart.normal
    let delta = (.pi - 2 * halfAngle) * (toStart.cross(toEnd) > 0 ? -1 : 1)
    addRelativeArc(
      center: touch + inward * radius,
      radius: radius,
      startAngle: .radians((-inward).radians),
      delta: .radians(delta),
      transform: transform
    )
  }

  /// Adds a line to a point if the last subpath is open; otherwise begins a subpath at the point.
  private mutating func addLineOrMove(to point: CGPoint) {
    guard endsInOpenSubpath, let current = currentPoint else {
      move(to: point)
      return
    }
    // The start of an arc has rounding errors. A point that differs from the current point only by
    // such an error needs no line.
    let size = max(abs(point.x), abs(point.y), 1e-300)
    if current.distance(to: point) > 1e-12 * size { addLine(to: point) }
  }
}

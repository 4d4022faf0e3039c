import Foundation

/// A part of a stroked line or curve, short enough that both edges of the stroke are lines or
/// quadratic curves without loops.
struct StrokePiece {
  let start: CGPoint
  let end: CGPoint
  /// The direction at the start, as a vector of length 1.
  let startDirection: CGVector
  /// The direction at the end, as a vector of length 1.
  let endDirection: CGVector
  let isStraight: Bool
  /// Whether this piece and the piece before it are parts of one curve.
  ///
  /// The line join of the style does not apply between pieces of one curve.
  let continuesCurve: Bool

  var straightLength: CGFloat { isStraight ? start.distance(to: end) : 0 }

  /// Returns a quadratic curve that runs beside the piece, such as an edge of the stroke.
  ///
  /// The curve starts and ends in the same directions as the piece. If no quadratic curve has these
  /// directions, the result is nil.
  ///
  /// `distance` is positive on the side of the piece to which its normals point.
  func curvedSide(at distance: CGFloat) -> BezierCurve? {
    let first = start + startDirection.normal * distance
    let last = end + endDirection.normal * distance
    let sine = startDirection.cross(endDirection)
    // The control point is where the two tangents meet.
    let ahead = (last - first).cross(endDirection) / sine
    let back = startDirection.cross(last - first) / sine
    guard sine != 0, ahead >= 0, back >= 0 else { return nil }
    return BezierCurve(from: first, to: last, control: first + startDirection * ahead)
  }
}

/// Divides lines and curves into the pieces of a stroke.
struct StrokePieces {
  let halfWidth: CGFloat
  private(set) var pieces: [StrokePiece] = []

  /// The greatest allowed distance between an edge of a piece and the exact edge of the stroke, in
  /// points.
  private var tolerance: CGFloat { min(halfWidth / 200, 0.01) }

  init(halfWidth: CGFloat) { self.halfWidth = halfWidth }

  /// Adds the pieces of a line or curve.
  ///
  /// A single point has no pieces.
  mutating func add(_ curve: BezierCurve) {
    if curve.isPoint { return }
    let count = pieces.count
    divide(curve, depth: curve.kind == .line ? 0 : 20, firstIndex: count)
  }

  private mutating func divide(_ curve: BezierCurve, depth: Int, firstIndex: Int) {
    let continuesCurve = pieces.count > firstIndex
    if depth > 0, let piece = curvedPiece(curve, continuesCurve: continuesCurve) {
      pieces.append(piece)
    } else if depth == 0 || isStraight(curve) {
      guard let direction = (curve.end - curve.start).unit else { return }
      let piece = StrokePiece(
        start: curve.start,
        end: curve.end,
        startDirection: direction,
        endDirection: direction,
        isStraight: true,
        continuesCurve: continuesCurve
      )
      pieces.append(piece)
    } else {
      let (head, tail) = curve.split(at: 0.5)
      divide(head, depth: depth - 1, firstIndex: firstIndex)
      divide(tail, depth: depth - 1, firstIndex: firstIndex)
    }
  }

  /// Returns the curve as one piece; nil if an edge of the piece would be too far from the exact
  /// edge of the stroke.
  private func curvedPiece(_ curve: BezierCurve, continuesCurve: Bool) -> StrokePiece? {
    guard
      turn(of: curve) < 0.3,
      let startDirection = curve.startDirection,
      let endDirection = curve.endDirection,
      let normal = curve.derivative(at: 0.5).unit?.normal
    else { return nil }
    let piece = StrokePiece(
      start: curve.start,
      end: curve.end,
      startDirection: startDirection,
      endDirection: endDirection,
      isStraight: false,
      continuesCurve: continuesCurve
    )
    for distance in [halfWidth, -halfWidth] {
      let exact = curve.point(at: 0.5) + normal * distance
      guard let side = piece.curvedSide(at: distance) else { return nil }
      if abs((side.point(at: 0.5) - exact).dot(normal)) > tolerance { return nil }
    }
    return piece
  }

  /// Returns whether a curve is close to the line between its ends, and hardly turns.
  private func isStraight(_ curve: BezierCurve) -> Bool {
    guard turn(of: curve) < 0.05, let direction = (curve.end - curve.start).unit else {
      return false
    }
    return [curve.control1, curve.control2].allSatisfy {
      abs(direction.cross($0 - curve.start)) <= tolerance
    }
  }

  /// Returns the sum of the changes of direction at the control points of a curve, in radians.
  private func turn(of curve: BezierCurve) -> CGFloat {
    let legs = curve.legs.filter { $0.length > 0 }
    return zip(legs, legs.dropFirst()).reduce(0) { $0 + abs($1.0.turn(to: $1.1)) }
  }
}

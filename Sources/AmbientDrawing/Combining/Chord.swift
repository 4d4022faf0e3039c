import Foundation

/// A straight line between two points of a curve, with the cuts that other chords make.
struct Chord {
  /// A point at which another chord crosses or touches the chord.
  struct Cut {
    /// The position on the chord, from 0 to 1.
    let fraction: CGFloat
    /// The position on the curve.
    let parameter: CGFloat
    /// The point on the chord.
    let point: CGPoint
    /// The point on the curve.
    ///
    /// If an end of another chord touches the chord, `exact` is that end.
    let exact: CGPoint
  }

  /// The path to which the curve belongs: 0 or 1.
  let source: Int
  /// The index of the curve in the ``Arrangement``.
  let curve: Int
  /// The parameters of the curve at the start and the end of the chord.
  let from: CGFloat
  let to: CGFloat
  let start: CGPoint
  let end: CGPoint
  var cuts: [Cut] = []

  var minX: CGFloat { min(start.x, end.x) }
  var maxX: CGFloat { max(start.x, end.x) }
  var minY: CGFloat { min(start.y, end.y) }
  var maxY: CGFloat { max(start.y, end.y) }

  /// Divides a curve into chords that are at most `deviation` away from the curve.
  static func chords(
    of curve: BezierCurve,
    index: Int,
    source: Int,
    deviation: CGFloat
  ) -> [Chord] {
    // The distance between a curve and a chord is at most d * s * s / 8, where d is the greatest
    // second derivative, and s is the step of the parameter. Here, d is at most 6 * bend.
    let legs = curve.legs
    let bend = max((legs[1] + -legs[0]).length, (legs[2] + -legs[1]).length)
    let steps = deviation > 0 ? (0.75 * bend / deviation).squareRoot().rounded(.up) : 1
    let count = curve.kind == .line ? 1 : Int(max(1, min(steps, 1000)))
    return (0..<count).map { step in
      let (from, to) = (CGFloat(step) / CGFloat(count), CGFloat(step + 1) / CGFloat(count))
      return Chord(
        source: source,
        curve: index,
        from: from,
        to: to,
        start: step == 0 ? curve.start : curve.point(at: from),
        end: step == count - 1 ? curve.end : curve.point(at: to)
      )
    }
  }

  /// Returns the curve's parameter at a fraction of the chord's length.
  func parameter(at fraction: CGFloat) -> CGFloat { from + (to - from) * fraction }

  /// Cuts the chord where an end of another chord touches it.
  mutating func cut(atEndsOf other: Chord, tolerance: CGFloat) {
    let line = end - start
    let length = line.length
    guard length > tolerance else { return }
    for point in [other.start, other.end] {
      let fraction = (point - start).dot(line) / (length * length)
      guard
        fraction > 0, fraction < 1,
        abs(line.cross(point - start)) <= tolerance * length
      else { continue }
      let parameter = parameter(at: fraction)
      cuts.append(Cut(fraction: fraction, parameter: parameter, point: point, exact: point))
    }
  }

  /// Returns the position of the crossing on each chord, from 0 to 1; nil if the chords do not
  /// cross, or only touch.
  func crossing(_ other: Chord, tolerance: CGFloat) -> (CGFloat, CGFloat)? {
    let (line, otherLine) = (end - start, other.end - other.start)
    let sine = line.cross(otherLine)
    let between = other.start - start
    let t = between.cross(otherLine) / sine
    let u = between.cross(line) / sine
    guard sine != 0, t > 0, t < 1, u > 0, u < 1 else { return nil }
    let point = start.interpolated(to: end, at: t)
    let isAtEnd = [start, end, other.start, other.end].contains {
      $0.distance(to: point) <= tolerance
    }
    return isAtEnd ? nil : (t, u)
  }
}

/// The crossing of two curves near given parameters.
struct CurveCrossing {
  private(set) var t: CGFloat
  private(set) var u: CGFloat
  private(set) var point: CGPoint

  /// Finds the crossing with Newton's method; keeps the given parameters if no crossing is nearby.
  init(_ first: BezierCurve, _ second: BezierCurve, near place: (t: CGFloat, u: CGFloat)) {
    var (t, u) = place
    for _ in 0..<8 {
      let gap = second.point(at: u) - first.point(at: t)
      let (a, b) = (first.derivative(at: t), second.derivative(at: u))
      let sine = a.cross(b)
      guard sine != 0 else { break }
      t += gap.cross(b) / sine
      u += gap.cross(a) / sine
    }
    let isNear = abs(t - place.t) < 0.01 && abs(u - place.u) < 0.01
    let isOnCurves = t >= 0 && t <= 1 && u >= 0 && u <= 1
    (self.t, self.u) = isNear && isOnCurves ? (t, u) : place
    point = first.point(at: self.t)
  }
}

extension BezierCurve {
  /// Returns the curve with its start and end moved a little, to the given points.
  func moved(from start: CGPoint, to end: CGPoint) -> BezierCurve {
    switch kind {
    case .line: BezierCurve(from: start, to: end)
    case .quadratic(let control): BezierCurve(from: start, to: end, control: control)
    case .cubic:
      BezierCurve(
        from: start,
        to: end,
        control1: control1 + (start - self.start),
        control2: control2 + (end - self.end)
      )
    }
  }
}

import Foundation

/// A line or a curve of a path, including the start point.
///
/// Lines and quadratic curves have the control points of a cubic curve too, so the same code works
/// for all kinds. A *parameter* is a position on the curve: 0 is the start, and 1 is the end.
struct BezierCurve: Equatable {
  enum Kind: Equatable { case line, quadratic(control: CGPoint), cubic }

  let kind: Kind
  let start: CGPoint
  let control1: CGPoint
  let control2: CGPoint
  let end: CGPoint

  private init(
    _ kind: Kind,
    _ start: CGPoint,
    _ control1: CGPoint,
    _ control2: CGPoint,
    _ end: CGPoint
  ) {
    self.kind = kind
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  init(from start: CGPoint, to end: CGPoint) {
    self.init(
      .line,
      start,
      start.interpolated(to: end, at: 1 / 3),
      start.interpolated(to: end, at: 2 / 3),
      end
    )
  }

  init(from start: CGPoint, to end: CGPoint, control: CGPoint) {
    self.init(
      .quadratic(control: control),
      start,
      start.interpolated(to: control, at: 2 / 3),
      end.interpolated(to: control, at: 2 / 3),
      end
    )
  }

  init(from start: CGPoint, to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    self.init(.cubic, start, control1, control2, end)
  }

  /// Creates the line or curve of an element; nil for a move and for the end of a subpath.
  init?(from start: CGPoint, _ element: Path.Element) {
    switch element {
    case .move, .closeSubpath: return nil
    case .line(let end): self.init(from: start, to: end)
    case .quadCurve(let end, let control): self.init(from: start, to: end, control: control)
    case .curve(let end, let control1, let control2):
      self.init(from: start, to: end, control1: control1, control2: control2)
    }
  }

  /// The element that appends the curve to a path.
  ///
  /// The path must end at the curve's start.
  var element: Path.Element {
    switch kind {
    case .line: .line(to: end)
    case .quadratic(let control): .quadCurve(to: end, control: control)
    case .cubic: .curve(to: end, control1: control1, control2: control2)
    }
  }

  var reversed: BezierCurve { BezierCurve(kind, end, control2, control1, start) }

  /// The vectors between the start, the control points and the end, in order.
  var legs: [CGVector] { [control1 - start, control2 - control1, end - control2] }

  var isPoint: Bool { start == control1 && start == control2 && start == end }

  func point(at t: CGFloat) -> CGPoint {
    if kind == .line { return start.interpolated(to: end, at: t) }
    return CGPoint(
      x: Self.value(start.x, control1.x, control2.x, end.x, at: t),
      y: Self.value(start.y, control1.y, control2.y, end.y, at: t)
    )
  }

  /// Returns the derivative of the curve at a parameter.
  ///
  /// The result points in the direction of the curve. The length of the result is the distance that
  /// the point of the curve moves per unit of the parameter.
  func derivative(at t: CGFloat) -> CGVector {
    let (s, legs) = (1 - t, legs)
    return (legs[0] * (s * s) + legs[1] * (2 * s * t) + legs[2] * (t * t)) * 3
  }

  /// The direction at the start, as a vector of length 1; nil for a single point.
  var startDirection: CGVector? {
    [control1, control2, end].lazy.compactMap { ($0 - start).unit }.first
  }

  /// The direction at the end, as a vector of length 1; nil for a single point.
  var endDirection: CGVector? {
    [control2, control1, start].lazy.compactMap { (end - $0).unit }.first
  }

  /// Returns the parts of the curve before and after a parameter.
  func split(at t: CGFloat) -> (BezierCurve, BezierCurve) {
    switch kind {
    case .line:
      let point = start.interpolated(to: end, at: t)
      return (BezierCurve(from: start, to: point), BezierCurve(from: point, to: end))
    case .quadratic(let control):
      let (a, b) = (start.interpolated(to: control, at: t), control.interpolated(to: end, at: t))
      let point = a.interpolated(to: b, at: t)
      return (
        BezierCurve(from: start, to: point, control: a),
        BezierCurve(from: point, to: end, control: b)
      )
    case .cubic:
      let middle = control1.interpolated(to: control2, at: t)
      let (a, c) = (start.interpolated(to: control1, at: t), control2.interpolated(to: end, at: t))
      let (ab, bc) = (a.interpolated(to: middle, at: t), middle.interpolated(to: c, at: t))
      let point = ab.interpolated(to: bc, at: t)
      return (BezierCurve(.cubic, start, a, ab, point), BezierCurve(.cubic, point, bc, c, end))
    }
  }

  func part(from lower: CGFloat, to upper: CGFloat) -> BezierCurve {
    let head = upper < 1 ? split(at: upper).0 : self
    if lower <= 0 { return head }
    if kind == .line {
      return BezierCurve(from: start.interpolated(to: end, at: lower), to: head.end)
    }
    return head.split(at: lower / upper).1
  }

  /// Returns the x- or y-coordinate of the point at `t`.
  ///
  /// The arguments `a`, `b`, `c` and `d` are the x- or y-coordinates of the start, of the two
  /// control points, and of the end.
  static func value(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, at t: CGFloat)
    -> CGFloat
  {
    let s = 1 - t
    return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
  }

  /// Returns the sorted parameters between 0 and 1 at which a coordinate stops rising or falling.
  static func extrema(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
    // The roots of (p - 2q + r)t² + 2(q - p)t + p, a third of the derivative.
    let (p, q, r) = (b - a, c - b, d - c)
    let discriminant = q * q - p * r
    guard discriminant >= 0 else { return [] }
    let half = q - p
    let sum = -(half + (half < 0 ? -1 : 1) * discriminant.squareRoot())
    return [sum / (p - 2 * q + r), p / sum].filter { $0 > 0 && $0 < 1 }.sorted()
  }
}

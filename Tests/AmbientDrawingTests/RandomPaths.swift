import AmbientDrawing
import AmbientTestSupport
import Foundation

/// Makes random paths in a square that is 100 points wide.
struct RandomPaths {
  private var numbers: SplitMix64

  init(seed: UInt64) { numbers = SplitMix64(seed: seed) }

  mutating func fraction() -> CGFloat { CGFloat(Double.random(in: 0...1, using: &numbers)) }

  mutating func point() -> CGPoint { CGPoint(x: fraction() * 100, y: fraction() * 100) }

  /// Returns a path of one to three subpaths with elements of random kinds.
  mutating func path() -> Path {
    var path = Path()
    for _ in 0..<Int.random(in: 1...3, using: &numbers) {
      path.move(to: point())
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        switch Int.random(in: 0..<3, using: &numbers) {
        case 0: path.addLine(to: point())
        case 1: path.addQuadCurve(to: point(), control: point())
        default: path.addCurve(to: point(), control1: point(), control2: point())
        }
      }
      if Bool.random(using: &numbers) { path.closeSubpath() }
    }
    return path
  }
}

/// Points along a subpath, for slow and simple computations.
struct Polygon {
  var points: [CGPoint] = []
  var isClosed = false

  /// Returns the sum of the signed angles, in radians, that the edges span as seen from a point.
  func angle(around center: CGPoint) -> CGFloat {
    zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { sum, line in
      let a = CGVector(dx: line.0.x - center.x, dy: line.0.y - center.y)
      let b = CGVector(dx: line.1.x - center.x, dy: line.1.y - center.y)
      return sum + atan2(a.dx * b.dy - a.dy * b.dx, a.dx * b.dx + a.dy * b.dy)
    }
  }

  /// Returns the distance from `point` to the nearest line of the polygon.
  ///
  /// The closing line counts only if `isClosed` is true.
  func distance(to point: CGPoint, isClosed: Bool) -> CGFloat {
    var square = Double.infinity
    // In builds without optimization, plain numbers are much faster than points.
    points.withUnsafeBufferPointer { points in
      var index = isClosed ? 0 : 1
      while index < points.count {
        let (start, end) = (points[index == 0 ? points.count - 1 : index - 1], points[index])
        let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
        let (px, py) = (Double(point.x - start.x), Double(point.y - start.y))
        let length = dx * dx + dy * dy
        let t = length > 0 ? max(0, min((px * dx + py * dy) / length, 1)) : 0
        let (x, y) = (px - dx * t, py - dy * t)
        square = min(square, x * x + y * y)
        index += 1
      }
    }
    return CGFloat(square.squareRoot())
  }
}

extension Path {
  /// The ends of all elements in order.
  ///
  /// A closed subpath ends where it starts.
  var ends: [CGPoint] {
    var result: [CGPoint] = []
    var start = CGPoint.zero
    forEach { element in
      switch element {
      case .move(let end):
        start = end
        result.append(end)
      case .line(let end), .quadCurve(let end, _), .curve(let end, _, _): result.append(end)
      case .closeSubpath: if result.last != start { result.append(start) }
      }
    }
    return result
  }

  /// Returns each subpath as a polygon, in which a curve becomes `count` short lines.
  ///
  /// The line that closes a subpath is not stored.
  func polygons(perCurve count: Int) -> [Polygon] {
    var result: [Polygon] = []
    var polygon = Polygon()
    func add(_ point: (CGFloat) -> CGPoint) {
      for step in 1...count { polygon.points.append(point(CGFloat(step) / CGFloat(count))) }
    }
    forEach { element in
      let start = polygon.points.last ?? .zero
      switch element {
      case .move(let end):
        if !polygon.points.isEmpty { result.append(polygon) }
        polygon = Polygon(points: [end])
      case .line(let end):
        polygon.points.append(end)
      case .quadCurve(let end, let control):
        add { start.mixed(control, $0).mixed(control.mixed(end, $0), $0) }
      case .curve(let end, let control1, let control2):
        add { t in
          let middle = control1.mixed(control2, t)
          let (head, tail) = (start.mixed(control1, t), control2.mixed(end, t))
          return head.mixed(middle, t).mixed(middle.mixed(tail, t), t)
        }
      case .closeSubpath:
        polygon.isClosed = true
        result.append(polygon)
        polygon = Polygon()
      }
    }
    if !polygon.points.isEmpty { result.append(polygon) }
    return result
  }

  /// Returns points along all elements.
  func samples(perCurve count: Int) -> [CGPoint] { polygons(perCurve: count).flatMap(\.points) }

  /// The total length of many short lines along the path.
  var sampledLength: CGFloat {
    polygons(perCurve: 300).reduce(0) { sum, polygon in
      let ends = polygon.points.dropFirst() + (polygon.isClosed ? polygon.points.prefix(1) : [])
      return sum + zip(polygon.points, ends).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }
  }

  /// Returns the distance from a point to the nearest of many short lines along the path.
  func distance(to point: CGPoint) -> CGFloat {
    polygons(perCurve: 400).map { $0.distance(to: point, isClosed: $0.isClosed) }.min() ?? .infinity
  }
}

extension CGPoint {
  /// Returns a point on the line to `other`, at the fraction `t` of the line's length.
  func mixed(_ other: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: x * (1 - t) + other.x * t, y: y * (1 - t) + other.y * t)
  }

  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}

extension CGVector {
  init(angle: Angle) { self.init(dx: cos(angle.radians), dy: sin(angle.radians)) }
}

extension CGRect {
  /// Returns the greatest distance between a side of the rectangle and the same side of `other`.
  func distance(to other: CGRect) -> CGFloat {
    [minX - other.minX, maxX - other.maxX, minY - other.minY, maxY - other.maxY].map(abs).max() ?? 0
  }
}

#if !canImport(CoreGraphics)
import AmbientDrawing

/// The first and the last circle of a radial gradient of a ``CGContext``.
struct CirclePair {
  struct Circle {
    let center: CGPoint
    let radius: CGFloat

    var path: Path {
      Path(
        ellipseIn: CGRect(
          x: center.x - radius,
          y: center.y - radius,
          width: 2 * radius,
          height: 2 * radius
        )
      )
    }
  }

  let start: Circle
  let end: Circle

  /// Whether the last circle is at least as large as the first circle.
  var isOutward: Bool { start.radius <= end.radius }

  /// The smaller circle.
  var inner: Circle { isOutward ? start : end }

  /// The larger circle.
  var outer: Circle { isOutward ? end : start }

  /// Whether one circle is inside of the other.
  var areNested: Bool {
    let (x, y) = (end.center.x - start.center.x, end.center.y - start.center.y)
    return (x * x + y * y).squareRoot() <= abs(end.radius - start.radius)
  }

  /// Returns the circle at a position, from 0 for the start to 1 for the end.
  func circle(at position: Double) -> Circle {
    let part = CGFloat(position)
    return Circle(
      center: CGPoint(
        x: start.center.x + (end.center.x - start.center.x) * part,
        y: start.center.y + (end.center.y - start.center.y) * part
      ),
      radius: start.radius + (end.radius - start.radius) * part
    )
  }
}

extension CGGradientDrawingOptions {
  /// Returns whether a radial gradient with these options fills the inside of the smaller circle,
  /// and whether the gradient fills the outside of the larger circle.
  ///
  /// `isOutward` says whether the gradient begins at the smaller circle.
  func fills(isOutward: Bool) -> (inside: Bool, outside: Bool) {
    let (before, after) = (contains(.drawsBeforeStartLocation), contains(.drawsAfterEndLocation))
    return isOutward ? (before, after) : (after, before)
  }
}

extension Gradient {
  var reversed: Gradient {
    Gradient(stops: stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) })
  }

  /// Returns the color at a position from 0 to 1.
  func color(at position: Double) -> Color {
    guard let next = stops.firstIndex(where: { Double($0.location) >= position }) else {
      return stops.last?.color ?? Color(white: 0, opacity: 0)
    }
    guard next > 0, Double(stops[next].location) > position else { return stops[next].color }
    let (lower, upper) = (stops[next - 1], stops[next])
    let part = (position - Double(lower.location)) / Double(upper.location - lower.location)
    return lower.color.mix(with: upper.color, by: part, in: .device)
  }
}
#endif

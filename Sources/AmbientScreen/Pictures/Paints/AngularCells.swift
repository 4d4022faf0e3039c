import AmbientDrawing
import AmbientLayout
import AmbientViews
import Foundation

/// A part of a gradient, painted in one color.
struct GradientCell {
  var corners: [CGPoint]

  var color: Color.Resolved

  /// Returns the parts of an angular gradient.
  ///
  /// The gradient is divided into parts of at most two degrees. Adjacent parts of the same color
  /// are then joined.
  ///
  /// If `start` and `end` are less than 360 degrees apart, the last color takes the first half of
  /// the remaining angle, and the first color takes the second half. If `start` and `end` are more
  /// than 360 degrees apart, only the last 360 degrees before `end` are drawn.
  ///
  /// - Parameters:
  ///   - stops: The colors, in the order of their positions.
  ///   - center: The center of the gradient.
  ///   - start: The angle at which the gradient begins.
  ///   - end: The angle at which the gradient ends.
  ///   - bounds: The rectangle that the parts cover.
  /// - Returns: The parts; each part ends where the next part begins.
  static func cells(
    _ stops: [ResolvedPaint.Stop],
    around center: CGPoint,
    from start: Angle,
    to end: Angle,
    covering bounds: CGRect
  ) -> [GradientCell] {
    let turn = AngularTurn(start: start.degrees, end: end.degrees)
    let reach = 1.1 * bounds.corners.map { hypot($0.x - center.x, $0.y - center.y) }.reduce(1, max)
    func point(_ degrees: Double) -> CGPoint {
      let radians = (turn.start + degrees) * .pi / 180
      return CGPoint(x: center.x + reach * cos(radians), y: center.y + reach * sin(radians))
    }
    var result: [GradientCell] = []
    let limits = turn.limits(of: stops)
    for (lower, upper) in zip(limits, limits.dropFirst()) where upper > lower {
      let color = stops.color(at: turn.position(at: (lower + upper) / 2))
      if let last = result.last, last.color == color {
        result[result.count - 1].corners.append(point(upper))
      } else {
        result.append(GradientCell(corners: [center, point(lower), point(upper)], color: color))
      }
    }
    return result
  }
}

/// The full circle in which an angular gradient is drawn; all angles are in degrees.
private struct AngularTurn {
  /// The angle at which the circle begins.
  let start: Double

  /// The angle that is left out at the beginning of a gradient of more than 360 degrees, or zero.
  private let skipped: Double

  /// The angle between the start and the end of the gradient.
  private let span: Double

  private let isReversed: Bool

  init(start: Double, end: Double) {
    isReversed = end < start
    span = abs(end - start)
    skipped = max(0, span - 360)
    self.start = min(start, end) + (isReversed ? 0 : skipped)
  }

  /// Returns the position in the gradient at an angle from the start of the circle.
  func position(at degrees: Double) -> CGFloat {
    let position: Double
    if degrees <= span - skipped, span > 0 {
      position = isReversed ? degrees / span : (skipped + degrees) / span
    } else {
      position = degrees - span < (360 - span) / 2 ? 1 : 0
    }
    return CGFloat(isReversed ? 1 - position : position)
  }

  /// Returns the angles at which parts begin or end, from the start of the circle.
  func limits(of stops: [ResolvedPaint.Stop]) -> [Double] {
    let even = stride(from: 0.0, through: 360, by: 2)
    let own = stops.map { stop -> Double in
      let position = Double(stop.location)
      return isReversed ? (1 - position) * span : position * span - skipped
    }
    let middle = span < 360 ? [span, span + (360 - span) / 2] : []
    return (Array(even) + own + middle).filter { 0...360 ~= $0 }.sorted()
  }
}

extension [ResolvedPaint.Stop] {
  func color(at position: CGFloat) -> Color.Resolved {
    guard let first, let last else { return Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0) }
    if position <= first.location { return first.color }
    for (lower, upper) in zip(self, dropFirst()) where position < upper.location {
      let length = upper.location - lower.location
      guard length > 0 else { return upper.color }
      return lower.color.mixed(with: upper.color, (position - lower.location) / length)
    }
    return last.color
  }
}

extension CGRect {
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }
}

import SwiftUI

/// A part of a ring, between two angles.
struct Sector: Shape {
  /// The part of a whole turn at which the sector begins; 0 is at the top.
  var start: Double
  /// The part of a whole turn at which the sector ends.
  var end: Double
  /// The radius of the hole, as a part of the radius of the ring.
  var hole = 0.6

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start, end) }
    set { (start, end) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    let (first, last) = (angle(start), angle(end))
    return Path { path in
      path.addArc(
        center: center,
        radius: radius,
        startAngle: first,
        endAngle: last,
        clockwise: false
      )
      path.addArc(
        center: center,
        radius: radius * hole,
        startAngle: last,
        endAngle: first,
        clockwise: true
      )
      path.closeSubpath()
    }
  }

  private func angle(_ turn: Double) -> Angle { .degrees(turn * 360 - 90) }
}

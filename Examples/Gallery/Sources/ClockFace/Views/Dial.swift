import Foundation
import SwiftUI

/// The face of a clock without hands.
///
/// It depends only on the size, so that a change of the time draws nothing of it again.
struct Dial: View {
  var body: some View {
    Canvas { context, size in
      let bounds = CGRect(origin: .zero, size: size)
      let edge = Path(ellipseIn: bounds.insetBy(dx: 2, dy: 2))
      context.fill(edge, with: .style(.background))
      context.stroke(edge, with: .style(.primary), lineWidth: 4)
      let ticks = Ticks().path(in: bounds.insetBy(dx: 8, dy: 8))
      context.stroke(ticks, with: .style(.secondary), lineWidth: 1)
      drawNumerals(in: bounds.insetBy(dx: 32, dy: 32), context)
    }
  }

  /// Draws the twelve numbers, upright on a circle.
  private func drawNumerals(in bounds: CGRect, _ context: GraphicsContext) {
    for hour in 1...12 {
      let angle = Angle.degrees(Double(hour) * 30 - 90)
      let point = CGPoint(
        x: bounds.midX + bounds.width / 2 * cos(angle.radians),
        y: bounds.midY + bounds.height / 2 * sin(angle.radians)
      )
      context.draw(Text("\(hour)").font(.headline), at: point)
    }
  }
}

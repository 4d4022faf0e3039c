import Foundation
import SwiftUI

/// The face of a clock without hands, in a ring of metal.
///
/// It depends only on its size, so that a change of the time does not draw it again.
struct Dial: View {
  private let ringWidth: CGFloat = 6

  var body: some View {
    Canvas { context, size in
      let bounds = CGRect(origin: .zero, size: size)
      let center = CGPoint(x: bounds.midX, y: bounds.midY)
      let face = Path(ellipseIn: bounds.insetBy(dx: ringWidth / 2, dy: ringWidth / 2))
      context.fill(face, with: .style(.background))
      context.fill(face, with: shade(around: center, radius: bounds.width / 2))
      context.stroke(face, with: metal(around: center), lineWidth: ringWidth)
      let ticks = Ticks().path(in: bounds.insetBy(dx: 10, dy: 10))
      context.stroke(ticks, with: .style(.secondary), lineWidth: 1)
      drawNumerals(in: bounds.insetBy(dx: 34, dy: 34), context)
    }
  }

  /// A shade that grows toward the edge.
  private func shade(around center: CGPoint, radius: CGFloat) -> GraphicsContext.Shading {
    .radialGradient(
      Gradient(colors: [.gray.opacity(0), .gray.opacity(0.25)]),
      center: center,
      startRadius: radius * 0.5,
      endRadius: radius
    )
  }

  /// The light and dark parts of a polished ring.
  private func metal(around center: CGPoint) -> GraphicsContext.Shading {
    let (light, dark) = (Color(white: 0.8), Color(white: 0.4))
    return .conicGradient(
      Gradient(colors: [light, dark, light, dark, light]),
      center: center,
      angle: .degrees(-45)
    )
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

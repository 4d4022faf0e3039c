import SwiftUI

/// Draws the hands of a clock.
struct ClockFace: View {
  let time: ClockTime
  @ScaledMetric private var side = 44.0

  var body: some View {
    Canvas(opaque: false, rendersAsynchronously: false) { context, size in
      let circle = CGRect(origin: .zero, size: size).insetBy(dx: 1, dy: 1)
      context.fill(
        Path(ellipseIn: circle),
        with: .color(time.isDay ? .white : Color(white: 0.15))
      )
      context.stroke(Circle().path(in: circle), with: .style(.tertiary), lineWidth: 1)
      context.translateBy(x: size.width / 2, y: size.height / 2)
      for hour in 0..<12 {
        var tick = context
        tick.rotate(by: .degrees(Double(hour) * 30))
        tick.opacity = hour.isMultiple(of: 3) ? 1 : 0.4
        tick.fill(
          Path(CGRect(x: -0.5, y: -size.height / 2 + 3, width: 1, height: 3)),
          with: .foreground
        )
      }
      hand(in: context, angle: hourAngle, length: size.height * 0.25, width: 3)
      hand(in: context, angle: minuteAngle, length: size.height * 0.38, width: 2)
    }
    .frame(width: side, height: side)
    .foregroundStyle(time.isDay ? .black : .white)
    .drawingGroup()
    .accessibilityHidden(true)
  }

  private var hourAngle: Angle {
    .degrees(Double(time.hour % 12) * 30 + Double(time.minute) / 2)
  }

  private var minuteAngle: Angle { .degrees(Double(time.minute) * 6) }

  private func hand(
    in context: GraphicsContext,
    angle: Angle,
    length: CGFloat,
    width: CGFloat
  ) {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: sin(angle.radians) * length, y: -cos(angle.radians) * length))
    context.stroke(
      path,
      with: .foreground,
      style: StrokeStyle(lineWidth: width, lineCap: .round)
    )
  }
}

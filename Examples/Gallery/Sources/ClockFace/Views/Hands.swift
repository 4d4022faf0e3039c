import SwiftUI

/// The three hands at a time, on a canvas.
///
/// The view is animatable: for each step of an animation, its body draws the hands again, on their
/// way to another time.
struct Hands: View, Animatable {
  var time: LocalTime

  nonisolated var animatableData: Double {
    get { time.seconds }
    set { time.seconds = newValue }
  }

  var body: some View {
    Canvas { context, size in
      let radius = min(size.width, size.height) / 2
      context.translateBy(x: size.width / 2, y: size.height / 2)
      for kind in HandKind.allCases {
        draw(kind, radius: radius, context)
      }
      let pin = Path(ellipseIn: CGRect(x: -4, y: -4, width: 8, height: 8))
      context.fill(pin, with: .color(.red))
    }
  }

  /// Draws a hand that turns around the origin.
  private func draw(_ kind: HandKind, radius: CGFloat, _ context: GraphicsContext) {
    var context = context
    context.rotate(by: kind.angle(at: time))
    let hand = CGRect(
      x: -kind.width / 2,
      y: -radius * kind.length,
      width: kind.width,
      height: radius * (kind.length + 0.12)
    )
    context.fill(
      Path(roundedRect: hand, cornerRadius: kind.width / 2),
      with: kind == .second ? .color(.red) : .style(.primary)
    )
  }
}

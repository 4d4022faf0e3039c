import SwiftUI

/// An arc that begins at the top.
struct Ring: Shape {
  var share: Double
  var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  static let startAngle = Angle.degrees(-90)

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY),
      radius: min(rect.width, rect.height) / 2,
      startAngle: Self.startAngle,
      endAngle: Self.startAngle + .degrees(360) * share,
      clockwise: false
    )
    return path
  }
}

struct RingView<Center: View>: View {
  var share: Double
  var color: Color = .accentColor
  @ViewBuilder var center: Center

  var body: some View {
    ZStack {
      Circle().stroke(color.opacity(0.2), lineWidth: 6)
      Ring(share: share)
        .stroke(
          AngularGradient(
            colors: [color.opacity(0.5), color],
            center: .center,
            startAngle: Ring.startAngle,
            endAngle: Ring.startAngle + .degrees(360)
          ),
          style: StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round)
        )
      center
    }
    .animation(.spring(response: 0.4, dampingFraction: 0.7), value: share)
  }
}

extension RingView where Center == EmptyView {
  init(share: Double, color: Color = .accentColor) {
    self.init(share: share, color: color) { EmptyView() }
  }
}

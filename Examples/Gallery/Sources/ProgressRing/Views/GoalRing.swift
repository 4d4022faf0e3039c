import SwiftUI

/// A ring that is closed at the goal, and begins another turn beyond it.
struct GoalRing: View, Animatable {
  var fraction: Double
  let colors: [Color]
  var lineWidth: CGFloat = 16

  nonisolated var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  var body: some View {
    ZStack {
      Circle()
        .stroke(track, lineWidth: lineWidth)
      Circle()
        .trim(from: 0, to: min(fraction, 1))
        .stroke(gradient, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
        .rotationEffect(.degrees(-90))
      if fraction > 1 {
        RingEnd(color: colors.last ?? .primary, lineWidth: lineWidth)
          .rotationEffect(.degrees(360 * fraction))
      }
    }
    .padding(lineWidth / 2)
    .aspectRatio(1, contentMode: .fit)
    .accessibilityElement()
    .accessibilityValue("\(Int((fraction * 100).rounded())) percent")
  }

  private var track: Color { (colors.first ?? .primary).opacity(0.2) }

  private var gradient: AngularGradient {
    AngularGradient(
      colors: colors,
      center: .center,
      startAngle: .zero,
      endAngle: .degrees(360 * max(min(fraction, 1), 0.01))
    )
  }
}

/// The round end of a ring that has gone beyond its goal, at the top.
private struct RingEnd: View {
  let color: Color
  let lineWidth: CGFloat

  var body: some View {
    GeometryReader { proxy in
      Circle()
        .fill(color)
        .frame(width: lineWidth, height: lineWidth)
        .shadow(color: .black.opacity(0.4), radius: 3, x: 3)
        .position(x: proxy.size.width / 2, y: 0)
    }
  }
}

#Preview {
  GoalRing(fraction: 0.7, colors: [.purple, .pink])
    .padding()
}

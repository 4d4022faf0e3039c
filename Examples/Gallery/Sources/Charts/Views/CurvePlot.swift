import SwiftUI

/// A curve through the samples, over a gradient that fades out below it.
///
/// The curve is drawn from the leading edge when it appears.
struct CurvePlot: View {
  let samples: [Sample]
  let scale: ValueScale
  var isFilled = false

  @State private var progress: CGFloat = 0

  @Environment(\.chartColor) private var color

  var body: some View {
    let heights = samples.map { scale.fraction(of: $0.value) }
    ZStack {
      if isFilled {
        Curve(.area, heights: heights)
          .fill(
            LinearGradient(
              colors: [color.opacity(0.5), color.opacity(0.05)],
              startPoint: .top,
              endPoint: .bottom
            )
          )
          .opacity(progress)
          .accessibilityIdentifier("area")
      }
      Curve(.line, heights: heights)
        .trim(from: 0, to: progress)
        .stroke(color, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        .accessibilityIdentifier("line")
    }
    .onAppear {
      withAnimation(.easeOut(duration: 1)) { progress = 1 }
    }
  }
}

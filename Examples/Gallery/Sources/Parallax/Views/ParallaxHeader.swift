import SwiftUI

/// A landscape that moves at half the speed of the content, and grows when it is pulled down.
struct ParallaxHeader<Title: View>: View {
  let height: CGFloat
  @ViewBuilder let title: Title

  var body: some View {
    GeometryReader { proxy in
      let top = proxy.frame(in: .named("hike")).minY
      let pull = max(top, 0)
      Landscape()
        .frame(width: proxy.size.width, height: height + pull)
        .overlay(alignment: .bottomLeading) {
          title
            .padding()
            .opacity(1 - Double(min(max(-top / height, 0), 1)))
        }
        .clipped()
        .offset(y: top > 0 ? -top : -top / 2)
    }
    .frame(height: height)
    .accessibilityIdentifier("header")
  }
}

/// A sky with a sun, and two ranges of mountains.
private struct Landscape: View {
  var body: some View {
    ZStack {
      LinearGradient(colors: [.indigo, .orange], startPoint: .top, endPoint: .bottom)
      Circle()
        .fill(.yellow)
        .frame(width: 48)
        .offset(x: 64, y: -16)
      Mountains(heights: [0.3, 0.7, 0.4, 0.8, 0.5])
        .fill(.purple.opacity(0.7))
      Mountains(heights: [0.5, 0.2, 0.45, 0.25, 0.4])
        .fill(.black.opacity(0.6))
    }
  }
}

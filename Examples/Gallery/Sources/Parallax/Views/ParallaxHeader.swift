import SwiftUI

/// A landscape that moves at half the speed of the content, and grows when it is pulled down.
struct ParallaxHeader<Title: View>: View {
  @ViewBuilder let title: Title

  var body: some View {
    ZStack {
      Landscape()
        .visualEffect { content, proxy in
          let motion = HeaderMotion(of: proxy)
          return
            content
            .scaleEffect(motion.scale, anchor: .bottom)
            .offset(y: motion.offset)
        }
      title
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
        .visualEffect { content, proxy in
          let motion = HeaderMotion(of: proxy)
          return
            content
            .opacity(motion.opacity)
            .offset(y: motion.offset)
        }
    }
    .accessibilityIdentifier("header")
  }
}

extension HeaderMotion {
  /// The motion of a header at its place in a scroll view.
  init(of proxy: GeometryProxy) {
    self.init(top: proxy.frame(in: .scrollView).minY, height: proxy.size.height)
  }
}

/// A sky with a sun, and two ranges of mountains.
private struct Landscape: View {
  var body: some View {
    ZStack {
      LinearGradient(colors: [.indigo, .orange], startPoint: .top, endPoint: .bottom)
      Circle()
        .fill(
          RadialGradient(
            colors: [.white, .yellow, .yellow.opacity(0)],
            center: .center,
            startRadius: 8,
            endRadius: 40
          )
        )
        .frame(width: 80)
        .offset(x: 64, y: -16)
      Mountains(heights: [0.3, 0.7, 0.4, 0.8, 0.5])
        .fill(.purple.opacity(0.7))
      Mountains(heights: [0.5, 0.2, 0.45, 0.25, 0.4])
        .fill(.black.opacity(0.6))
    }
    .clipped()
  }
}

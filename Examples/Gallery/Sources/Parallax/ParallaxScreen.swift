import SwiftUI

/// A walk with a picture at the top, which moves slower than the stages below it.
public struct ParallaxScreen: View {
  private let hike = Hike.ridge
  private let headerHeight: CGFloat = 160

  @State private var position = ScrollPosition(edge: .top)
  @State private var isPastHeader = false

  /// Creates the screen.
  public init() {}

  /// The views of the screen.
  public var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ParallaxHeader {
          VStack(alignment: .leading) {
            Text(hike.name)
              .font(.title.bold())
            Text(hike.place)
          }
          .foregroundStyle(.white)
        }
        .frame(height: headerHeight)
        Stages(stages: hike.stages)
      }
    }
    .scrollPosition($position)
    .onScrollGeometryChange(for: Bool.self) { geometry in
      geometry.contentOffset.y + geometry.contentInsets.top > headerHeight - 32
    } action: { _, isPast in
      isPastHeader = isPast
    }
    .overlay(alignment: .top) {
      TitleBar(title: hike.name, isShown: isPastHeader) {
        withAnimation { position.scrollTo(edge: .top) }
      }
    }
  }
}

private struct Stages: View {
  let stages: [Stage]

  var body: some View {
    LazyVStack(spacing: 0) {
      ForEach(Array(stages.enumerated()), id: \.element) { index, stage in
        StageRow(number: index + 1, stage: stage)
          // Rows fade where they enter the screen, and where they leave it.
          .scrollTransition { content, phase in
            content.opacity(phase.isIdentity ? 1 : 0.3)
          }
        if index < stages.count - 1 {
          Divider()
        }
      }
    }
    .padding(.horizontal)
    .background(.background)
  }
}

#Preview {
  ParallaxScreen()
}

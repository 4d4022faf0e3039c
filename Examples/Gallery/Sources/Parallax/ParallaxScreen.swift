import SwiftUI

/// A walk with a picture at the top, which moves slower than the stages below it.
public struct ParallaxScreen: View {
  private let hike = Hike.ridge
  private let headerHeight: CGFloat = 160

  @State private var distance: CGFloat = 0

  /// Creates the screen.
  public init() {}

  /// The views of the screen.
  public var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ParallaxHeader(height: headerHeight) {
          VStack(alignment: .leading) {
            Text(hike.name)
              .font(.title.bold())
            Text(hike.place)
          }
          .foregroundStyle(.white)
        }
        Stages(stages: hike.stages)
      }
      .reportsScrollDistance(in: .named("hike"))
    }
    .coordinateSpace(.named("hike"))
    .onPreferenceChange(ScrollDistance.self) { distance = $0 }
    .overlay(alignment: .top) {
      TitleBar(title: hike.name, isShown: distance > headerHeight - 32)
    }
  }
}

private struct Stages: View {
  let stages: [Stage]

  var body: some View {
    LazyVStack(spacing: 0) {
      ForEach(Array(stages.enumerated()), id: \.element) { index, stage in
        StageRow(number: index + 1, stage: stage)
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

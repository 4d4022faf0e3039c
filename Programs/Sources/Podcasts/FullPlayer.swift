import SwiftUI

struct FullPlayer: View {
  let artwork: Namespace.ID
  let collapse: @MainActor () -> Void
  @EnvironmentObject private var player: Player
  @Environment(\.now) private var now
  @GestureState private var pull: CGFloat = 0

  var body: some View {
    VStack(spacing: 24) {
      Button("Close", systemImage: "chevron.down", action: collapse)
        .labelStyle(.iconOnly)
        .frame(maxWidth: .infinity, alignment: .leading)
      if let podcast = player.podcast, let episode = player.episode {
        Artwork(podcast: podcast)
          .matchedGeometryEffect(id: "artwork", in: artwork)
          .scaleEffect(player.isPlaying ? 1 : 0.8)
          .shadow(color: .black.opacity(0.3), radius: 12, x: 0, y: 8)
        Text(episode.title)
          .font(.title.weight(.semibold))
          .matchedGeometryEffect(id: "title", in: artwork, properties: .position)
          .accessibilityAddTraits(.isHeader)
        PositionView(duration: episode.duration)
      }
      HStack(spacing: 40) {
        Button("Back 15 seconds", systemImage: "gobackward.15") { player.skip(-15, at: now()) }
        PlayButton()
        Button("Forward 30 seconds", systemImage: "goforward.30") { player.skip(30, at: now()) }
      }
      .labelStyle(.iconOnly)
      HStack {
        SpeedMenu()
        Spacer()
        SleepMenu()
      }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.regularMaterial)
    .offset(y: max(0, pull))
    .gesture(
      DragGesture()
        .updating($pull) { value, state, _ in state = value.translation.height }
        .onEnded { value in
          if value.predictedEndTranslation.height > 200 { collapse() }
        }
    )
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isModal)
    .accessibilityAction(.escape, collapse)
  }
}

/// The position in the episode, which moves with the time.
struct PositionView: View {
  let duration: Duration
  @EnvironmentObject private var player: Player

  var body: some View {
    TimelineView(.animation(minimumInterval: 1, paused: !player.isPlaying)) { context in
      let position = Duration.seconds(player.position(at: context.date).rounded(.down))
      ProgressView(value: position / duration) {
        Text("Position")
      } currentValueLabel: {
        HStack {
          Text(position, format: .time(pattern: .minuteSecond))
          Spacer()
          Text((duration - position).formatted(.time(pattern: .minuteSecond)))
        }
        .monospacedDigit()
      }
      .progressViewStyle(.linear)
    }
  }
}

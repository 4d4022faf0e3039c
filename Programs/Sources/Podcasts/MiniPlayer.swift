import SwiftUI

struct MiniPlayer: View {
  let artwork: Namespace.ID
  let expand: () -> Void
  @EnvironmentObject private var player: Player

  var body: some View {
    HStack {
      if let podcast = player.podcast {
        Artwork(podcast: podcast)
          .matchedGeometryEffect(id: "artwork", in: artwork)
          .frame(width: 40, height: 40)
      }
      Text(player.episode?.title ?? "")
        .lineLimit(1)
        .matchedGeometryEffect(id: "title", in: artwork, properties: .position)
        .accessibilityLabel("Now playing: \(player.episode?.title ?? "")")
      Spacer()
      PlayButton()
    }
    .padding(8)
    .background(.bar)
    .contentShape(Rectangle())
    .onTapGesture(perform: expand)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Mini player")
    .accessibilityAction(named: "Show the player", expand)
  }
}

struct PlayButton: View {
  @EnvironmentObject private var player: Player
  @Environment(\.now) private var now

  var body: some View {
    Button {
      player.toggle(at: now())
    } label: {
      Image(systemName: player.isPlaying ? "pause.fill" : "play.fill")
        .contentTransition(.symbolEffect(.replace))
        .font(.title2)
    }
    .accessibilityLabel(player.isPlaying ? "Pause" : "Play")
    .keyboardShortcut(.space, modifiers: [])
  }
}

import SwiftUI

/// Shows the current song on the whole screen, until it is dragged down.
struct PlayerView: View {
  let namespace: Namespace.ID
  @EnvironmentObject private var player: Player
  @Environment(\.dismiss) private var dismiss
  @GestureState(resetTransaction: Transaction(animation: .spring)) private var drag = CGSize.zero
  @State private var isSeeking = false

  private var dismissal: some Gesture {
    DragGesture(minimumDistance: 10, coordinateSpace: .global)
      .updating($drag) { value, state, transaction in
        state = value.translation.height > 0 ? value.translation : .zero
        transaction.isContinuous = true
      }
      .onEnded { value in
        if value.predictedEndTranslation.height > 150 { dismiss() }
      }
  }

  var body: some View {
    VStack(spacing: 24) {
      Capsule()
        .fill(.tertiary)
        .frame(width: 40, height: 5)
        .accessibilityHidden(true)
      artwork
      if let song = player.current {
        VStack {
          Text(song.title)
            .font(.title.bold())
            .accessibilityAddTraits(.isHeader)
          Text("\(song.artist) — \(song.album)")
            .foregroundStyle(.secondary)
        }
        Slider(value: $player.position, in: 0...song.duration) {
          Text("Position")
        } minimumValueLabel: {
          Text(Duration.seconds(player.position), format: .time(pattern: .minuteSecond))
        } maximumValueLabel: {
          Text(Duration.seconds(song.duration), format: .time(pattern: .minuteSecond))
        } onEditingChanged: {
          isSeeking = $0
        }
      }
      controls
      volume
    }
    .padding(.horizontal, 32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .contentShape(Rectangle())
    .offset(y: drag.height)
    .gesture(dismissal, including: isSeeking ? .subviews : .all)
    .statusBarHidden()
    .accessibilityAction(.escape) { dismiss() }
    .accessibilityAction(.magicTap, player.toggle)
  }

  private var artwork: some View {
    RoundedRectangle(cornerRadius: 12)
      .fill(
        EllipticalGradient(colors: [.pink, .purple], center: .topLeading)
      )
      .overlay(alignment: .bottomTrailing) {
        Image(systemName: "music.quarternote.3")
          .font(.largeTitle)
          .blendMode(.overlay)
          .padding()
      }
      .aspectRatio(1, contentMode: .fit)
      .scaleEffect(player.isPlaying ? 1 : 0.8, anchor: .center)
      .blur(radius: min(drag.height / 40, 8))
      .animation(.interpolatingSpring(stiffness: 200, damping: 15), value: player.isPlaying)
      .matchedGeometryEffect(id: "player", in: namespace)
      .accessibilityHidden(true)
  }

  private var controls: some View {
    HStack(spacing: 40) {
      Button("Previous", systemImage: "backward.fill") { player.skip(by: -1) }
      Button(
        player.isPlaying ? "Pause" : "Play",
        systemImage: player.isPlaying ? "pause.circle.fill" : "play.circle.fill",
        action: { player.toggle() }
      )
      .font(.system(size: 60))
      .keyboardShortcut(.space, modifiers: [])
      Button("Next", systemImage: "forward.fill") { player.skip(by: 1) }
      Button("Repeat", systemImage: player.repeatMode == .one ? "repeat.1" : "repeat") {
        player.repeatMode = player.repeatMode.next
      }
      .foregroundStyle(player.repeatMode == .off ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tint))
      .accessibilityValue("\(String(describing: player.repeatMode))")
    }
    .labelStyle(.iconOnly)
    .buttonRepeatBehavior(.disabled)
  }

  private var volume: some View {
    HStack {
      Image(systemName: "speaker.fill", variableValue: Double(player.volume))
      Slider(value: $player.volume, in: 0...1, step: 0.1)
        .accessibilityLabel("Volume")
    }
  }
}

import SwiftUI

struct EpisodeList: View {
  let podcast: Podcast
  @EnvironmentObject private var player: Player
  @Environment(\.now) private var now

  var body: some View {
    List(podcast.episodes) { episode in
      EpisodeRow(episode: episode, isCurrent: player.episode == episode) {
        player.play(episode, of: podcast, at: now())
      }
    }
    .listStyle(.plain)
    .navigationTitle(podcast.title)
  }
}

struct EpisodeRow: View {
  let episode: Episode
  let isCurrent: Bool
  let play: @MainActor () -> Void

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(episode.title).bold(isCurrent)
        Text(episode.duration.formatted(.units(allowed: [.hours, .minutes], width: .wide)))
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      DownloadButton(episode: episode)
      Button("Play", systemImage: "play.fill", action: play)
        .labelStyle(.iconOnly)
    }
    .buttonStyle(.borderless)
    .listRowSeparator(.hidden)
    .listRowBackground(isCurrent ? Color.accentColor.opacity(0.1) : nil)
  }
}

struct DownloadButton: View {
  let episode: Episode
  @EnvironmentObject private var downloads: Downloads

  var body: some View {
    switch downloads[episode] {
    case .none:
      Button("Download", systemImage: "arrow.down.circle") { downloads.start(episode) }
        .labelStyle(.iconOnly)
    case .loading(let progress):
      Button {
        downloads.cancel(episode)
      } label: {
        ProgressView(value: progress)
          .progressViewStyle(.circular)
          .controlSize(.small)
      }
      .accessibilityLabel("Cancel the download")
      .accessibilityValue(progress.formatted(.percent))
    case .failed:
      Button("Retry", systemImage: "exclamationmark.arrow.circlepath") { downloads.start(episode) }
        .tint(.red)
        .symbolEffect(.pulse)
    case .done:
      Label("Downloaded", systemImage: "checkmark.circle.fill")
        .foregroundStyle(.green)
        .labelStyle(.iconOnly)
    }
  }
}

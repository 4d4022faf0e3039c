import SwiftUI

/// A function that returns the current date, and that tests replace.
struct CurrentDate: Sendable {
  var date: @Sendable () -> Date = { Date() }

  func callAsFunction() -> Date { date() }
}

extension EnvironmentValues {
  @Entry var now = CurrentDate()
}

struct LibraryView: View {
  let podcasts: [Podcast]
  @EnvironmentObject private var player: Player
  @State private var path: [Podcast] = []
  @State private var isExpanded = false
  @Namespace private var artwork

  private let columns = [GridItem(.adaptive(minimum: 140, maximum: 200), spacing: 16)]

  var body: some View {
    NavigationStack(path: $path) {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 16) {
          ForEach(podcasts) { podcast in
            NavigationLink(value: podcast) {
              PodcastCell(podcast: podcast)
            }
            .buttonStyle(.plain)
          }
        }
        .padding()
      }
      .navigationTitle("Library")
      .navigationDestination(for: Podcast.self) { EpisodeList(podcast: $0) }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      if player.episode != nil, !isExpanded {
        MiniPlayer(artwork: artwork) {
          withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) { isExpanded = true }
        }
      }
    }
    .overlay {
      if isExpanded {
        FullPlayer(artwork: artwork) {
          withAnimation(.spring) { isExpanded = false }
        }
        .transition(.move(edge: .bottom))
        .zIndex(1)
      }
    }
  }
}

struct PodcastCell: View {
  let podcast: Podcast

  var body: some View {
    VStack(alignment: .leading) {
      Artwork(podcast: podcast)
      Text(podcast.title).font(.headline)
      Text(podcast.author).font(.subheadline).foregroundStyle(.secondary)
    }
    .contentShape(.rect)
  }
}

struct Artwork: View {
  let podcast: Podcast

  var body: some View {
    LinearGradient(
      colors: [
        Color(hue: podcast.hue, saturation: 0.7, brightness: 0.9),
        Color(hue: podcast.hue, saturation: 0.9, brightness: 0.4),
      ],
      startPoint: .topLeading,
      endPoint: .bottomTrailing
    )
    .aspectRatio(1, contentMode: .fit)
    .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
    .overlay(alignment: .bottomTrailing) {
      Image(systemName: "waveform")
        .symbolRenderingMode(.hierarchical)
        .imageScale(.large)
        .padding(8)
    }
    .accessibilityHidden(true)
  }
}

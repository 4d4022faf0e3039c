import Combine
import SwiftUI

/// The library, the search, and the bar with the current song.
struct TunesView: View {
  @StateObject private var player = Player()
  @State private var tab = Tab.library
  @State private var isExpanded = false
  @Namespace private var artwork
  var songs = Song.samples
  var ticks: AnyPublisher<TimeInterval, Never> = Empty().eraseToAnyPublisher()

  enum Tab: Hashable { case library, search }

  var body: some View {
    TabView(selection: $tab) {
      SwiftUI.Tab("Library", systemImage: "music.note.list", value: .library) {
        LibraryView(albums: songs.albums)
          .safeAreaInset(edge: .bottom) { bar }
      }
      SwiftUI.Tab(value: Tab.search, role: .search) {
        SearchView(songs: songs)
          .safeAreaInset(edge: .bottom) { bar }
      }
    }
    .environmentObject(player)
    .fullScreenCover(isPresented: $isExpanded) {
      PlayerView(namespace: artwork)
        .environmentObject(player)
        .presentationBackground(.regularMaterial)
    }
    .onReceive(ticks) { player.tick($0) }
  }

  @ViewBuilder private var bar: some View {
    if let song = player.current {
      MiniPlayer(song: song, isPlaying: $player.isPlaying) { isExpanded = true }
        .matchedGeometryEffect(id: "player", in: artwork, isSource: !isExpanded)
        .transition(.move(edge: .bottom))
    }
  }
}

struct MiniPlayer: View {
  let song: Song
  @Binding var isPlaying: Bool
  let expand: @MainActor () -> Void

  var body: some View {
    HStack {
      Button(action: expand) {
        Label(song.title, systemImage: "music.note")
      }
      .accessibilityHint("Opens the player")
      Spacer()
      Button {
        isPlaying.toggle()
      } label: {
        Image(systemName: isPlaying ? "pause.fill" : "play.fill")
          .contentTransition(.symbolEffect(.replace.downUp))
      }
      .accessibilityLabel(isPlaying ? "Pause" : "Play")
    }
    .padding()
    .background(.thickMaterial, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
    .compositingGroup()
    .shadow(radius: 8)
  }
}

struct LibraryView: View {
  let albums: [Album]
  @EnvironmentObject private var player: Player

  var body: some View {
    NavigationStack {
      List {
        ForEach(albums) { album in
          Section {
            ForEach(Array(zip(album.songs.indices, album.songs)), id: \.1.id) { index, song in
              Button {
                player.play(album.songs, at: index)
              } label: {
                SongRow(song: song, isCurrent: player.current == song)
              }
              .buttonStyle(.borderless)
            }
          } header: {
            HStack {
              Text(album.title).font(.headline)
              Text(album.artist).foregroundStyle(.secondary)
            }
            .accessibilityElement(children: .combine)
          }
          .listSectionSeparator(.hidden)
        }
      }
      .listRowSpacing(4)
      .scrollContentBackground(.hidden)
      .navigationTitle(Text("Library"))
    }
  }
}

struct SongRow: View, Equatable {
  let song: Song
  let isCurrent: Bool

  var body: some View {
    HStack {
      if isCurrent {
        Image(systemName: "speaker.wave.2.fill")
          .symbolEffect(.variableColor.iterative, isActive: isCurrent)
          .accessibilityLabel("Current")
      }
      VStack(alignment: .leading) {
        Text(song.title)
        Text(song.artist).font(.caption)
      }
      Spacer()
      Text(Duration.seconds(song.duration).formatted(.time(pattern: .minuteSecond)))
        .monospacedDigit()
    }
  }
}

struct SearchView: View {
  let songs: [Song]
  @State private var query = ""
  @State private var isPresented = true

  private var results: [Song] {
    songs.filter { query.isEmpty || $0.title.localizedStandardContains(query) }
  }

  var body: some View {
    NavigationStack {
      List(results) { SongRow(song: $0, isCurrent: false) }
        .overlay {
          if results.isEmpty { ContentUnavailableView.search }
        }
        .navigationTitle("Search")
        .searchable(text: $query, isPresented: $isPresented)
    }
  }
}

struct TunesApp: App {
  var body: some Scene {
    WindowGroup {
      TunesView(
        ticks: Timer.publish(every: 1, on: .main, in: .common).autoconnect().map { _ in 1 }
          .eraseToAnyPublisher()
      )
    }
  }
}

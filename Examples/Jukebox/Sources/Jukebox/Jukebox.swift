import Ambient

/// An app that plays songs, or at least says so.
@main
struct Jukebox: App {
  @State private var library = Library()

  var body: some Scene {
    WindowGroup("Jukebox") { SongList() }
      .environment(library)
  }
}

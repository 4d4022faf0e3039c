import Ambient

/// An app that pretends to play songs.
@main
struct Jukebox: App {
  @State private var library = Library()

  var body: some Scene {
    WindowGroup("Jukebox") { SongList() }
      .environment(library)
  }
}

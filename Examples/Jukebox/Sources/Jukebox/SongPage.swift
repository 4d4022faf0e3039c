import Ambient

/// A page with the details of a song and the actions for it.
struct SongPage: View {
  let song: Song
  @Environment(Library.self) private var library
  @Environment(\.dismiss) private var dismiss
  @State private var isAsking = false
  @State private var state = "stopped"

  var body: some View {
    Text(state).navigationTitle(song.title)
    Toggle("Favorite", isOn: isFavorite)
    Button("Play") { play() }
    Button("Remove") { isAsking = true }
      .alert("Remove it?", isPresented: $isAsking) {
        Button("Really", role: .destructive) {
          library.remove(song)
          dismiss()
        }
        Button("Keep", role: .cancel) {}
      }
  }

  private var isFavorite: Binding<Bool> {
    let (library, title) = (library, song.title)
    return Binding {
      library.favorites.contains(title)
    } set: { isOn in
      if isOn { library.favorites.insert(title) } else { library.favorites.remove(title) }
    }
  }

  /// Pretends to load and play the song, on another thread that changes the state.
  private func play() {
    state = "loading"
    let state = $state
    Task.detached {
      try? await Task.sleep(for: .milliseconds(20))
      state.wrappedValue = "playing"
    }
  }
}

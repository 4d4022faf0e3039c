import Ambient

/// A list of the songs, with a page for each.
struct SongList: View {
  @Environment(Library.self) private var library
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      ForEach(library.songs) { song in NavigationLink(song.title, value: song) }
        .navigationDestination(for: Song.self) { SongPage(song: $0) }
        .navigationTitle("Songs")
      Button("Add") { isAdding = true }
        .sheet(isPresented: $isAdding) { NewSong() }
    }
  }
}

/// A form for a new song.
struct NewSong: View {
  @Environment(Library.self) private var library
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""

  var body: some View {
    TextField("Title", text: $title)
    Button("Done") {
      library.add(title)
      dismiss()
    }
    .disabled(title.isEmpty)
  }
}

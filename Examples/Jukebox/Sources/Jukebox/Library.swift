import Observation

/// The songs there are.
@Observable @MainActor
final class Library {
  /// The songs, in the order in which they were added.
  private(set) var songs = [Song(title: "Blue"), Song(title: "So What")]

  /// The songs that somebody likes, by their titles.
  var favourites: Set<String> = []

  nonisolated init() {}

  func add(_ title: String) { songs.append(Song(title: title)) }

  func remove(_ song: Song) { songs.removeAll { $0 == song } }
}

/// A song.
struct Song: Identifiable, Hashable {
  let title: String

  var id: String { title }
}

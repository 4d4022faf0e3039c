import Observation

/// A library of songs.
@Observable @MainActor
final class Library {
  /// The songs, in the order in which they were added.
  private(set) var songs = [Song(title: "Blue"), Song(title: "So What")]

  /// The titles of the favorite songs.
  var favorites: Set<String> = []

  nonisolated init() {}

  func add(_ title: String) { songs.append(Song(title: title)) }

  func remove(_ song: Song) { songs.removeAll { $0 == song } }
}

/// A song.
struct Song: Identifiable, Hashable {
  let title: String

  var id: String { title }
}

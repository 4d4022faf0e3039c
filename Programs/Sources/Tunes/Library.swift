import Foundation

struct Song: Identifiable, Hashable, Sendable {
  let id: Int
  let title: String
  let artist: String
  let album: String
  let duration: TimeInterval
}

struct Album: Identifiable, Hashable {
  var id: String { title }
  let title: String
  let songs: [Song]

  var artist: String { Set(songs.map(\.artist)).count == 1 ? songs[0].artist : "Various" }
}

extension Song {
  static let samples = [
    Song(id: 1, title: "Dawn", artist: "The Larks", album: "Day", duration: 200),
    Song(id: 2, title: "Noon", artist: "The Larks", album: "Day", duration: 185),
    Song(id: 3, title: "Dusk", artist: "The Larks", album: "Day", duration: 240),
    Song(id: 4, title: "Owl", artist: "Moth", album: "Night", duration: 100),
    Song(id: 5, title: "Bat", artist: "Fern", album: "Night", duration: 90),
  ]
}

extension [Song] {
  var albums: [Album] {
    Dictionary(grouping: self, by: \.album)
      .map(Album.init)
      .sorted { $0.title < $1.title }
  }
}

import Foundation

struct Podcast: Identifiable, Hashable, Sendable {
  let id: Int
  let title: String
  let author: String
  let hue: Double
  let episodes: [Episode]
}

struct Episode: Identifiable, Hashable, Sendable {
  let id: Int
  let title: String
  let duration: Duration
  let published: Date
}

extension Podcast {
  static let samples: [Podcast] = [
    Podcast(
      id: 1,
      title: "Deep Water",
      author: "Ines",
      hue: 0.6,
      episodes: [
        Episode(
          id: 11,
          title: "Trenches",
          duration: .seconds(90),
          published: Date(timeIntervalSince1970: 1_700_000_000)
        ),
        Episode(
          id: 12,
          title: "Tides",
          duration: .seconds(3_720),
          published: Date(timeIntervalSince1970: 1_690_000_000)
        ),
      ]
    ),
    Podcast(
      id: 2,
      title: "Small Bakes",
      author: "Omar",
      hue: 0.1,
      episodes: [
        Episode(
          id: 21,
          title: "Sourdough",
          duration: .seconds(1_500),
          published: Date(timeIntervalSince1970: 1_710_000_000)
        )
      ]
    ),
  ]
}

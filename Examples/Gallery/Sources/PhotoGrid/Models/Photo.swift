import Foundation

/// A photo.
///
/// Its colors stand for its picture.
struct Photo: Identifiable, Hashable {
  let id: Int
  let title: String
  let hue: Double
  var isFavorite: Bool
}

/// Photos of one journey.
struct Album: Identifiable, Hashable {
  let title: String
  var photos: [Photo]

  var id: String { title }
}

extension Album {
  static let all = [
    Album(title: "Coast", titles: ["Harbor", "Dunes", "Pier", "Gulls", "Tide"], hue: 0.55),
    Album(title: "Forest", titles: ["Ferns", "Creek", "Moss", "Owl"], hue: 0.3),
  ]

  private init(title: String, titles: [String], hue: Double) {
    self.title = title
    photos = titles.enumerated().map { index, name in
      Photo(
        id: Int(hue * 100) * 10 + index,
        title: name,
        hue: hue + Double(index) * 0.04,
        isFavorite: index % 3 == 0
      )
    }
  }
}

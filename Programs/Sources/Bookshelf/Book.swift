import Foundation

struct Book: Identifiable, Hashable {
  var id: String { title }
  let title: String
  let author: String
  let chapters: [Chapter]
  var cover: Cover = .plain

  enum Cover: Hashable { case plain, striped }
}

struct Chapter: Identifiable, Hashable {
  let id: Int
  let title: String
  let markdown: String
}

extension Book {
  static let samples = [
    Book(
      title: "The Lighthouse",
      author: "M. Reed",
      chapters: [
        Chapter(
          id: 1,
          title: "Fog",
          markdown: "The *fog* came **early**. See [the map](https://example.com/map)."
        ),
        Chapter(id: 2, title: "Light", markdown: "The lamp turned `twelve` times."),
        Chapter(id: 3, title: "Storm", markdown: "Nobody slept."),
      ],
      cover: .striped
    ),
    Book(
      title: "Paths",
      author: "O. Lind",
      chapters: [Chapter(id: 1, title: "North", markdown: "He went ~~south~~ north.")]
    ),
  ]
}

import SwiftUI

struct Person: Identifiable, Hashable {
  let id: String
  var name: String
  var biography: String
  var color: Color
  var isOnline: Bool
  var followers: Set<String>

  var initials: String {
    name.split(separator: " ").compactMap(\.first).map(String.init).joined()
  }
}

struct Post: Identifiable, Hashable {
  let id: Int
  let author: Person.ID
  var text: String
  var likes: Set<Person.ID> = []
}

/// What can happen in the network.
enum NetworkAction {
  case follow(Person.ID)
  case unfollow(Person.ID)
  case like(Post.ID)
  case block(Person.ID)
  case rename(String)
  case setBiography(String)
}

/// The state of the network, as one value.
struct NetworkState: Equatable {
  var me: Person.ID
  var people: [Person.ID: Person]
  var posts: [Post]

  subscript(id: Person.ID) -> Person? { people[id] }

  mutating func reduce(_ action: NetworkAction) {
    switch action {
    case .follow(let id): people[id]?.followers.insert(me)
    case .unfollow(let id): people[id]?.followers.remove(me)
    case .like(let id):
      guard let index = posts.firstIndex(where: { $0.id == id }) else { return }
      posts[index].likes.formSymmetricDifference([me])
    case .block(let id):
      people[id] = nil
      posts.removeAll { $0.author == id }
    case .rename(let name): people[me]?.name = name
    case .setBiography(let text): people[me]?.biography = text
    }
  }

  static let sample = NetworkState(
    me: "ada",
    people: [
      "ada": Person(
        id: "ada",
        name: "Ada Lovelace",
        biography: "Engines.",
        color: .purple,
        isOnline: true,
        followers: ["alan"]
      ),
      "alan": Person(
        id: "alan",
        name: "Alan Turing",
        biography: "Machines.",
        color: .teal,
        isOnline: false,
        followers: []
      ),
      "grace": Person(
        id: "grace",
        name: "Grace Hopper",
        biography: "Compilers.",
        color: .orange,
        isOnline: true,
        followers: ["ada", "alan"]
      ),
    ],
    posts: [
      Post(id: 1, author: "alan", text: "Can machines think?"),
      Post(id: 2, author: "grace", text: "I found a moth.", likes: ["alan"]),
      Post(id: 3, author: "grace", text: "A nanosecond is this long."),
    ]
  )
}

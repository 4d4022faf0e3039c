import SwiftUI

struct Flashcard: Identifiable, Hashable {
  let id: Int
  let front: String
  let back: String
}

/// The cards that are still to be learned, and how well they are known.
@MainActor
@Observable
final class Deck {
  let title: String
  private(set) var remaining: [Flashcard]
  private(set) var known: [Flashcard] = []
  private(set) var missed: [Flashcard] = []
  private let all: [Flashcard]

  init(title: String, cards: [Flashcard]) {
    self.title = title
    all = cards
    remaining = cards
  }

  var top: Flashcard? { remaining.first }

  func mark(isKnown: Bool) {
    guard !remaining.isEmpty else { return }
    let card = remaining.removeFirst()
    if isKnown { known.append(card) } else { missed.append(card) }
  }

  func repeatMissed() {
    (remaining, missed) = (missed, [])
  }

  func restart() {
    (remaining, known, missed) = (all, [], [])
  }

  static var french: Deck {
    Deck(
      title: "French",
      cards: [
        Flashcard(id: 1, front: "chien", back: "dog"), Flashcard(id: 2, front: "chat", back: "cat"),
        Flashcard(id: 3, front: "oiseau", back: "bird"),
      ]
    )
  }
}

extension FocusedValues {
  var deck: Deck? {
    get { self[DeckKey.self] }
    set { self[DeckKey.self] = newValue }
  }

  private struct DeckKey: FocusedValueKey {
    typealias Value = Deck
  }
}

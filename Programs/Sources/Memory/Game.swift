import Foundation

/// A card, which shows its picture while it is turned up.
struct Card: Identifiable, Equatable {
  let id: Int
  let picture: String
  var isUp = false
  var isMatched = false
}

/// The rules of the game: two cards with the same picture match.
struct Game {
  private(set) var cards: [Card]
  private(set) var moves = 0

  init(pictures: [String], using generator: inout some RandomNumberGenerator) {
    let all = (pictures + pictures).shuffled(using: &generator)
    cards = all.enumerated().map { Card(id: $0.offset, picture: $0.element) }
  }

  init(inOrder pictures: [String]) {
    cards = (pictures + pictures).enumerated().map { Card(id: $0.offset, picture: $0.element) }
  }

  var isWon: Bool { cards.allSatisfy(\.isMatched) }
  var open: [Card] { cards.filter { $0.isUp && !$0.isMatched } }

  /// The result of turning a card up.
  enum Outcome { case nothing, first, match, mismatch }

  mutating func turn(_ id: Card.ID) -> Outcome {
    guard let index = cards.firstIndex(where: { $0.id == id }), !cards[index].isUp,
      open.count < 2
    else { return .nothing }
    cards[index].isUp = true
    let pair = open
    guard pair.count == 2 else { return .first }
    moves += 1
    guard pair[0].picture == pair[1].picture else { return .mismatch }
    for card in pair { cards[card.id].isMatched = true }
    return .match
  }

  mutating func turnBack() {
    for card in open { cards[card.id].isUp = false }
  }
}

import SwiftUI

/// A running game, which turns cards back after a while.
@MainActor @Observable
final class MemoryModel {
  private(set) var game: Game
  private(set) var isLocked = false
  private let pictures: [String]
  private let deal: ([String]) -> Game

  init(
    pictures: [String],
    deal: @escaping ([String]) -> Game = { pictures in
      var generator = SystemRandomNumberGenerator()
      return Game(pictures: pictures, using: &generator)
    }
  ) {
    self.pictures = pictures
    self.deal = deal
    game = deal(pictures)
  }

  func turn(_ card: Card) {
    guard !isLocked else { return }
    let flip = Animation.easeInOut(duration: 0.4)
    var outcome = Game.Outcome.nothing
    withAnimation(flip, completionCriteria: .logicallyComplete) {
      outcome = game.turn(card.id)
      isLocked = outcome == .mismatch
    } completion: { [self] in
      guard outcome == .mismatch else { return }
      withAnimation(flip.delay(0.6)) {
        game.turnBack()
      } completion: { [self] in
        isLocked = false
      }
    }
  }

  func restart() {
    withAnimation(.bouncy) {
      game = deal(pictures)
      isLocked = false
    }
  }
}

import Combine
import SwiftUI

enum Player {
  case human, computer

  var indicator: String { self == .human ? "xmark" : "circle" }
}

struct Move {
  let player: Player
  let boardIndex: Int
}

/// The computer's way to choose a square.
protocol Opponent {
  func square(for moves: [Move?]) -> Int?
}

final class GameViewModel: ObservableObject {
  let columns: [GridItem] = [
    GridItem(.flexible()),
    GridItem(.flexible()),
    GridItem(.flexible()),
  ]

  @Published var moves: [Move?] = Array(repeating: nil, count: 9)
  @Published var isGameBoardDisabled = false
  @Published var alertItem: AlertItem?

  private let opponent: Opponent
  private let scheduler: AnySchedule

  typealias AnySchedule = (@escaping @MainActor () -> Void) -> Void

  init(
    opponent: Opponent = SmartOpponent(),
    scheduler: @escaping AnySchedule = { work in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { work() }
    }
  ) {
    self.opponent = opponent
    self.scheduler = scheduler
  }

  @MainActor
  func processPlayerMove(for position: Int) {
    if isSquareOccupied(in: moves, forIndex: position) { return }
    moves[position] = Move(player: .human, boardIndex: position)

    if checkWinCondition(for: .human, in: moves) {
      alertItem = AlertContext.humanWin
      return
    }
    if checkForDraw(in: moves) {
      alertItem = AlertContext.draw
      return
    }
    isGameBoardDisabled = true

    scheduler { [weak self] in
      guard let self = self else { return }
      guard let square = self.opponent.square(for: self.moves) else { return }
      self.moves[square] = Move(player: .computer, boardIndex: square)
      self.isGameBoardDisabled = false
      if self.checkWinCondition(for: .computer, in: self.moves) {
        self.alertItem = AlertContext.computerWin
      } else if self.checkForDraw(in: self.moves) {
        self.alertItem = AlertContext.draw
      }
    }
  }

  func isSquareOccupied(in moves: [Move?], forIndex index: Int) -> Bool {
    moves.contains(where: { $0?.boardIndex == index })
  }

  func checkWinCondition(for player: Player, in moves: [Move?]) -> Bool {
    let positions = Set(moves.compactMap { $0 }.filter { $0.player == player }.map(\.boardIndex))
    return Lines.all.contains { $0.isSubset(of: positions) }
  }

  func checkForDraw(in moves: [Move?]) -> Bool {
    moves.compactMap { $0 }.count == 9
  }

  func resetGame() {
    moves = Array(repeating: nil, count: 9)
    isGameBoardDisabled = false
  }
}

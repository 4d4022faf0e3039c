enum Lines {
  static let all: Set<Set<Int>> = [
    [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
  ]
}

/// Wins if it can, blocks if it must, and else prefers the middle.
struct SmartOpponent: Opponent {
  func square(for moves: [Move?]) -> Int? {
    let free = moves.indices.filter { moves[$0] == nil }
    return completion(for: .computer, in: moves)
      ?? completion(for: .human, in: moves)
      ?? (free.contains(4) ? 4 : free.first)
  }

  private func completion(for player: Player, in moves: [Move?]) -> Int? {
    let taken = Set(moves.compactMap { $0 }.filter { $0.player == player }.map(\.boardIndex))
    return Lines.all
      .compactMap { line in
        let missing = line.subtracting(taken)
        guard missing.count == 1, let square = missing.first, moves[square] == nil else {
          return nil
        }
        return square
      }
      .min()
  }
}

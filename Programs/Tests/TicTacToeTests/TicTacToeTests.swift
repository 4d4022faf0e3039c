import AmbientTesting
import SwiftUI
import Testing

@testable import TicTacToe

@MainActor
@Suite struct TicTacToeTests {
  /// Takes the squares in the given order.
  private struct Script: Opponent {
    let squares: [Int]

    func square(for moves: [Move?]) -> Int? { squares.first { moves[$0] == nil } }
  }

  private final class Turns {
    var pending: [@MainActor () -> Void] = []
  }

  private func makeHost(_ opponent: any Opponent) -> TestHost {
    TestHost(size: CGSize(width: 320, height: 480)) {
      GameView(
        viewModel: GameViewModel(opponent: opponent) { work in
          MainActor.assumeIsolated { work() }
        }
      )
    }
  }

  @Test func `Three crosses in a row win`() {
    let host = makeHost(Script(squares: [8, 7, 5]))
    let bodies = host.bodies { host.find(.button, "Square 1").tap() }
    #expect(bodies == ["GeometryReader", "PlayerIndicator", "PlayerIndicator"])
    for square in 2...3 { host.find(.button, "Square \(square)").tap() }
    #expect(host.find(.alert, "You Win!").exists)
    host.find(.button, "Hell yeah").tap()
    #expect(host.findAll(.button, value: "free").count == 9)
  }

  @Test func `The computer blocks a row of crosses and completes its own row`() {
    let host = makeHost(SmartOpponent())
    host.find(.button, "Square 1").tap()
    #expect(host.find(.button, "Square 5").value == "circle")
    host.find(.button, "Square 2").tap()
    #expect(host.find(.button, "Square 3").value == "circle")
    host.find(.button, "Square 9").tap()
    #expect(host.find(.alert, "You Lost").exists)
  }

  @Test func `The board waits for the move of the computer`() {
    let turns = Turns()
    let host = TestHost(size: CGSize(width: 320, height: 480)) {
      GameView(viewModel: GameViewModel { turns.pending.append($0) })
    }
    host.find(.button, "Square 1").tap()
    #expect(!host.find(.button, "Square 2").isEnabled)
    turns.pending.removeFirst()()
    host.settle()
    host.find(.button, "Square 2").tap()
    #expect(host.find(.button, "Square 2").value == "cross")
    host.find(.button, "Restart").tap()
    #expect(host.findAll(.button, value: "free").count == 9)
  }

  @Test func `The rules are in a sheet`() {
    let host = makeHost(SmartOpponent())
    host.find(.button, "Rules").tap()
    #expect(host.findAll(.button).map(\.name) == ["Close"])
    host.find(.button, "Close").tap()
    #expect(host.find(.heading, "Tic-Tac-Toe").exists)
  }

  @Test func `A finger marks the square that it touches`() {
    let host = makeHost(Script(squares: [0]))
    host.find(.button, "Square 5").tap()
    host.touch("Square 9")?.up()
    #expect(host.findAll(.button, value: "cross").map(\.name) == ["Square 5", "Square 9"])
  }

  @Test func `A full board without three in a row is a draw`() {
    let host = makeHost(Script(squares: [2, 3, 4, 7]))
    for square in [1, 2, 6, 7, 9] { host.find(.button, "Square \(square)").tap() }
    host.find(.alert, "Draw").find(.button, "Try Again").tap()
    #expect(host.findAll(.button, value: "free").count == 9)
  }

  @Test func `A tap on a taken square changes nothing`() {
    let host = makeHost(Script(squares: [0, 1]))
    host.find(.button, "Square 5").tap()
    host.find(.button, "Square 1").tap()
    #expect(host.find(.button, "Square 1").value == "circle")
    #expect(host.findAll(.button, value: "free").count == 7)
  }
}

import AmbientTesting
import SwiftUI
import Testing

@testable import Memory

@MainActor
@Suite struct MemoryTests {
  /// The cards are fox, bee, fox, bee.
  private func makeHost(runsAnimations: Bool = false) -> TestHost {
    let model = MemoryModel(pictures: ["Fox", "Bee"], deal: Game.init(inOrder:))
    return TestHost(runsAnimations: runsAnimations) { BoardView(model: model) }
  }

  @Test func `Two cards with the same picture stay open`() {
    let host = makeHost()
    host.find(.button, "Card 1").tap()
    #expect(host.find(.button, "Card 1").value == "Fox")
    host.find(.button, "Card 3").tap()
    #expect(host.find(.button, "Card 3").value == "Fox")
    #expect(host.find(.text, "Moves: 1").exists)
    host.find(.button, "Card 2").tap()
    host.find(.button, "Card 4").tap()
    #expect(host.find(.text, "You won in 2 moves!").exists)
    host.find(.button, "Play again").tap()
    #expect(host.findAll(.button, value: "face down").count == 4)
    #expect(host.findAll(.text, "You won in 2 moves!").isEmpty)
  }

  @Test func `Different cards are turned back after a while`() {
    let host = makeHost(runsAnimations: true)
    host.find(.button, "Card 1").tap()
    host.advance(by: 0.5)
    host.find(.button, "Card 2").tap()
    host.advance(by: 0.35)
    #expect(host.find(.button, "Card 2").value == "Bee")
    host.find(.button, "Card 3").tap()
    #expect(host.find(.button, "Card 3").value == "face down")
    host.advance(by: 0.06)
    #expect(host.findAll(.button, value: "face down").count == 4)
    host.find(.button, "Card 3").tap()
    #expect(host.find(.button, "Card 3").value == "face down")
    host.advance(by: 1.01)
    host.find(.button, "Card 3").tap()
    #expect(host.find(.button, "Card 3").value == "Fox")
  }

  @Test func `A card shows its picture only after half of its turn`() {
    let host = makeHost(runsAnimations: true)
    host.find(.button, "Card 1").tap()
    host.advance(by: 0.15)
    #expect(!host.texts.contains("Fox"))
    host.advance(by: 0.1)
    #expect(host.texts.contains("Fox"))
  }

  @Test func `A turn of a card runs only the views of that card`() {
    let host = makeHost()
    let bodies = host.bodies { host.find(.button, "Card 1").tap() }
    #expect(bodies.map { $0.prefix { $0 != "<" } } == ["BoardView", "CardView", "Flip"])
  }

  @Test func `A restart turns all cards back and forgets the moves`() {
    let host = makeHost()
    host.find(.button, "Card 1").tap()
    host.find(.button, "Card 3").tap()
    #expect(!host.find(.button, "Card 3").isEnabled)
    host.find(.button, "Restart").tap()
    #expect(host.findAll(.button, value: "face down").count == 4)
    #expect(host.find(.text, "Moves: 0").exists)
    #expect(host.find(.button, "Card 3").isEnabled)
  }
}

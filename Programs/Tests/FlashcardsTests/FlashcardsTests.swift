import Ambient
import AmbientTesting
import Combine
import SwiftUI
import Testing

@testable import Flashcards

@MainActor
@Suite struct FlashcardsTests {
  private func makeHost(ticks: PassthroughSubject<Void, Never> = PassthroughSubject()) -> TestHost {
    TestHost(size: CGSize(width: 400, height: 500)) {
      DeckView(
        deck: .french,
        timer: Pomodoro(work: 3, rest: 2, ticks: ticks.eraseToAnyPublisher())
      )
    }
  }

  @Test func `A tap turns the card`() {
    let host = makeHost()
    host.find(.button, "chien").tap()
    #expect(host.find(.button, "chien, dog").exists)
    host.find(.button, "chien, dog").tap()
    #expect(host.find(.button, "chien").exists)
  }

  @Test func `A long swipe marks the card, and a short swipe returns the card`() {
    let host = makeHost()
    host.drag("chien", from: CGPoint(x: 20, y: 20), to: CGPoint(x: 80, y: 20))
    #expect(host.find(.button, "chien").exists)
    host.drag("chien", from: CGPoint(x: 20, y: 20), to: CGPoint(x: 180, y: 20))
    #expect(host.find(.button, "chat").exists)
    #expect(host.findAll(nil, "chien").isEmpty)
    host.drag("chat", from: CGPoint(x: 20, y: 20), to: CGPoint(x: -140, y: 20))
    host.find(.button, "oiseau").perform("Known")
    #expect(host.find(.text, "Done!").exists)
    #expect(host.find(.text, "Known").value == "2")
    #expect(host.find(.text, "Missed").value == "1")
    host.find(.button, "Repeat missed cards").tap()
    #expect(host.find(.button, "chat").exists)
    #expect(host.find(.text, "Missed").value == "0")
    host.find(.button, "chat").perform("Known")
    #expect(!host.find(.button, "Repeat missed cards").isEnabled)
  }

  @Test func `Arrow keys mark the card`() {
    let host = makeHost()
    host.press(key: .rightArrow)
    host.press(key: .leftArrow)
    #expect(host.find(.button, "oiseau").exists)
    #expect(host.find(.text, "Known").value == "1")
    #expect(host.find(.text, "Missed").value == "1")
  }

  @Test func `The timer starts a break when the work is over`() {
    let ticks = PassthroughSubject<Void, Never>()
    let host = makeHost(ticks: ticks)
    ticks.send()
    host.settle()
    #expect(host.find(.progress, "Work").value == "00:03")
    host.find(.toggle, "Timer").tap()
    ticks.send()
    host.settle()
    #expect(host.find(.progress, "Work").value == "00:02")
    let bodies = host.bodies {
      ticks.send()
      ticks.send()
      host.settle()
    }
    #expect(host.find(.progress, "Break").value == "00:02")
    #expect(bodies == ["DeckView", "PomodoroView", "SwipeCard", "SwipeCard", "SwipeCard"])
  }

  @Test func `Menu commands act on the deck of the window`() {
    let host = TestHost(AppSession(FlashcardsApp.self).viewTree)
    host.press(key: "k", modifiers: .command)
    #expect(host.find(.button, "chat").exists)
    host.press(key: "m", modifiers: [.command, .option])
    #expect(host.find(.text, "Missed").value == "1")
    host.press(key: "k", modifiers: .command)
    #expect(!host.find(.button, "Missed").isEnabled)
    host.press(key: "r", modifiers: .command)
    #expect(host.find(.button, "chien").exists)
    #expect(host.find(.text, "Known").value == "0")
  }
}

import Ambient
import AmbientTesting
import SwiftUI
import Testing

@testable import Board

@MainActor
@Suite struct BoardTests {
  private func makeHost(_ model: BoardModel = BoardModel()) -> TestHost {
    let host = TestHost { BoardView().environment(model) }
    host.set(\.undoManager, to: UndoManager())
    return host
  }

  private func cards(of column: String, in host: TestHost) -> [String] {
    host.find(.group, column).findAll().filter { $0.role == .text || $0.role == .element }
      .map(\.name)
      .filter { $0 != "No cards" && !$0.contains("/") }
  }

  @Test func `Columns show their cards and their limits`() {
    let host = makeHost()
    #expect(host.findAll(.heading).map(\.name) == ["To do", "Doing", "Done"])
    #expect(
      cards(of: "To do", in: host) == [
        "Write the tests, High priority", "Read the mail", "Water the plants, Low priority, home",
      ]
    )
    #expect(host.find(.group, "Doing").find(.text, "1/2").exists)
    #expect(host.find(.group, "Done").find(.text, "No cards").exists)
  }

  @Test func `A card dropped on another column changes its column and runs only its own body`() {
    let host = makeHost()
    let drag = host.lift("Read the mail")
    drag?.move(over: "No cards")
    let bodies = host.bodies { drag?.drop() }
    #expect(cards(of: "Done", in: host) == ["Read the mail"])
    #expect(cards(of: "To do", in: host).count == 2)
    #expect(bodies == ["BoardView", "ColumnView", "ColumnView", "ColumnView", "CardView"])
  }

  @Test func `A card is dropped before another card`() {
    let host = makeHost()
    host.drag("Water the plants", onto: "Write the tests")
    #expect(
      cards(of: "To do", in: host) == [
        "Water the plants, Low priority, home", "Write the tests, High priority", "Read the mail",
      ]
    )
  }

  @Test func `A full column accepts no card`() {
    let host = makeHost()
    host.drag("Read the mail", onto: "Fix the sink")
    #expect(cards(of: "Doing", in: host) == ["Read the mail", "Fix the sink"])
    #expect(!host.find(.button, "Add to Doing").isEnabled)
    host.drag("Write the tests", onto: "Fix the sink")
    #expect(cards(of: "Doing", in: host).count == 2)
    host.find(.element, "Write the tests, High priority").perform(.showMenu)
    host.find(.button, "Move to").tap()
    #expect(!host.find(.button, "Doing").isEnabled)
    #expect(host.find(.button, "Done").isEnabled)
  }

  @Test func `A column shows a hint while a card is dragged over it`() {
    let host = makeHost()
    let drag = host.lift("Read the mail")
    drag?.move(over: "No cards")
    #expect(host.find(.group, "Done").value == "Drop here")
    drag?.leave()
    #expect(host.find(.group, "Done").value == "")
    #expect(cards(of: "Done", in: host) == [])
  }

  @Test func `The menu of a card moves, duplicates and deletes it`() {
    let host = makeHost()
    host.find(.text, "Read the mail").perform(.showMenu)
    host.find(.button, "Move to").tap()
    host.find(.button, "Done").tap()
    #expect(cards(of: "Done", in: host) == ["Read the mail"])
    host.find(.text, "Read the mail").perform(.showMenu)
    host.find(.button, "Duplicate").tap()
    #expect(cards(of: "Done", in: host) == ["Read the mail", "Read the mail copy"])
    host.find(.text, "Read the mail").perform(.showMenu)
    host.find(.option, "High").tap()
    host.find(.element, "Read the mail, High priority").perform(.showMenu)
    host.find(.button, "Delete").tap()
    #expect(cards(of: "Done", in: host) == ["Read the mail copy"])
  }

  @Test func `Changes of the board can be undone and redone`() {
    let host = makeHost()
    host.drag("Read the mail", onto: "No cards")
    host.find(.button, "Undo").tap()
    #expect(cards(of: "Done", in: host) == [])
    #expect(cards(of: "To do", in: host)[1] == "Read the mail")
    host.find(.button, "Redo").tap()
    #expect(cards(of: "Done", in: host) == ["Read the mail"])
    host.find(.text, "Read the mail").perform(.showMenu)
    host.find(.button, "Delete").tap()
    #expect(cards(of: "Done", in: host) == [])
    host.find(.button, "Undo").tap()
    #expect(cards(of: "Done", in: host) == ["Read the mail"])
  }

  @Test func `A new card needs a title`() {
    let host = makeHost()
    host.find(.button, "Add to Done").tap()
    #expect(!host.find(.button, "Add").isEnabled)
    host.find(.textField, "Title").type("Rest")
    host.find(.button, "Add").tap()
    #expect(cards(of: "Done", in: host) == ["Rest"])
    host.find(.button, "Add to Done").tap()
    #expect(host.find(.textField, "Title").value == nil)
  }

  @Test func `Cancel adds no card, and the next form has an empty title`() {
    let host = makeHost()
    host.find(.button, "Add to Done").tap()
    host.find(.textField, "Title").type("Rest")
    host.find(.button, "Cancel").tap()
    #expect(cards(of: "Done", in: host) == [])
    host.find(.button, "Add to Done").tap()
    #expect(host.find(.textField, "Title").value == nil)
  }

  @Test func `The menu command adds a card to the first column`() {
    let host = TestHost(AppSession(BoardApp.self).viewTree)
    host.press(key: "n", modifiers: .command)
    host.find(.alert, "New card").find(.textField, "Title").type("Rest")
    host.find(.button, "Add").tap()
    #expect(cards(of: "To do", in: host).last == "Rest")
  }
}

import Foundation
import Observation
import SwiftUI

@MainActor
@Observable
final class BoardModel {
  var columns: [Column]
  @ObservationIgnored weak var undoManager: UndoManager?

  init(columns: [Column] = BoardModel.sample) {
    self.columns = columns
  }

  nonisolated static let sample = [
    Column(
      id: "To do",
      cards: [
        Card(title: "Write the tests", priority: .high), Card(title: "Read the mail"),
        Card(title: "Water the plants", priority: .low, tags: ["home"]),
      ]
    ),
    Column(id: "Doing", cards: [Card(title: "Fix the sink")], limit: 2),
    Column(id: "Done", cards: []),
  ]

  private func place(of id: Card.ID) -> (column: Int, card: Int)? {
    for (column, value) in columns.enumerated() {
      if let card = value.cards.firstIndex(where: { $0.id == id }) { return (column, card) }
    }
    return nil
  }

  /// Moves cards to a column, and adds the cards that are in no column yet.
  ///
  /// - Returns: Whether the column had room for all cards. If not, no card is moved or added.
  @discardableResult
  func drop(_ cards: [Card], on column: Column.ID, before target: Card.ID? = nil) -> Bool {
    guard let destination = columns.firstIndex(where: { $0.id == column }) else { return false }
    let incoming = cards.filter { card in !columns[destination].cards.contains { $0.id == card.id }
    }
    if let limit = columns[destination].limit,
      columns[destination].cards.count + incoming.count > limit
    {
      return false
    }
    change("Move") {
      for card in cards where card.id != target {
        if let old = place(of: card.id) { columns[old.column].cards.remove(at: old.card) }
        let index =
          target.flatMap { id in columns[destination].cards.firstIndex { $0.id == id } }
          ?? columns[destination].cards.endIndex
        columns[destination].cards.insert(card, at: index)
      }
    }
    return true
  }

  func move(_ source: IndexSet, to offset: Int, in column: Column.ID) {
    guard let index = columns.firstIndex(where: { $0.id == column }) else { return }
    change("Sort") { columns[index].cards.move(fromOffsets: source, toOffset: offset) }
  }

  func add(_ title: String, to column: Column.ID) {
    drop([Card(title: title)], on: column)
  }

  func delete(_ card: Card) {
    guard let place = place(of: card.id) else { return }
    change("Delete") { _ = columns[place.column].cards.remove(at: place.card) }
  }

  func setPriority(_ priority: Card.Priority, of card: Card) {
    guard let place = place(of: card.id) else { return }
    change("Change the priority") {
      columns[place.column].cards[place.card].priority = priority
    }
  }

  func duplicate(_ card: Card) {
    guard let place = place(of: card.id) else { return }
    var copy = card
    copy.id = UUID()
    copy.title += " copy"
    change("Duplicate") {
      columns[place.column].cards.insert(copy, at: place.card + 1)
    }
  }

  private func change(_ name: String, _ work: () -> Void) {
    let old = columns
    work()
    undoManager?.registerUndo(withTarget: self) { model in
      MainActor.assumeIsolated {
        model.change(name) { model.columns = old }
      }
    }
    undoManager?.setActionName(name)
  }
}

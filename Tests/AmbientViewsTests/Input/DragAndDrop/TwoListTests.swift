import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `Two lists with values that can be dragged` {
  private struct Card: Codable, Transferable, Identifiable, Hashable {
    let id: Int

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation { "Card \($0.id)" }
    }
  }

  private struct Board: View {
    @State private var left = [1, 2, 3].map(Card.init)
    @State private var right = [9].map(Card.init)
    @State private var note = ""

    var body: some View {
      List {
        ForEach(left) { card in Text("L\(card.id)").draggable(card) }
          .dropDestination(for: Card.self) { insert($0, into: \.left, at: $1) }
      }
      List {
        ForEach(right) { card in Text("R\(card.id)").draggable(card) }
          .dropDestination(for: Card.self) { insert($0, into: \.right, at: $1) }
      }
      Image(systemName: "trash").accessibilityLabel("Trash")
        .dropDestination(for: Card.self) { cards, _ in
          guard !cards.contains(Card(id: 9)) else { return false }
          remove(cards)
          return true
        }
      Image(systemName: "note").accessibilityLabel("Note")
        .dropDestination(for: String.self) { texts, _ in
          note = texts.joined()
          return true
        }
      Text("note: \(note)")
    }

    private struct Lists {
      var left: [Card]
      var right: [Card]
    }

    private func insert(_ cards: [Card], into list: WritableKeyPath<Lists, [Card]>, at index: Int) {
      var lists = Lists(left: left, right: right)
      let before = lists[keyPath: list].prefix(index).filter { !cards.contains($0) }
      let after = lists[keyPath: list].dropFirst(index).filter { !cards.contains($0) }
      lists.left.removeAll { cards.contains($0) }
      lists.right.removeAll { cards.contains($0) }
      lists[keyPath: list] = before + cards + after
      (left, right) = (lists.left, lists.right)
    }

    private func remove(_ cards: [Card]) {
      left.removeAll { cards.contains($0) }
      right.removeAll { cards.contains($0) }
    }
  }

  private func rows(_ host: TestHost) -> [String] { host.findAll(.row).map(\.name) }

  @Test func `A drop moves a value to another list, or to another place in the same list`() {
    let host = TestHost { Board() }
    #expect(rows(host) == ["L1", "L2", "L3", "R9"])
    host.lift("L2")?.drop(before: "R9")
    #expect(rows(host) == ["L1", "L3", "R2", "R9"])
    host.lift("R9")?.drop(after: "L1")
    #expect(rows(host) == ["L1", "L9", "L3", "R2"])
    host.lift("L1")?.drop(after: "L3")
    #expect(rows(host) == ["L9", "L3", "L1", "R2"])
  }

  @Test func `A drop destination can reject a value, convert it, or insert it at a row`() async {
    let host = TestHost { Board() }
    host.drag("L3", onto: "Trash")
    host.drag("R9", onto: "Trash")
    #expect(rows(host) == ["L1", "L2", "R9"])
    host.drag("R9", onto: "Note")
    await host.settle { host.texts.last == "note: Card 9" }
    host.drop([Card(id: 5)], atRow: 0)
    #expect(rows(host) == ["L5", "L1", "L2", "R9"])
  }
}

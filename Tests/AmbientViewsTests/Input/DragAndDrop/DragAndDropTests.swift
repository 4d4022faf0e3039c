import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `A dragged view` {
  @Test func `A drop passes the dragged value and the drop position to the destination`() {
    let table = Table()
    let host = TestHost { TableView(table: table) }
    #expect(
      host.bodies { host.drag("Ace", onto: "Pile", at: CGPoint(x: 3, y: 4)) } == ["TableView"]
    )
    #expect(table.log == ["over true", "Ace at 3 4", "over false"])
    #expect(host.texts.contains("1 card"))
    host.unmount()
  }

  @Test func `A drag targets only one drop destination at a time`() throws {
    let table = Table()
    let host = TestHost { TableView(table: table) }
    let drag = try #require(host.lift("Ace"))
    drag.move(over: "Pile")
    drag.move(over: "Pile", at: CGPoint(x: 1, y: 1))
    #expect(table.log == ["over true"])
    drag.move(over: "Trash")
    #expect(table.log == ["over true", "over false", "entered Trash", "moved"])
    drag.leave()
    drag.drop()
    #expect(table.log.last == "left Trash")
  }

  @Test func `A destination for other types does not take a dragged value`() {
    let table = Table()
    let host = TestHost { TableView(table: table) }
    host.drag("Ace", onto: "Links")
    host.drop(["text"], onto: "Pile")
    #expect(table.log.isEmpty)
  }

  @Test func `A dragged value is converted for a destination of another type`() async {
    let table = Table()
    let host = TestHost { TableView(table: table) }
    host.drag("Ace", onto: "Names")
    await host.settle { table.log == ["name Ace"] }
  }

  @Test func `A drop delegate can forbid a drop`() {
    let table = Table()
    let host = TestHost { TableView(table: table) }
    host.drag("Ace", onto: "Trash")
    #expect(table.log == ["entered Trash", "moved", "dropped 1", "left Trash"])
    table.log = []
    table.isLocked = true
    host.drag("Ace", onto: "Trash")
    #expect(table.log == ["entered Trash", "moved", "left Trash"])
  }

  @Test func `A drag over a view sets the isTargeted binding`() throws {
    let host = TestHost { Providers() }
    let drag = try #require(host.lift("leaf"))
    drag.move(over: "Box")
    #expect(host.texts.contains("targeted"))
    drag.drop()
    #expect(!host.texts.contains("targeted"))
    #expect(host.texts.contains("1 item"))
  }

  @Test func `A draggable view can have a preview, and cannot be dragged while it is disabled`() {
    let host = TestHost {
      Text("a").draggable("a") { Text("preview of a") }
      Text("b").draggable("b").disabled(true)
    }
    #expect(
      host.tree == """
        DragSource
          Text "a"
          DragPreview
            Text "preview of a"
        DragSource disabled
          Text "b"
        """
    )
    #expect(
      host.elements(of: .dragSource).map { $0.detail(TransferSourceDetail.self) != nil } == [
        true, false,
      ]
    )
  }

  @Test func `Lifting a missing view fails the test, and the message names similar labels`() {
    let host = TestHost { Text("Ace").draggable("a") }
    withKnownIssue {
      _ = host.lift("Acer")
    } matching: { issue in
      issue.comments == [
        """
        There is nothing to drag with the name "Acer".

          Similar  "Ace"

        To fix this:
          • Use a name that is present.
        """
      ]
    }
  }

  @Test func `A drop destination converts bytes from another program`() async throws {
    let table = Table()
    let host = TestHost { TableView(table: table) }
    let target = try #require(host.elements(of: .dropTarget).last)
    let item = DropEvent.Item(type: "public.utf8-plain-text", content: Array("King".utf8))
    host.perform(DropEvent(.dropped, at: ElementPoint(x: 0, y: 0), items: [item]), on: target)
    await host.settle { table.log == ["name King"] }
  }
}

@Suite @MainActor struct `Copying and pasting values` {
  @Test func `Copied and cut values can be pasted into another view`() {
    let board = Board()
    let host = TestHost { BoardView(board: board) }
    host.paste(host.copy("from"), into: "to")
    #expect(board.pasted == ["a", "b"])
    host.paste(host.cut("from"), into: "to")
    #expect(board.texts.isEmpty)
    #expect(board.pasted == ["a", "b", "a", "b"])
  }

  @Test func `A validator checks values before they are pasted`() {
    let board = Board()
    let host = TestHost { BoardView(board: board) }
    host.paste(DropEvent.Item.items([1, 2].map { "\($0)" }), into: "numbers")
    #expect(board.pasted == ["2"])
    host.paste(DropEvent.Item.items(["1"]), into: "numbers")
    #expect(board.pasted == ["2"])
  }
}

private struct Card: Codable, Transferable {
  var name: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.name)
  }
}

@MainActor private final class Table {
  var log: [String] = []
  var isLocked = false
}

private struct TableView: View {
  let table: Table
  @State private var pile: [String] = []

  var body: some View {
    Text("Ace").draggable(Card(name: "Ace"))
    VStack {
      Text("Pile")
      Text(pile.count == 1 ? "1 card" : "\(pile.count) cards")
    }
    .dropDestination(for: Card.self) { cards, place in
      table.log += cards.map { "\($0.name) at \(Int(place.x)) \(Int(place.y))" }
      pile += cards.map(\.name)
      return true
    } isTargeted: {
      table.log.append("over \($0)")
    }
    Text("Trash").onDrop(of: [.json], delegate: Trash(table: table))
    Text("Links").dropDestination(for: URL.self) { _, _ in
      table.log.append("link")
      return true
    }
    Text("Names").dropDestination(for: String.self) { names, _ in
      table.log += names.map { "name \($0)" }
    }
  }
}

private struct Trash: DropDelegate {
  let table: Table

  func dropEntered(info: DropInfo) { table.log.append("entered Trash") }

  func dropUpdated(info: DropInfo) -> DropProposal? {
    table.log.append("moved")
    return DropProposal(operation: table.isLocked ? .forbidden : .move)
  }

  func dropExited(info: DropInfo) { table.log.append("left Trash") }

  func performDrop(info: DropInfo) -> Bool {
    table.log.append("dropped \(info.itemProviders(for: [.json]).count)")
    return true
  }
}

private struct Providers: View {
  @State private var isTargeted = false
  @State private var count = 0

  var body: some View {
    Text("leaf").onDrag { NSItemProvider(object: "leaf") }
    Text("Box").onDrop(of: [.text], isTargeted: $isTargeted) { providers in
      count += providers.count
      return true
    }
    if isTargeted { Text("targeted") }
    Text(count == 1 ? "1 item" : "\(count) items")
  }
}

@MainActor private final class Board {
  var texts = ["a", "b"]
  var pasted: [String] = []
}

private struct BoardView: View {
  let board: Board

  var body: some View {
    Text("from")
      .copyable(board.texts)
      .cuttable(for: String.self) {
        defer { board.texts = [] }
        return board.texts
      }
    Text("to").pasteDestination(for: String.self) { board.pasted += $0 }
    Text("numbers").pasteDestination(for: String.self) {
      board.pasted += $0
    } validator: {
      $0.filter { $0 > "1" }
    }
  }
}

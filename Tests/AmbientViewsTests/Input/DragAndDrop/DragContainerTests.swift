import Ambient
import AmbientTesting
import Testing

private struct Card: Identifiable, Codable, Transferable {
  let id: Int

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
  }
}

@MainActor private final class Record {
  var asked: [[Int]] = []
  var drags: [DragSession.Phase] = []
}

private struct Desk: View {
  let record: Record
  var configuration = DragConfiguration()
  var operation = DropOperation.move
  @State private var selected = [1, 3]
  @State private var dropped: [Int] = []
  @Namespace private var other

  var body: some View {
    VStack {
      ForEach([1, 2, 3], id: \.self) { id in
        Text("Card \(id)").draggable(containerItemID: id)
      }
      Text("Stray").draggable(containerItemID: 9, containerNamespace: other)
    }
    .dragContainer(for: Card.self) { ids in
      record.asked.append(ids)
      return ids.map(Card.init)
    }
    .dragContainerSelection(selected)
    .dragConfiguration(configuration)
    .onDragSessionUpdated { record.drags.append($0.phase) }
    Text("Pile")
      .dropDestination(for: Card.self) { cards, _ in dropped = cards.map(\.id) }
      .dropConfiguration { _ in DropConfiguration(operation: operation) }
    Text("\(dropped.map(String.init).joined(separator: " "))")
  }
}

@Suite @MainActor struct `Drag containers` {
  private func drag(_ card: String, in host: TestHost) throws {
    let drag = try #require(host.lift(card))
    drag.move(over: "Pile")
    drag.drop()
  }

  @Test func `A drag that begins at a selected item drags all selected items`() throws {
    let record = Record()
    let host = TestHost { Desk(record: record) }
    try drag("Card 3", in: host)
    #expect(record.asked == [[1, 3]])
    #expect(host.texts.last == "1 3")
    try drag("Card 2", in: host)
    #expect(record.asked == [[1, 3], [2]])
    #expect(host.texts.last == "2")
  }

  @Test func `A drag container ignores an item with a different namespace`() {
    let record = Record()
    let host = TestHost { Desk(record: record) }
    let source = host.elements(of: .dragSource).last
    #expect(source?.detail(TransferSourceDetail.self)?.items().isEmpty == true)
    #expect(record.asked == [])
  }

  @Test func `The drop configuration of the target chooses the operation of a drop`() throws {
    let record = Record()
    let host = TestHost { Desk(record: record) }
    try drag("Card 2", in: host)
    #expect(record.drags.contains(.ended(.move)))
  }

  @Test
  func `A forbidden move becomes a copy if copies are allowed, but a forbidden deletion does not`()
    throws
  {
    let record = Record()
    var configuration = DragConfiguration(allowMove: false)
    let host = TestHost { Desk(record: record, configuration: configuration) }
    try drag("Card 2", in: host)
    #expect(record.drags.contains(.ended(.copy)))

    let other = Record()
    configuration.operationsWithinApp.allowCopy = false
    let strict = TestHost { Desk(record: other, configuration: configuration) }
    try drag("Card 2", in: strict)
    #expect(other.drags.contains(.ended(.forbidden)))
    #expect(strict.texts.last == "")

    let last = Record()
    let fixed = TestHost { Desk(record: last, operation: .delete) }
    try drag("Card 2", in: fixed)
    #expect(last.drags.contains(.ended(.forbidden)))
  }

  @Test func `The configuration of a drag source allows other programs to move or delete items`() {
    let record = Record()
    let host = TestHost {
      Desk(record: record, configuration: DragConfiguration(allowMove: true, allowDelete: true))
    }
    let source = host.elements(of: .dragSource).first
    #expect(source?[.allowsMove] == true)
    #expect(source?[.allowsDelete] == true)
    let plain = TestHost { Desk(record: record) }
    #expect(plain.elements(of: .dragSource).first?[.allowsMove] == nil)
  }
}

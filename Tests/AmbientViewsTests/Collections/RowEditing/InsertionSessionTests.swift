import Ambient
import AmbientTesting
import Foundation
import Testing

@MainActor private final class Log {
  var drags: [DragSession.Phase] = []
  var drops: [DropSession.Phase] = []
}

private struct Shelf: View {
  let log: Log
  @State private var books = ["One", "Two"]

  var body: some View {
    Text("Three").draggable("Three").onDragSessionUpdated { log.drags.append($0.phase) }
    Text("Link").draggable(URL(fileURLWithPath: "/a"))
      .onDragSessionUpdated { log.drags.append($0.phase) }
    List {
      ForEach(books, id: \.self) { Text($0) }
        .dropDestination(for: String.self) { books.insert(contentsOf: $0, at: $1) }
    }
    .onDropSessionUpdated { log.drops.append($0.phase) }
  }
}

@Suite @MainActor struct `The phases of a drop between rows` {
  @Test func `The list and the dragged view get all phases of a drop`() {
    let log = Log()
    let host = TestHost { Shelf(log: log) }
    host.lift("Three")?.drop(atRow: 1)
    #expect(host.texts.suffix(3) == ["One", "Three", "Two"])
    #expect(log.drops == [.entering, .active, .ended(.copy), .dataTransferCompleted])
    #expect(log.drags == [.initial, .active, .ended(.copy), .dataTransferCompleted])
  }

  @Test func `A list gets no drop phases if its rows do not take the dropped values`() {
    struct Numbers: View {
      let log: Log
      var body: some View {
        Text("A").draggable("A").onDragSessionUpdated { log.drags.append($0.phase) }
        List {
          ForEach([1], id: \.self) { Text("\($0)") }.onInsert(of: [.png]) { _, _ in }
        }
        .onDropSessionUpdated { log.drops.append($0.phase) }
      }
    }
    let log = Log()
    let host = TestHost { Numbers(log: log) }
    host.lift("A")?.drop(atRow: 0)
    #expect(log.drops == [])
    #expect(log.drags == [.initial, .ended(.cancel)])
  }
}

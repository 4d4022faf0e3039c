import Ambient
import AmbientTesting
import Foundation
import Testing

@MainActor private final class Log {
  var drags: [DragSession.Phase] = []
  var drops: [DropSession.Phase] = []
}

private struct Table: View {
  let log: Log
  @State private var count = 0

  var body: some View {
    Text("Ace").draggable("ace").onDragSessionUpdated { log.drags.append($0.phase) }
    VStack {
      Text("Pile").dropDestination(for: String.self) { values, _ in count += values.count }
      Text("Links").dropDestination(for: URL.self) { _, _ in true }
    }
    .onDropSessionUpdated { log.drops.append($0.phase) }
    Text("\(count) cards")
  }
}

@Suite @MainActor struct `The phases of a drag` {
  @Test func `A drag session reports each phase to the dragged view and the target`() throws {
    let log = Log()
    let host = TestHost { Table(log: log) }
    let drag = try #require(host.lift("Ace"))
    #expect(log.drags == [.initial])
    drag.move(over: "Pile")
    #expect(log.drags == [.initial, .active])
    #expect(log.drops == [.entering, .active])
    drag.drop()
    #expect(log.drags == [.initial, .active, .ended(.copy), .dataTransferCompleted])
    #expect(log.drops == [.entering, .active, .ended(.copy), .dataTransferCompleted])
    #expect(host.texts.last == "1 cards")
  }

  @Test func `A drag session ends with a cancellation if no view takes the items`() throws {
    let log = Log()
    let host = TestHost { Table(log: log) }
    let drag = try #require(host.lift("Ace"))
    drag.move(over: "Pile")
    drag.leave()
    #expect(log.drops == [.entering, .active, .exiting])
    drag.drop()
    #expect(log.drags == [.initial, .active, .ended(.cancel)])
    let other = try #require(host.lift("Ace"))
    other.move(over: "Links")
    #expect(log.drops == [.entering, .active, .exiting])
  }

  @Test func `A drag session ends with a cancellation if the action of the target fails`() {
    struct Refusal: DropDelegate {
      let isFailing: Bool
      func performDrop(info: DropInfo) -> Bool { !isFailing }
    }
    struct Full: View {
      let log: Log
      let failing: Set<String>

      var body: some View {
        Text("Ace").draggable("ace").onDragSessionUpdated { log.drags.append($0.phase) }
        VStack {
          Text("Pile").dropDestination(for: String.self) { _, _ in !failing.contains("Pile") }
          Text("Box").onDrop(of: [.text], isTargeted: nil) { _ in !failing.contains("Box") }
          Text("Trash").onDrop(of: [.text], delegate: Refusal(isFailing: failing.contains("Trash")))
        }
        .onDropSessionUpdated { log.drops.append($0.phase) }
      }
    }
    for target in ["Pile", "Box", "Trash"] {
      let log = Log()
      let failing = TestHost { Full(log: log, failing: [target]) }
      failing.drag("Ace", onto: target)
      #expect(log.drags == [.initial, .active, .ended(.cancel)])
      #expect(log.drops == [.entering, .active, .ended(.cancel)])
      let full = TestHost { Full(log: log, failing: []) }
      full.drag("Ace", onto: target)
      #expect(log.drags.suffix(2) == [.ended(.copy), .dataTransferCompleted])
      #expect(log.drops.suffix(2) == [.ended(.copy), .dataTransferCompleted])
    }
  }

  @Test func `A drag ends after the target has taken the items`() {
    struct Shelf: View {
      let log: (String) -> Void
      var body: some View {
        Text("Ace").draggable("ace")
          .onDragSessionUpdated { if case .ended = $0.phase { log("drag ended") } }
        Text("Pile").dropDestination(for: String.self) { _, _ in
          log("taken")
          return true
        }
        .onDropSessionUpdated { if case .ended = $0.phase { log("drop ended") } }
      }
    }
    var lines: [String] = []
    let host = TestHost { Shelf { lines.append($0) } }
    host.drag("Ace", onto: "Pile")
    #expect(lines == ["taken", "drag ended", "drop ended"])
  }

  @Test func `Only the target gets the phases of a drop from outside of the program`() {
    let log = Log()
    let host = TestHost { Table(log: log) }
    host.drop(["king"], onto: "Pile")
    #expect(log.drops == [.entering, .active, .ended(.copy), .dataTransferCompleted])
    #expect(log.drags == [])
  }

  @Test
  func `A drag session runs the newest actions, from the inner to the outer modifier`() throws {
    struct Nested: View {
      @State private var label = "first"
      let log: (String) -> Void

      var body: some View {
        Button("Next") { label = "second" }
        Text("Ace").draggable("ace")
          .onDragSessionUpdated { [label] _ in log(label) }
          .onDragSessionUpdated { _ in log("outer") }
      }
    }
    var lines: [String] = []
    let host = TestHost { Nested { lines.append($0) } }
    _ = host.lift("Ace")
    #expect(lines == ["first", "outer"])
    #expect(host.bodies { host.tap("Next") } == ["Nested"])
    lines = []
    _ = host.lift("Ace")
    #expect(lines.suffix(2) == ["second", "outer"])
  }
}

import Ambient
import AmbientTesting
import Foundation
import Observation
import Testing

@Observable @MainActor private final class Board {
  var word = "none"

  func write(_ word: String, _ undoManager: UndoManager?) {
    let old = self.word
    undoManager?.registerUndo(withTarget: self) { $0.write(old, undoManager) }
    self.word = word
  }
}

private struct BoardView: View {
  @State private var board = Board()
  @State private var isSheet = false
  @State private var requests = 0
  @Environment(\.undoManager) private var undoManager
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    Text("word \(board.word)")
    Button("Red") { board.write("red", undoManager) }
    Button("Blue") {
      board.write("light", undoManager)
      board.write("blue", undoManager)
    }
    Button("Follow") {
      board.write("led", undoManager)
      requests += 1
    }
    Button("Undo") { undoManager?.undo() }
    Button("Redo") { undoManager?.redo() }
    Button("Sheet") { isSheet = true }
    Button("Open") { openWindow(id: "board") }
    Text(undoManager == nil ? "no manager" : "a manager")
      .onChange(of: requests) { board.write("followed", undoManager) }
      .sheet(isPresented: $isSheet) { SheetView(outer: undoManager) }
  }
}

private struct SheetView: View {
  let outer: UndoManager?
  @Environment(\.undoManager) private var undoManager
  var body: some View { Text("same \(undoManager === outer)") }
}

@Suite @MainActor struct `An undo manager in the environment` {
  private struct Boards: App {
    var body: some Scene { WindowGroup(id: "board") { BoardView() } }
  }

  private func words(_ host: TestHost) -> [String] {
    host.texts.filter { $0.hasPrefix("word") }
  }

  @Test func `The undo manager in the environment is nil without a window`() {
    let host = TestHost { BoardView() }
    #expect(host.texts.last == "no manager")
    host.tap("Red")
    host.tap("Undo")
    #expect(host.texts[0] == "word red")
  }

  @Test func `An undo reverts an event together with the changes that the event causes`() {
    let host = TestHost(AppSession(Boards.self).viewTree)
    #expect(host.texts.last == "a manager")
    host.tap("Red")
    host.tap("Blue")
    host.tap("Follow")
    #expect(words(host) == ["word followed"])
    host.tap("Undo")
    #expect(words(host) == ["word blue"])
    host.tap("Undo")
    #expect(words(host) == ["word red"])
    host.tap("Undo")
    #expect(words(host) == ["word none"])
    host.tap("Redo")
    host.takeBodies()
    host.tap("Redo")
    #expect(words(host) == ["word blue"])
    #expect(host.takeBodies() == ["BoardView"])
  }

  @Test func `Each window has its own undo manager and shares it with its sheets`() {
    let host = TestHost(AppSession(Boards.self).viewTree)
    host.tap("Open")
    host.tap("Red")
    host.tap("Sheet")
    #expect(host.texts.contains("same true"))
    #expect(words(host) == ["word red", "word none"])
    let undo = host.elements.filter { $0.kind == .button && $0.children.first?.text == "Undo" }
    host.viewTree.send(.press, to: undo[1])
    host.settle()
    #expect(words(host) == ["word red", "word none"])
    host.viewTree.send(.press, to: undo[0])
    host.settle()
    #expect(words(host) == ["word none", "word none"])
  }

  @Test func `A new undo manager from the host runs only the bodies that read it`() {
    struct Bystander: View {
      @Environment(\.undoManager) private var undoManager
      var body: some View { Text("bystander") }
    }
    let host = TestHost {
      BoardView()
      Bystander()
    }
    host.takeBodies()
    let manager = UndoManager()
    host.set(\.undoManager, to: manager)
    #expect(host.takeBodies() == ["BoardView"])
    host.tap("Red")
    host.tap("Blue")
    #expect(manager.undoCount == 2)
    manager.undo()
    host.settle()
    #expect(host.texts[0] == "word red")
  }

  private struct Tracked: App {
    static let tracker = LifetimeTracker()
    var body: some Scene { WindowGroup { TrackedView() } }
  }

  private struct TrackedView: View {
    @State private var token = Tracked.tracker.token("target")
    @Environment(\.undoManager) private var undoManager
    var body: some View {
      Button("Register") {
        if let undoManager { Tracked.tracker.track(undoManager) }
        let other = Tracked.tracker.token("handler")
        undoManager?.registerUndo(withTarget: token) { [undoManager] _ in
          other.keep()
          undoManager?.undo()
        }
      }
    }
  }

  @Test func `The undo manager of a window is released when the app ends`() {
    let session = AppSession(Tracked.self)
    let host = TestHost(session.viewTree)
    host.tap("Register")
    #expect(Tracked.tracker.alive == ["target", "UndoManager", "handler"])
    session.end()
    #expect(Tracked.tracker.alive == [])
  }
}

import Ambient
import AmbientTesting
import Foundation
import Observation
import Testing

@Observable @MainActor private final class Page {
  var word = "none"

  func write(_ word: String, _ undoManager: UndoManager?) {
    let old = self.word
    undoManager?.registerUndo(withTarget: self) { $0.write(old, undoManager) }
    self.word = word
  }
}

@Observable @MainActor private final class Log {
  var groups = 0
}

@Suite @MainActor struct `An event that registers undo actions` {
  private struct Pages: App {
    static var other: TestHost?
    var body: some Scene { WindowGroup { PageView() } }
  }

  private struct PageView: View {
    @State private var page = Page()
    @State private var requests = 0
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      Text("word \(page.word)")
      Button("Twice") { writeTwice() }
      Button("Follow") { requests += 1 }
      Button("Undo") { undoManager?.undo() }
        .onChange(of: requests) { writeTwice() }
    }

    private func writeTwice() {
      page.write("light", undoManager)
      Pages.other?.tap("Turn")
      page.write("blue", undoManager)
    }
  }

  private struct Other: View {
    @State private var turn = 0
    var body: some View { Button("Turn") { turn += 1 } }
  }

  @Test(arguments: ["Twice", "Follow"])
  func `One undo reverts all changes of an event that makes another tree settle`(button: String) {
    let host = TestHost(AppSession(Pages.self).viewTree)
    Pages.other = TestHost { Other() }
    defer { Pages.other = nil }
    host.tap(button)
    #expect(host.texts[0] == "word blue")
    host.tap("Undo")
    #expect(host.texts[0] == "word none")
  }

  private struct LogView: View {
    let log: Log
    var body: some View { Text("groups \(log.groups)") }
  }

  private struct Writer: View {
    let manager: UndoManager
    let target: Page
    var body: some View { Button("Write") { target.write("red", manager) } }
  }

  @Test func `Every tree shows a change that an observer makes when an undo group closes`() {
    let (log, manager, page) = (Log(), UndoManager(), Page())
    let host = TestHost {
      Writer(manager: manager, target: page)
      LogView(log: log)
    }
    let other = TestHost { LogView(log: log) }
    host.takeBodies()
    other.takeBodies()
    let observer = NotificationCenter.default.addObserver(
      forName: .NSUndoManagerDidCloseUndoGroup,
      object: manager,
      queue: nil
    ) { _ in MainActor.assumeIsolated { log.groups += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    host.tap("Write")
    #expect(host.texts.last == "groups 1")
    #expect(host.takeBodies() == ["LogView"])
    other.settle()
    #expect(other.texts == ["groups 1"])
    #expect(other.takeBodies() == ["LogView"])
  }
}

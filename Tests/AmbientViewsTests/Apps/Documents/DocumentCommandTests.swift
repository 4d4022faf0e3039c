import Ambient
import AmbientTestSupport
import AmbientTesting
import Foundation
import Testing

@testable import AmbientTextHost
@testable import AmbientViews

@Suite @MainActor struct `A command for documents` {
  private struct Poems: App {
    var body: some Scene {
      DocumentGroup(newDocument: Poem()) { file in
        Text("poem \(file.document.text)")
        TextField("Text", text: file.$document.text)
      }
    }
  }

  private struct Plain: App {
    var body: some Scene { WindowGroup { Text("plain") } }
  }

  @Test func `A command for documents is parsed from a line of text`() throws {
    #expect(try TextCommand("new") == .document(.new))
    #expect(try TextCommand("open a b.txt") == .document(.open("a b.txt")))
    #expect(try TextCommand("save") == .document(.save(nil)))
    #expect(try TextCommand("save a.txt") == .document(.save("a.txt")))
    #expect(try TextCommand("undo") == .document(.undo))
    #expect(try TextCommand("redo") == .document(.redo))
    #expect(throws: UserActionError.self) { try TextCommand("undo 2") }
  }

  @Test func `A command applies to the document that was opened last`() throws {
    let session = AppSession(Poems.self)
    let host = TestHost(session.viewTree)
    let folder = try TemporaryFolder()
    func perform(_ line: String) throws {
      try TextCommand(line)?.perform(in: session)
      host.settle()
    }
    func poems() -> [String] { host.texts.filter { $0.hasPrefix("poem") } }
    try perform("type rose into Text")
    #expect(poems() == ["poem rose"])
    try perform("undo")
    #expect(poems() == ["poem "])
    try perform("redo")
    #expect(poems() == ["poem rose"])
    let file = folder.file("rose.txt")
    try perform("save \(file.path)")
    #expect(try text(of: file) == "rose")
    let other = try folder.file("lily.txt", "lily")
    try perform("open \(other.path)")
    try perform("new")
    #expect(poems() == ["poem rose", "poem lily", "poem "])
    #expect(throws: DocumentError.self) { try perform("save") }
  }

  @Test func `A command for documents fails in an app without documents`() throws {
    let session = AppSession(Plain.self)
    session.viewTree.settle()
    func error(_ line: String) -> String? {
      do {
        try TextCommand(line)?.perform(in: session)
        return nil
      } catch {
        return "\(error)"
      }
    }
    #expect(
      error("new") == """
        No scene creates documents.

        To fix this:
          • Declare 'DocumentGroup(newDocument:editor:)' in the body of the app.
        """
    )
    #expect(
      error("undo") == """
        There is no document.

        To fix this:
          • First enter 'new' or 'open PATH'.
        """
    )
    #expect(error("tap plain")?.hasPrefix("There is nothing to press") == true)
  }
}

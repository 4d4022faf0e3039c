#if Objects
import Ambient
import AmbientTestSupport
import AmbientTesting
import Foundation
import Testing

/// A document object whose text file has one line for each note.
private final class Score: ReferenceFileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  @Published var notes: [String]

  init(_ notes: [String]) { self.notes = notes }

  init(configuration: ReadConfiguration) throws {
    let data = configuration.file.regularFileContents ?? Data()
    notes = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @MainActor func add(_ note: String, _ undoManager: UndoManager?) {
    notes.append(note)
    undoManager?.registerUndo(withTarget: self) { $0.removeLast(undoManager) }
    undoManager?.setActionName("Note")
  }

  @MainActor private func removeLast(_ undoManager: UndoManager?) {
    let note = notes.removeLast()
    undoManager?.registerUndo(withTarget: self) { $0.add(note, undoManager) }
  }

  func snapshot(contentType: UTType) throws -> [String] { notes }

  func fileWrapper(
    snapshot: [String],
    configuration: WriteConfiguration
  ) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(snapshot.joined(separator: "\n").utf8))
  }
}

@Suite @MainActor struct `Document objects` {
  private struct Scores: App {
    var body: some Scene {
      DocumentGroup(newDocument: { Score(["c"]) }) { file in
        Editor(score: file.document)
        TextField("First", text: file.$document.notes[0])
        Text("at \(file.fileURL?.lastPathComponent ?? "none") \(file.isEditable)")
      }
    }
  }

  @Test func `A file exporter writes a document that is an object`() throws {
    struct Exporter: View {
      let score = Score(["c", "d"])
      @State private var isPresented = true
      @State private var name = "none"

      var body: some View {
        Text(name).fileExporter(
          isPresented: $isPresented,
          document: score,
          contentType: .plainText,
          defaultFilename: "Song"
        ) { name = (try? $0.get())?.lastPathComponent ?? "error" }
      }
    }
    let host = TestHost { Exporter() }
    #expect(host.elements(of: .fileExporter).map { $0[.filename] } == ["Song"])
    let folder = try TemporaryFolder()
    let url = folder.file("song.txt")
    host.choose(files: [url])
    #expect(host.texts == [url.lastPathComponent])
    #expect(try String(contentsOf: url, encoding: .utf8) == "c\nd")
  }

  @Test func `An exporter writes two document objects, and does not appear without a document`()
    throws
  {
    let folder = try TemporaryFolder()
    let urls = ["1.txt", "2.txt"].map { folder.file($0) }
    var log: [String] = []
    let host = TestHost {
      Text("a").fileExporter(
        isPresented: .constant(true),
        documents: [Score(["c"]), Score(["e"])],
        onCompletion: { log += ((try? $0.get()) ?? []).map(\.lastPathComponent) },
        onCancellation: { log.append("canceled") }
      )
      Text("b").fileExporter(isPresented: .constant(true), document: nil as Score?) { _ in }
    }
    #expect(host.elements(of: .fileExporter).map { $0[.fileCount] } == [2])
    host.choose(files: urls)
    #expect(log == urls.map(\.lastPathComponent))
    #expect(try urls.map { try String(contentsOf: $0, encoding: .utf8) } == ["c", "e"])
    host.dismiss()
    #expect(log.last == "canceled")
  }

  private struct Editor: View {
    @ObservedObject var score: Score
    @Environment(\.undoManager) private var undoManager
    @Environment(\.newDocument) private var newDocument
    var body: some View {
      Text("score \(score.notes.joined())")
      Button("Add") { score.add("d", undoManager) }
      Button("Mark") {
        undoManager?.registerUndo(withTarget: score) { _ in }
        undoManager?.setActionIsDiscardable(true)
      }
      Button("New") { newDocument { Score(["x"]) } }
    }
  }

  private let session = AppSession(Scores.self)
  private let host: TestHost
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    host = TestHost(session.viewTree)
  }

  private var scores: [String] { host.texts.filter { $0.hasPrefix("score") } }

  @Test func `A document object counts as edited until its change is undone`() throws {
    let document = session.documents[0]
    #expect(scores == ["score c"])
    host.takeBodies()
    host.tap("Mark")
    #expect(!document.isEdited)
    host.tap("Add")
    #expect(document.isEdited)
    #expect(document.undoManager.undoMenuItemTitle == "Undo Note")
    #expect(host.takeBodies() == ["Editor"])
    document.undoManager.undo()
    host.settle()
    #expect(scores == ["score c"])
    #expect(!document.isEdited)
    document.undoManager.undo()
    #expect(!document.isEdited)
    document.undoManager.redo()
    host.settle()
    #expect(scores == ["score cd"])
    #expect(document.isEdited)
  }

  @Test func `A document object with a file is saved after each change`() throws {
    let file = folder.file("scale.txt")
    try Data("e\nf".utf8).write(to: file)
    try session.openDocument(at: file)
    host.settle()
    #expect(scores == ["score c", "score ef"])
    #expect(host.texts.contains("at scale.txt true"))
    let add = try #require(
      host.elements.last { $0.kind == .button && $0.children.first?.text == "Add" }
    )
    host.viewTree.send(.press, to: add)
    host.settle()
    #expect(try String(contentsOf: file, encoding: .utf8) == "e\nf\nd")
    #expect(!session.documents[1].isEdited)
  }

  @Test func `A document object provides bindings, and newDocument creates a new object`() throws {
    host.type("b", into: "First")
    #expect(scores == ["score b"])
    host.tap("New")
    #expect(scores == ["score b", "score x"])
    #expect(session.documents.map(\.name) == ["Untitled", "Untitled 2"])
  }

  private struct Viewers: App {
    var body: some Scene {
      DocumentGroup(viewing: Score.self) { file in
        Text("viewing \(file.document.notes.joined()) \(file.isEditable)")
      }
    }
  }

  @Test func `A document object can be opened for viewing`() throws {
    let session = AppSession(Viewers.self)
    let host = TestHost(session.viewTree)
    #expect(!session.openNewDocument())
    let file = folder.file("scale.txt")
    try Data("e\nf".utf8).write(to: file)
    try session.openDocument(at: file)
    host.settle()
    #expect(host.texts == ["viewing ef false"])
  }
}
#endif

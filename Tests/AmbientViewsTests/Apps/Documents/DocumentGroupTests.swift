import Ambient
import AmbientTestSupport
import AmbientTesting
import Foundation
import Testing

/// A document that is stored in text files.
struct Poem: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText, .poem]

  /// For a document that was read from a file, the identifier of the file's content type.
  ///
  /// The string is empty for a new document.
  var title = ""
  var text = ""

  init(text: String = "") { self.text = text }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else {
      throw CocoaError(.fileReadCorruptFile)
    }
    text = String(decoding: data, as: UTF8.self)
    title = configuration.contentType.identifier
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    guard text != "unwritable" else { throw CocoaError(.fileWriteInapplicableStringEncoding) }
    // A saved file of the type `poem` also says whether the document already had a file.
    let old = configuration.existingFile == nil ? "new" : "old"
    let end = configuration.contentType == .poem ? ", a poem, \(old)" : ""
    return FileWrapper(regularFileWithContents: Data((text + end).utf8))
  }
}

extension UTType {
  static let poem = UTType.declare(
    "org.example.poem",
    conformingTo: [.text],
    filenameExtensions: ["poem"]
  )
}

func text(of file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

@Suite @MainActor struct `A document group` {
  private struct Poems: App {
    var body: some Scene {
      DocumentGroup(newDocument: Poem(text: "roses")) { file in
        Editor(poem: file.$document, isEditable: file.isEditable)
        Text("at \(file.fileURL?.lastPathComponent ?? "none")")
      }
    }
  }

  private struct Editor: View {
    @Binding var poem: Poem
    let isEditable: Bool
    @Environment(\.undoManager) private var undoManager
    @Environment(\.newDocument) private var newDocument
    var body: some View {
      Text("poem \(poem.text)")
      TextField("Text", text: $poem.text)
      Button("Twice") {
        poem.text += "!"
        poem.text += "!"
      }
      Button("Undo") { undoManager?.undo() }
      Button("Redo") { undoManager?.redo() }
      Button("New") { newDocument(Poem(text: "violets")) }
      Place()
    }
  }

  private struct Place: View {
    @Environment(\.documentConfiguration) private var configuration
    var body: some View {
      Text("place \(configuration?.fileURL?.lastPathComponent ?? "none")")
    }
  }

  private let session = AppSession(Poems.self)
  private let host: TestHost
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    host = TestHost(session.viewTree)
  }

  private var poems: [String] { host.texts.filter { $0.hasPrefix("poem") } }

  private var windows: [ElementAttributes] {
    host.elements.filter { $0.kind == .window }.map(\.attributes)
  }

  @Test func `A document group starts with a new document`() {
    #expect(poems == ["poem roses"])
    #expect(windows == [ElementAttributes(.document, 1).setting(.title, to: "Untitled")])
    #expect(session.documents.map(\.name) == ["Untitled"])
    #expect(session.documents[0].fileURL == nil)
    #expect(host.takeBodies() == ["Poems", "Editor", "Place"])
  }

  @Test func `An edit of a document re-runs only the readers of the document`() {
    host.takeBodies()
    host.type("tulips", into: "Text")
    #expect(poems == ["poem tulips"])
    #expect(host.takeBodies() == ["Editor"])
    #expect(session.documents[0].isEdited)
    #expect(windows[0][.isEdited] == true)
  }

  @Test func `One undo reverts all edits that one event made`() {
    host.type("tulips", into: "Text")
    host.tap("Twice")
    #expect(poems == ["poem tulips!!"])
    host.tap("Undo")
    #expect(poems == ["poem tulips"])
    #expect(session.documents[0].isEdited)
    host.tap("Undo")
    #expect(poems == ["poem roses"])
    #expect(!session.documents[0].isEdited)
    #expect(windows[0][.isEdited] == nil)
    host.tap("Redo")
    host.tap("Redo")
    #expect(poems == ["poem tulips!!"])
    #expect(session.documents[0].isEdited)
  }

  @Test func `A document that has a file is saved again after each change`() throws {
    let file = folder.file("flowers.txt")
    let document = session.documents[0]
    host.type("tulips", into: "Text")
    try document.save(to: file)
    host.settle()
    #expect(try text(of: file) == "tulips")
    #expect(!document.isEdited)
    #expect(host.texts.contains("at flowers.txt"))
    #expect(host.texts.contains("place flowers.txt"))
    #expect(
      windows[0]
        == ElementAttributes(.document, 1).setting(.title, to: "flowers")
        .setting(.file, to: file.path)
    )
    host.tap("Twice")
    #expect(try text(of: file) == "tulips!!")
    #expect(!document.isEdited)
    #expect(windows[0][.isEdited] == nil)
    host.tap("Undo")
    #expect(try text(of: file) == "tulips")
    host.type("lilies", into: "Text")
    #expect(try text(of: file) == "lilies")
  }

  @Test func `An edit is saved even if the app ends immediately after the edit`() throws {
    let file = folder.file("flowers.txt")
    let document = session.documents[0]
    try document.save(to: file)
    let field = try #require(host.elements.first { $0.kind == .textField })
    host.viewTree.send(.edit("late"), to: field)
    session.end()
    #expect(try text(of: file) == "late")
  }

  @Test func `A change that cannot be undone marks the document as edited`() throws {
    let file = folder.file("flowers.txt")
    let document = session.documents[0]
    document.undoManager.disableUndoRegistration()
    host.type("tulips", into: "Text")
    #expect(document.isEdited)
    #expect(!document.undoManager.canUndo)
    try document.save(to: file)
    #expect(!document.isEdited)
  }

  @Test func `An undo within an open undo group marks the document as edited`() throws {
    let document = session.documents[0]
    let manager = document.undoManager
    manager.beginUndoGrouping()
    manager.beginUndoGrouping()
    host.type("tulips", into: "Text")
    #expect(!document.isEdited)
    manager.endUndoGrouping()
    manager.undoNestedGroup()
    manager.endUndoGrouping()
    host.settle()
    #expect(poems == ["poem roses"])
    #expect(document.isEdited)
    try document.save(to: folder.file("flowers.txt"))
    manager.redo()
    host.settle()
    #expect(poems == ["poem tulips"])
    #expect(try text(of: folder.file("flowers.txt")) == "tulips")
  }

  @Test func `A document stays marked as edited if no undo can restore the saved content`() throws {
    let document = session.documents[0]
    host.type("tulips", into: "Text")
    host.type("lilies", into: "Text")
    try document.save(to: folder.file("flowers.txt"))
    try FileManager.default.removeItem(at: folder.url)
    let warnings = warnings {
      host.tap("Undo")
      host.type("asters", into: "Text")
      #expect(document.isEdited)
      host.tap("Undo")
      #expect(document.isEdited)
    }
    #expect(warnings.count == 3)
    #expect(
      warnings[0].hasPrefix(
        """
        The document "flowers" could not be saved. The next change starts another attempt.

          Error  
        """
      )
    )
    #expect(
      warnings[0].hasSuffix(
        """


        To fix this:
          • Save the document to another location with 'save(to:)'.
        """
      )
    )
  }

  @Test func `The filename extension decides the type of the saved document`() throws {
    let file = folder.file("flowers.poem")
    let document = session.documents[0]
    try document.save(to: file)
    #expect(try text(of: file) == "roses, a poem, new")
    try document.save()
    #expect(try text(of: file) == "roses, a poem, old")
    let other = folder.file("flowers.unknown")
    try document.save(to: other)
    #expect(try text(of: other) == "roses, a poem, old")
  }

  @Test func `A document that cannot be saved reports the reason`() {
    let document = session.documents[0]
    let error = #expect(throws: DocumentError.self) { try document.save() }
    #expect(
      error?.localizedDescription == """
        The document "Untitled" could not be saved: it has no file yet.

        To fix this:
          • Ask the user for a location, and call 'save(to:)'.
        """
    )
    host.type("unwritable", into: "Text")
    #expect(throws: CocoaError.self) { try document.save(to: folder.file("flowers.txt")) }
    #expect(document.fileURL == nil)
    #expect(document.isEdited)
  }

  @Test func `A document group can open several new documents`() {
    host.tap("New")
    #expect(poems == ["poem roses", "poem violets"])
    #expect(session.openNewDocument())
    host.settle()
    #expect(poems == ["poem roses", "poem violets", "poem roses"])
    #expect(
      windows.map { $0[.title] } == ["Untitled", "Untitled 2", "Untitled 3"]
    )
    host.viewTree.send(.dismiss, to: host.elements[0])
    host.settle()
    #expect(poems == ["poem violets", "poem roses"])
    #expect(session.documents.map(\.id) == [2, 3])
  }

  private struct Tracked: App {
    static let tracker = LifetimeTracker()
    var body: some Scene {
      DocumentGroup(newDocument: Poem()) { [token = Tracked.tracker.token("editor")] file in
        TextField("Text", text: file.$document.text)
        Button("Keep") { token.keep() }
      }
    }
  }

  @Test func `The end of an app releases the documents, their undo managers and the editors`() {
    let session = AppSession(Tracked.self)
    let host = TestHost(session.viewTree)
    Tracked.tracker.track(session.documents[0], as: "document")
    Tracked.tracker.track(session.documents[0].undoManager)
    host.type("rose", into: "Text")
    #expect(Tracked.tracker.trackedCount >= 3)
    session.end()
    #expect(Tracked.tracker.alive == [])
  }
}

import Ambient
import AmbientTestSupport
import AmbientTesting
import Foundation
import Testing

/// A document that is stored in a directory.
///
/// The app shows it, but cannot edit it.
private struct Album: FileDocument {
  static let readableContentTypes: [UTType] = [.folder]
  var names: [String] = []

  init(configuration: ReadConfiguration) throws {
    names = (configuration.file.fileWrappers ?? [:]).keys.sorted()
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(directoryWithFileWrappers: [:])
  }
}

@Suite @MainActor struct `A document in a file` {
  private struct Library: App {
    var body: some Scene {
      Window("Shelf", id: "shelf") { Shelf() }
      DocumentGroup(viewing: Album.self) { file in
        Text("album \(file.document.names.joined(separator: " ")) \(file.isEditable)")
        Button("Empty") { file.document.names = [] }
      }
      DocumentGroup(newDocument: Poem()) { file in
        Text("poem \(file.document.text) \(file.document.title) \(file.isEditable)")
        TextField("Text", text: file.$document.text)
      }
    }
  }

  private struct Shelf: View {
    @State private var problem = "none"
    @State private var path = ""
    @Environment(\.openDocument) private var openDocument
    @Environment(\.newDocument) private var newDocument
    @Environment(\.documentConfiguration) private var configuration
    var body: some View {
      Text("shelf \(problem) \(configuration == nil)")
      TextField("Path", text: $path)
      Button("Open") {
        Task {
          do {
            try await openDocument(at: URL(filePath: path))
            problem = "opened"
          } catch {
            problem = "\(error)"
          }
        }
      }
      Button("Number") { newDocument(Number()) }
    }
  }

  private let session = AppSession(Library.self)
  private let host: TestHost
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    host = TestHost(session.viewTree)
  }

  private func shown(_ prefix: String) -> [String] { host.texts.filter { $0.hasPrefix(prefix) } }

  private func open(_ url: URL) async -> String? {
    host.type(url.path, into: "Path")
    let before = shown("shelf")
    host.tap("Open")
    await host.settle { shown("shelf") != before }
    return shown("shelf").first
  }

  @Test func `A file opens in a window of the scene that reads its type`() async throws {
    #expect(session.documents.isEmpty)
    #expect(try await open(folder.file("rose.txt", "a rose")) == "shelf opened true")
    #expect(shown("poem") == ["poem a rose public.plain-text true"])
    try session.openDocument(at: folder.file("Album/../rose.txt"))
    host.settle()
    #expect(session.documents.map(\.name) == ["rose"])
    try session.openDocument(at: folder.file("lily.poem", "a lily"))
    host.settle()
    #expect(shown("poem").last == "poem a lily org.example.poem true")
    host.type("lilies", into: "Text")
    #expect(try text(of: folder.file("rose.txt")) == "lilies")
  }

  @Test func `A saved document keeps the permissions of its file`() throws {
    let file = try folder.file("rose.txt", "a rose")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    try session.openDocument(at: file)
    host.settle()
    host.type("secret", into: "Text")
    #expect(try text(of: file) == "secret")
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `A document cannot be edited in a scene that only shows documents`() throws {
    _ = try folder.file("1.txt", "one")
    try session.openDocument(at: folder.url)
    host.settle()
    #expect(shown("album") == ["album 1.txt false"])
    host.tap("Empty")
    #expect(shown("album") == ["album 1.txt false"])
    let document = session.documents[0]
    #expect(!document.isEdited)
    #expect(!document.undoManager.canUndo)
    let error = #expect(throws: DocumentError.self) { try document.save() }
    #expect(
      error?.description == """
        The document "\(document.name)" could not be saved: it is not editable.

        To fix this, do one of:
          • Declare the scene with 'DocumentGroup(newDocument:editor:)'.
          • Add the type of the file to the document's 'writableContentTypes'.
        """
    )
  }

  @Test func `A file is not opened if no scene reads its type`() async throws {
    let message = try await open(folder.file("rose.png", "pixels"))
    #expect(
      message == """
        shelf The document "rose.png" could not be opened: no scene reads files of its type.

          Type     public.png
          Present  public.folder, public.plain-text, org.example.poem

        To fix this, do one of:
          • Declare a 'DocumentGroup' whose document has 'public.png' among its \
        'readableContentTypes'.
          • Declare the filename extensions of a type with \
        'UTType.declare(_:filenameExtensions:)'. true
        """
    )
    #expect(throws: CocoaError.self) { try session.openDocument(at: folder.file("missing.txt")) }
    #expect(session.documents.isEmpty)
  }

  private struct Number: FileDocument {
    static var readableContentTypes: [UTType] { [] }
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data())
    }
  }

  @Test func `A new document causes a warning if no scene edits documents of its type`() {
    let warnings = warnings { host.tap("Number") }
    #expect(
      warnings == [
        """
        No scene edits documents of type 'Number'.

        To fix this:
          • Declare 'DocumentGroup(newDocument:editor:)' for 'Number' in the body of the app.
        """
      ]
    )
  }

  @Test func `A view outside of an app cannot open documents`() async throws {
    let host = TestHost { Shelf() }
    let expected = """
      Documents can only be opened in an app.

        Views  mounted by a host without scenes

      To fix this:
        • Declare an 'App' with a 'DocumentGroup'.
      """
    #expect(warnings { host.tap("Number") } == [expected])
    host.tap("Open")
    await host.settle { host.texts[0] != "shelf none true" }
    #expect(host.texts[0] == "shelf \(expected) true")
  }
}

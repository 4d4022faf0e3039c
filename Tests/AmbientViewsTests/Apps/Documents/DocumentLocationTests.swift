import Ambient
import AmbientTestSupport
import AmbientTesting
import Foundation
import Testing

@testable import AmbientTextHost
@testable import AmbientViews

/// An app that shows each document in a text field.
struct PoemsApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: Poem()) { file in
      Text("poem \(file.document.text)")
      TextField("Text", text: file.$document.text)
    }
  }
}

/// A running app with documents: its session, its host, and a folder for its files.
@MainActor
struct OpenApp {
  let session: AppSession
  let host: TestHost
  let folder: TemporaryFolder

  init<A: App>(_ app: A.Type = PoemsApp.self) throws {
    session = AppSession(app)
    host = TestHost(session.viewTree)
    folder = try TemporaryFolder()
  }

  var first: AppDocument { session.documents[0] }

  var poems: [String] { host.texts.filter { $0.hasPrefix("poem") } }

  /// Opens a document and closes the empty document that the app starts with.
  func open(_ url: URL) throws -> AppDocument {
    try session.openDocument(at: url)
    if let empty = host.elements.first(where: { $0[.file] == nil }) {
      host.viewTree.send(.dismiss, to: empty)
    }
    host.settle()
    return try #require(session.documents.last)
  }

  /// The sorted names of all items in the folder, including hidden items.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() }
  }
}

/// Returns the description of the error that the work throws, or nil if it throws no error.
@MainActor
func message(of work: () throws -> Void) -> String? {
  do {
    try work()
    return nil
  } catch {
    return "\(error)"
  }
}

func kind(of url: URL) throws -> FileAttributeType? {
  try FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
}

func makeLink(_ link: URL, to destination: String) throws {
  try FileManager.default.createSymbolicLink(
    atPath: link.path,
    withDestinationPath: destination
  )
}

@Suite @MainActor struct `The location of a document` {
  private let app: OpenApp
  private var folder: TemporaryFolder { app.folder }

  init() throws { app = try OpenApp() }

  // MARK: Existing items

  @Test func `A document that is written as a file does not replace a folder`() throws {
    let location = folder.file("keep")
    let inner = location.appending(path: "sub", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try Data("precious".utf8).write(to: inner.appending(path: "a.txt"))
    app.host.type("x", into: "Text")
    #expect(
      message { try app.first.save(to: location) } == """
        The document "Untitled" could not be saved: it is written as a file, and a folder already \
        exists at the path.

          Path  \(location.path)

        To fix this, do one of:
          • Save the document to another location with 'save(to:)'.
          • Move the existing item to another location.
        """
    )
    #expect(try text(of: inner.appending(path: "a.txt")) == "precious")
    #expect(try app.names == ["keep"])
    #expect(app.first.fileURL == nil)
    #expect(app.first.isEdited)
    let command = try #require(try TextCommand("save \(location.path)"))
    #expect(throws: DocumentError.self) { try command.perform(in: app.session) }
    #expect(try text(of: inner.appending(path: "a.txt")) == "precious")
  }

  @Test func `A document is neither saved to a pipe nor opened from a pipe`() throws {
    let pipe = folder.file("pipe")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    #expect(
      message { try app.first.save(to: pipe) }?.hasPrefix(
        """
        The document "Untitled" could not be saved: it is written as a file, and something that \
        is not a file already exists at the path.
        """
      ) == true
    )
    #expect(
      message { try app.session.openDocument(at: pipe) } == """
        The document could not be opened: it is neither a file nor a folder.

          Path  \(pipe.path)
          Kind  something that is not a file

        To fix this:
          • Open a file or a folder.
        """
    )
    #expect(try app.names == ["pipe"])
  }

  @Test func `A replaced file keeps its permissions and its owner`() throws {
    let file = try folder.file("rose.txt", "old")
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    // Only the superuser can change the owner of a file.
    let owner = geteuid() == 0 ? 4_711 : Int(geteuid())
    try manager.setAttributes([.ownerAccountID: owner], ofItemAtPath: file.path)
    app.host.type("new", into: "Text")
    try app.first.save(to: file)
    #expect(try text(of: file) == "new")
    let attributes = try manager.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(attributes[.ownerAccountID] as? Int == owner)
    #expect(try app.names == ["rose.txt"])
  }

  // MARK: Links

  @Test func `A document opened through a link is saved to the destination of the link`() throws {
    let real = try folder.file("real.txt", "content")
    let link = folder.file("link.txt")
    try makeLink(link, to: "real.txt")
    let document = try app.open(link)
    #expect(app.poems == ["poem content"])
    #expect(document.fileURL?.path == real.path)
    app.host.type("new", into: "Text")
    #expect(try text(of: real) == "new")
    #expect(try kind(of: link) == .typeSymbolicLink)
    try document.save(to: link)
    app.host.type("newer", into: "Text")
    #expect(try text(of: real) == "newer")
    #expect(try kind(of: link) == .typeSymbolicLink)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "real.txt")
    #expect(try app.names == ["link.txt", "real.txt"])
  }

  @Test func `A document is saved through a link to a file that does not exist yet`() throws {
    let link = folder.file("link.txt")
    try makeLink(link, to: "second.txt")
    try makeLink(folder.file("second.txt"), to: folder.url.path + "/real.txt")
    #expect(throws: CocoaError.self) { try app.session.openDocument(at: link) }
    app.host.type("new", into: "Text")
    try app.first.save(to: link)
    #expect(try text(of: folder.file("real.txt")) == "new")
    #expect(try kind(of: link) == .typeSymbolicLink)
    #expect(app.first.name == "real")
    #expect(try app.names == ["link.txt", "real.txt", "second.txt"])
  }

  @Test func `A document is not saved to a symbolic link that leads to itself`() throws {
    let link = folder.file("link.txt")
    try makeLink(link, to: "link.txt")
    #expect(
      message { try app.first.save(to: link) } == """
        The document "Untitled" could not be saved: the symbolic link leads to itself.

          Path  \(link.path)

        To fix this:
          • Save the document to another location with 'save(to:)'.
        """
    )
    #expect(throws: DocumentError.self) { try app.session.openDocument(at: link) }
    #expect(try kind(of: link) == .typeSymbolicLink)
  }

  @Test func `Several paths to one file open only one document`() throws {
    let directory = folder.url.appending(path: "dir", directoryHint: .isDirectory)
    let other = directory.appending(path: "other", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    try Data("one".utf8).write(to: directory.appending(path: "real.txt"))
    try makeLink(folder.file("dirlink"), to: "dir")
    try makeLink(folder.file("otherlink"), to: "dir/other")
    try makeLink(folder.file("filelink.txt"), to: "dirlink/real.txt")
    let document = try app.open(directory.appending(path: "real.txt"))
    // `..` after a link leads to the parent folder of the link's destination.
    for path in [
      "dirlink/real.txt", "filelink.txt", "dir/other/../real.txt", "otherlink/../real.txt",
      "dir/./real.txt", "dir//real.txt",
    ] {
      try app.session.openDocument(at: URL(fileURLWithPath: "\(folder.url.path)/\(path)"))
    }
    #expect(app.session.documents.map(\.id) == [document.id])
    app.host.settle()
    app.host.type("two", into: "Text")
    #expect(try text(of: directory.appending(path: "real.txt")) == "two")
  }

  @Test func `A document is not saved to the file of another open document`() throws {
    let (rose, lily) = (
      try folder.file("rose.txt", "a rose"), try folder.file("lily.txt", "a lily")
    )
    try makeLink(folder.file("link.txt"), to: "rose.txt")
    _ = try app.open(rose)
    let document = try app.open(lily)
    for location in [rose, folder.file("link.txt")] {
      #expect(
        message { try document.save(to: location) } == """
          The document "lily" could not be saved: the file is open as another document.

            Path      \(rose.path)
            Document  "rose"

          To fix this, do one of:
            • Save the document to another location with 'save(to:)'.
            • Close the other document first.
          """
      )
    }
    #expect(document.fileURL?.path == lily.path)
    #expect(try text(of: rose) == "a rose")
    #expect(try text(of: lily) == "a lily")
    try document.save(to: lily)
  }

  // MARK: Permissions

  // These tests also pass if the superuser runs them. The superuser can write any file, but the
  // library treats a file without write permissions as read-only for every user.

  @Test func `A document is not saved to a read-only file`() throws {
    let file = try folder.file("rose.txt", "a rose")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
    #expect(
      message { try app.first.save(to: file) } == """
        The document "Untitled" could not be saved: the file is read-only.

          Path  \(file.path)

        To fix this, do one of:
          • Save the document to another location with 'save(to:)'.
          • Change the permissions of the file.
        """
    )
    #expect(try text(of: file) == "a rose")
    #expect(try app.names == ["rose.txt"])
    #expect(try !app.open(file).isEditable)
  }

  @Test func `A document is not saved in a read-only folder`() throws {
    let file = try folder.file("rose.txt", "a rose")
    let document = try app.open(file)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.url.path)
    defer {
      try? FileManager.default.setAttributes(
        [.posixPermissions: 0o755],
        ofItemAtPath: folder.url.path
      )
    }
    let expected = """
      The document "rose" could not be saved: the folder is read-only.

        Folder  \(folder.url.path)

      To fix this, do one of:
        • Save the document to another location with 'save(to:)'.
        • Change the permissions of the folder.
      """
    #expect(message { try document.save() } == expected)
    #expect(message { try document.save(to: folder.file("new.txt")) } == expected)
    #expect(try text(of: file) == "a rose")
    #expect(try app.names == ["rose.txt"])
  }

  @Test func `A document is saved only in a folder that exists`() throws {
    let file = try folder.file("rose.txt", "a rose")
    #expect(
      message { try app.first.save(to: file.appending(path: "new.txt")) } == """
        The document "Untitled" could not be saved: the parent of the path is not a folder.

          Path  \(file.path)/new.txt

        To fix this:
          • Save the document to another location with 'save(to:)'.
        """
    )
    #expect(
      message { try app.first.save(to: folder.file("missing/new.txt")) } == """
        The document "Untitled" could not be saved: the folder does not exist.

          Folder  \(folder.url.path)/missing

        To fix this:
          • Save the document to another location with 'save(to:)'.
        """
    )
    #expect(throws: (any Error).self) {
      try app.first.save(to: URL(fileURLWithPath: "/proc/new.txt"))
    }
    #expect(throws: CocoaError.self) {
      try app.first.save(to: #require(URL(string: "https://swift.org/new.txt")))
    }
    #expect(app.first.fileURL == nil)
    #expect(try text(of: file) == "a rose")
    #expect(try app.names == ["rose.txt"])
  }

  @Test func `Paths through a link or missing folders can lead to the same location`() throws {
    let folder = try TemporaryFolder()
    let manager = FileManager.default
    for name in ["shelf/poems", "letters"] {
      try manager.createDirectory(at: folder.file(name), withIntermediateDirectories: true)
    }
    try makeLink(folder.file("link"), to: "shelf/poems")
    let expected = try ResolvedFilePath(folder.file("shelf/new.txt"))
    for path in [
      "link/../new.txt", "link/../missing/../new.txt", "link/missing/../../new.txt",
      "link/one/two/.././../../new.txt",
    ] {
      #expect(try ResolvedFilePath(folder.file(path)) == expected, "\(path)")
    }
    #expect(throws: ResolvedFilePath.Failure.self) {
      try ResolvedFilePath(folder.file("link/../missing/new.txt"))
    }
  }
}

import Ambient
import AmbientTestSupport
import AmbientTesting
import Foundation
import Testing

@testable import AmbientTextHost
@testable import AmbientViews

@Suite @MainActor struct `A document with a file that another program changes` {
  private let app: OpenApp
  private let file: URL
  private let document: AppDocument

  init() throws {
    app = try OpenApp()
    file = try app.folder.file("rose.txt", "a rose")
    document = try app.open(file)
  }

  private func write(_ text: String, to url: URL? = nil) throws {
    try Data(text.utf8).write(to: url ?? file)
  }

  @Test func `A document does not overwrite a file that another program changed`() throws {
    // The new text is as long as the old text, and the write follows so soon that the date of the
    // file hardly changes. The document finds the change only by a comparison of the contents.
    try write("a tree")
    #expect(
      warnings { app.host.type("a bush", into: "Text") } == [
        """
        The document "rose" could not be saved. The next change starts another attempt.

          Error  its file has changed since the document was opened or saved.
          Path   \(file.path)

        To fix this, do one of:
          • Save the document to another location with 'save(to:)'.
          • Read the file again with 'revert()', which drops the edits.
          • Replace the file with 'save(overwriting: true)'.
        """
      ]
    )
    #expect(try text(of: file) == "a tree")
    #expect(document.isEdited)
    #expect(app.poems == ["poem a bush"])
    let expected = """
      The document "rose" could not be saved: its file has changed since the document was \
      opened or saved.

        Path  \(file.path)

      To fix this, do one of:
        • Save the document to another location with 'save(to:)'.
        • Read the file again with 'revert()', which drops the edits.
        • Replace the file with 'save(overwriting: true)'.
      """
    #expect(message { try document.save() } == expected)
    #expect(message { try document.save(to: file) } == expected)
    #expect(try text(of: file) == "a tree")
    #expect(try app.names == ["rose.txt"])
  }

  @Test func `A document with a changed file can be saved to another location`() throws {
    try write("a tree")
    _ = warnings { app.host.type("a bush", into: "Text") }
    let other = app.folder.file("bush.txt")
    try document.save(to: other)
    #expect(try text(of: file) == "a tree")
    #expect(try text(of: other) == "a bush")
    app.host.type("bushes", into: "Text")
    #expect(try text(of: other) == "bushes")
    #expect(try text(of: file) == "a tree")
  }

  @Test func `Saving with overwriting set to true replaces a file that was changed`() throws {
    try write("a tree")
    _ = warnings { app.host.type("a bush", into: "Text") }
    try document.save(overwriting: true)
    #expect(try text(of: file) == "a bush")
    #expect(!document.isEdited)
    app.host.type("bushes", into: "Text")
    #expect(try text(of: file) == "bushes")
  }

  @Test func `Reverting a document reads the changed file, and cannot be undone`() throws {
    app.host.type("a bud", into: "Text")
    try write("a tree")
    _ = warnings { app.host.type("a bush", into: "Text") }
    app.host.takeBodies()
    try document.revert()
    app.host.settle()
    #expect(app.poems == ["poem a tree"])
    #expect(app.host.takeBodies() == [])
    #expect(!document.isEdited)
    #expect(!document.undoManager.canUndo)
    app.host.type("trees", into: "Text")
    #expect(try text(of: file) == "trees")
    document.undoManager.undo()
    app.host.settle()
    #expect(try text(of: file) == "a tree")
  }

  @Test func `Saving fails with a message if the file was moved or deleted`() throws {
    try FileManager.default.removeItem(at: file)
    _ = warnings { app.host.type("a bush", into: "Text") }
    #expect(
      message { try document.save() } == """
        The document "rose" could not be saved: its file has been moved or deleted since the \
        document was opened or saved.

          Path  \(file.path)

        To fix this, do one of:
          • Save the document to another location with 'save(to:)'.
          • Write the file again with 'save(overwriting: true)'.
        """
    )
    #expect(throws: CocoaError.self) { try document.revert() }
    #expect(try app.names == [])
    #expect(app.poems == ["poem a bush"])
    try document.save(overwriting: true)
    #expect(try text(of: file) == "a bush")
  }

  @Test func `A symbolic link in place of the file counts as a change of the file`() throws {
    let other = try app.folder.file("other.txt", "a rose")
    try FileManager.default.removeItem(at: file)
    try makeLink(file, to: "other.txt")
    _ = warnings { app.host.type("a bush", into: "Text") }
    #expect(throws: DocumentError.self) { try document.save() }
    #expect(try text(of: other) == "a rose")
    #expect(try kind(of: file) == .typeSymbolicLink)
    #expect(throws: DocumentError.self) { try document.save(overwriting: true) }
    #expect(try kind(of: file) == .typeSymbolicLink)
  }

  @Test func `A document is saved if another program restores the file's old content`() throws {
    try write("a tree")
    try write("a rose")
    app.host.type("a bush", into: "Text")
    #expect(try text(of: file) == "a bush")
  }

  @Test func `The text host can overwrite a changed file or revert the document`() throws {
    func perform(_ line: String) throws {
      try TextCommand(line)?.perform(in: app.session)
      app.host.settle()
    }
    try write("a tree")
    _ = try warnings { try perform("type a bush into Text") }
    #expect(throws: DocumentError.self) { try perform("save") }
    try perform("overwrite")
    #expect(try text(of: file) == "a bush")
    try write("a tree")
    try perform("revert")
    #expect(app.poems == ["poem a tree"])
    try perform("type  into Text")
    #expect(app.poems == ["poem "])
    #expect(try text(of: file) == "")
  }

  // MARK: Closing

  private func close() throws {
    let window = try #require(app.host.elements.first { $0.kind == .window })
    app.host.viewTree.send(.dismiss, to: window)
    app.host.settle()
  }

  @Test func `A window stays open when its document cannot be saved`() throws {
    let field = try #require(app.host.elements.first { $0.kind == .textField })
    try write("a tree")
    let warnings = try warnings {
      app.host.viewTree.send(.edit("a bush"), to: field)
      try close()
    }
    #expect(
      warnings.first == """
        The document "rose" could not be saved. The window of the document stays open.

          Error  its file has changed since the document was opened or saved.
          Path   \(file.path)

        To fix this, do one of:
          • Save the document to another location with 'save(to:)', then close the window.
          • Read the file again with 'revert()', which drops the edits.
          • Replace the file with 'save(overwriting: true)'.
          • Drop the edits with 'discardChanges()', then close the window.
        """
    )
    #expect(app.session.documents.map(\.id) == [document.id])
    #expect(app.poems == ["poem a bush"])
    document.discardChanges()
    try close()
    #expect(app.session.documents.isEmpty)
    #expect(try text(of: file) == "a tree")
  }

  @Test func `When an app ends, it warns about a document whose edits are lost`() throws {
    try write("a tree")
    _ = warnings { app.host.type("a bush", into: "Text") }
    #expect(
      warnings { app.session.end() } == [
        """
        The document "rose" could not be saved when it was closed: its last edits are lost.

          Error  its file has changed since the document was opened or saved.
          Path   \(file.path)

        To fix this:
          • Before the app ends, save documents for which 'isEdited' is true.
        """
      ]
    )
    #expect(try text(of: file) == "a tree")
  }

  @Test func `A document without a file cannot be reverted`() throws {
    let app = try OpenApp()
    #expect(
      message { try app.first.revert() } == """
        The document "Untitled" could not be read again: it has no file yet.

        To fix this:
          • Undo its changes with its 'undoManager'.
        """
    )
  }
}

/// A document that is saved as a folder.
///
/// Its title lists the names of the files in the folder.
private struct Book: FileDocument {
  static let readableContentTypes: [UTType] = [.folder]
  var title: String

  init() { title = "new" }

  init(configuration: ReadConfiguration) throws {
    title = (configuration.file.fileWrappers ?? [:]).keys.sorted().joined(separator: " ")
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    // A document may change the existing wrapper. This document replaces all files in it.
    let file = configuration.existingFile ?? FileWrapper(directoryWithFileWrappers: [:])
    for child in (file.fileWrappers ?? [:]).values { file.removeFileWrapper(child) }
    for name in title.split(separator: " ") {
      file.addRegularFile(withContents: Data(name.utf8), preferredFilename: String(name))
    }
    return file
  }
}

@Suite @MainActor struct `A document that is a folder` {
  private struct Books: App {
    var body: some Scene {
      DocumentGroup(newDocument: Book()) { file in
        Text("book \(file.document.title)")
        TextField("Title", text: file.$document.title)
      }
    }
  }

  private let app: OpenApp
  init() throws { app = try OpenApp(Books.self) }

  private func names(_ url: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }

  @Test func `Saving a folder document replaces its own folder, but no other item`() throws {
    let (mine, other) = (
      app.folder.file("mine"), app.folder.file("other")
    )
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: false)
    try Data().write(to: other.appending(path: "precious"))
    try app.first.save(to: mine)
    app.host.type("a b", into: "Title")
    #expect(try names(mine) == ["a", "b"])
    app.host.type("c", into: "Title")
    #expect(try names(mine) == ["c"])
    #expect(
      message { try app.first.save(to: other) }?.hasPrefix(
        """
        The document "mine" could not be saved: it is written as a folder, and a folder already \
        exists at the path.
        """
      ) == true
    )
    #expect(try names(other) == ["precious"])
    let file = try app.folder.file("file", "precious")
    #expect(throws: DocumentError.self) { try app.first.save(to: file) }
    #expect(try text(of: file) == "precious")
    #expect(try app.names == ["file", "mine", "other"])
  }

  @Test func `A document is not saved if another program adds a file to its folder`() throws {
    let mine = app.folder.file("mine")
    try app.first.save(to: mine)
    try Data().write(to: mine.appending(path: "z"))
    #expect(warnings { app.host.type("a", into: "Title") }.count == 1)
    #expect(try names(mine) == ["new", "z"])
    try app.first.save(overwriting: true)
    #expect(try names(mine) == ["a"])
  }
}

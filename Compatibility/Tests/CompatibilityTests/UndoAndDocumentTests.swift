import Observation
import SwiftUI
import Testing
import UniformTypeIdentifiers

#if canImport(AmbientTesting)
import Ambient
#endif

@MainActor
@Suite struct UndoAndDocuments {
  private let record = Record()

  @Observable @MainActor final class Recipe {
    var title = "Soup"

    func rename(_ title: String, undoManager: UndoManager?) {
      let old = self.title
      undoManager?.registerUndo(withTarget: self) { recipe in
        recipe.rename(old, undoManager: undoManager)
      }
      if undoManager?.isUndoing == false { undoManager?.setActionName("Rename") }
      self.title = title
    }
  }

  @Test func `An undo manager undoes and redoes a change`() {
    let manager = UndoManager()
    let recipe = Recipe()
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    recipe.rename("Stew", undoManager: manager)
    manager.endUndoGrouping()
    #expect(manager.canUndo && !manager.canRedo)
    #expect(manager.undoActionName == "Rename")
    #expect(manager.undoMenuItemTitle == "Undo Rename")
    manager.undo()
    #expect(recipe.title == "Soup")
    #expect(!manager.canUndo && manager.canRedo)
    #expect(manager.redoMenuItemTitle == "Redo Rename")
    manager.redo()
    #expect(recipe.title == "Stew")
  }

  @Test func `The actions of an undo group run in reverse order`() {
    let manager = UndoManager()
    let record = record
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    for number in 1...3 {
      manager.registerUndo(withTarget: record) { $0("\(number)") }
    }
    manager.endUndoGrouping()
    manager.undo()
    #expect(record.takeLines() == ["3", "2", "1"])
    #expect(!manager.canRedo)
  }

  @Test func `A new registration makes it impossible to redo`() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    for undoes in [true, false] {
      manager.beginUndoGrouping()
      Recipe().rename("Stew", undoManager: manager)
      manager.registerUndo(withTarget: record) { [manager] record in
        manager.registerUndo(withTarget: record) { _ in }
      }
      manager.endUndoGrouping()
      if undoes { manager.undo() }
      #expect(manager.canRedo == undoes)
    }
  }

  @Test func `An undo manager registers nothing while registration is disabled`() {
    let manager = UndoManager()
    manager.disableUndoRegistration()
    #expect(!manager.isUndoRegistrationEnabled)
    manager.registerUndo(withTarget: record) { _ in }
    manager.enableUndoRegistration()
    #expect(!manager.canUndo)
  }

  @Test func `An undo manager removes the actions of a target`() {
    let manager = UndoManager()
    manager.levelsOfUndo = 3
    manager.registerUndo(withTarget: record) { _ in }
    #expect(manager.groupingLevel == 1)
    manager.removeAllActions(withTarget: record)
    manager.removeAllActions()
    #expect(!manager.canUndo)
  }

  @Test func `An undo posts a notification`() {
    let manager = UndoManager()
    let record = record
    let observer = NotificationCenter.default.addObserver(
      forName: .NSUndoManagerDidUndoChange,
      object: manager,
      queue: nil
    ) { _ in
      record("undone")
    }
    manager.registerUndo(withTarget: record) { $0("undoing") }
    manager.undo()
    NotificationCenter.default.removeObserver(observer)
    #expect(record.takeLines() == ["undoing", "undone"])
  }

  @Test func `The environment has the values and actions of documents`() throws {
    struct Reading: View {
      let record: Record
      @Environment(\.undoManager) private var undoManager: UndoManager?
      @Environment(\.documentConfiguration) private var configuration: DocumentConfiguration?
      @Environment(\.newDocument) private var newDocument: NewDocumentAction
      @Environment(\.openDocument) private var openDocument: OpenDocumentAction
      var body: some View {
        let _ = record(
          "\(configuration?.fileURL?.path ?? "none") \(configuration?.isEditable ?? false)"
        )
        Button("Undo") { undoManager?.undo() }.disabled(undoManager == nil)
        Button("New") { newDocument(PlainDocument(text: "new")) }
        Button("New outline") { newDocument { Outline() } }
        Button("Open") { Task { try await openDocument(at: URL(filePath: "/plain.txt")) } }
          .onChange(of: undoManager) { record("another manager") }
      }
    }
    let stage = Stage { Reading(record: record) }
    #expect(record.takeLines().last == "none false")
    stage.close()
  }

  @Test func `A transaction has an anchor to scroll to`() {
    var transaction = Transaction()
    #expect(transaction.scrollTargetAnchor == nil)
    transaction.scrollTargetAnchor = .top
    #expect(transaction.scrollTargetAnchor == UnitPoint.top)
  }

  @Test func `A file wrapper is written and read`() throws {
    let url = URL.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: url) }
    let wrapper = FileWrapper(directoryWithFileWrappers: [
      "a.txt": FileWrapper(regularFileWithContents: Data("a".utf8))
    ])
    wrapper.addRegularFile(withContents: Data("b".utf8), preferredFilename: "b.txt")
    try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
    let read = try FileWrapper(url: url, options: .immediate)
    #expect(read.isDirectory)
    #expect(read.fileWrappers?.keys.sorted() == ["a.txt", "b.txt"])
    #expect(read.fileWrappers?["b.txt"]?.regularFileContents == Data("b".utf8))
  }

  @Test func `A file type conforms to more general types`() throws {
    #expect(UTType.swiftSource.conforms(to: .sourceCode))
    #expect(UTType.json.preferredFilenameExtension == "json")
    #expect(UTType(filenameExtension: "txt") == .plainText)
    #expect(try #require(UTType(filenameExtension: "no-such-thing")).isDynamic)
    #expect(UTType.outline.identifier == "org.example.outline")
  }

  #if canImport(AmbientTesting)
  @Test func `A document group starts with a new document`() {
    #expect(AppSession(Documents.self).documents.count == 0)
    let session = AppSession(Documents.self)
    session.viewTree.settle()
    #expect(session.documents.map(\.name) == ["Untitled"])
    session.end()
  }
  #endif
}

extension UTType {
  static var outline: UTType { UTType(exportedAs: "org.example.outline", conformingTo: .json) }
}

/// A document like the one in Xcode's template for document-based programs.
private struct PlainDocument: FileDocument {
  var text: String

  init(text: String = "Hello, world!") { self.text = text }

  static var readableContentTypes: [UTType] { [.plainText] }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents,
      let string = String(data: data, encoding: .utf8)
    else {
      throw CocoaError(.fileReadCorruptFile)
    }
    text = string
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    let data = text.data(using: .utf8) ?? Data()
    return .init(regularFileWithContents: data)
  }
}

private final class Outline: ReferenceFileDocument {
  typealias Snapshot = [String]
  @Published var lines: [String] = []

  static var readableContentTypes: [UTType] { [.outline] }

  init() {}

  required init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else {
      throw CocoaError(.fileReadCorruptFile)
    }
    lines = try JSONDecoder().decode([String].self, from: data)
  }

  func snapshot(contentType: UTType) throws -> [String] { lines }

  func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
    let data = try JSONEncoder().encode(snapshot)
    return FileWrapper(regularFileWithContents: data)
  }
}

private struct Documents: App {
  var body: some Scene {
    DocumentGroup(newDocument: PlainDocument()) { file in
      PlainEditor(document: file.$document)
    }
    DocumentGroup(newDocument: { Outline() }) { file in
      OutlineEditor(outline: file.document)
        .disabled(!file.isEditable)
    }
    DocumentGroup(viewing: PlainDocument.self) { file in
      Text(file.document.text)
    }
  }
}

private struct PlainEditor: View {
  @Binding var document: PlainDocument
  var body: some View { TextField("Text", text: $document.text) }
}

private struct OutlineEditor: View {
  @ObservedObject var outline: Outline
  @Environment(\.undoManager) var undoManager
  var body: some View {
    ForEach(outline.lines, id: \.self) { Text($0) }
    Button("Add") {
      outline.lines.append("line")
      undoManager?.registerUndo(withTarget: outline) { $0.lines.removeLast() }
    }
  }
}

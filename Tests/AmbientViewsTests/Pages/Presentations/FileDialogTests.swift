import Ambient
import AmbientTestSupport
import AmbientTesting
import Foundation
import Testing

private struct Note: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText, .json]
  var text: String

  init(_ text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws { text = "" }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    if text == "unwritable" { throw CocoaError(.fileWriteUnknown) }
    return FileWrapper(
      regularFileWithContents: Data("\(configuration.contentType.identifier): \(text)".utf8)
    )
  }
}

@Suite @MainActor struct `File dialogs` {
  private struct Importer: View {
    @State private var isImporting = true
    @State private var answer = "no answer"
    var body: some View {
      Text("\(answer) \(isImporting)")
        .fileImporter(
          isPresented: $isImporting,
          allowedContentTypes: [.plainText, .json],
          allowsMultipleSelection: true
        ) { result in
          switch result {
          case .success(let urls): answer = urls.map(\.lastPathComponent).joined(separator: " ")
          case .failure(let error): answer = "\(error)"
          }
        } onCancellation: {
          answer = "canceled"
        }
        .fileDialogMessage("Choose texts")
        .fileDialogConfirmationLabel(Text("Read"))
        .fileDialogDefaultDirectory(URL(filePath: "/texts"))
        .fileDialogBrowserOptions([.includeHiddenFiles, .displayFileExtensions])
        .fileDialogCustomizationID("texts")
        .fileDialogImportsUnresolvedAliases(true)
    }
  }

  @Test func `Modifiers of a file importer become attributes of its dialog`() {
    let host = TestHost { Importer() }
    let dialog = host.elements(of: .fileImporter)[0]
    #expect(dialog[.contentTypes] == "public.plain-text public.json")
    #expect(dialog[.allowsMultipleSelection] == true)
    #expect(dialog[.dialogMessage] == "Choose texts")
    #expect(dialog[.confirmationLabel] == "Read")
    #expect(dialog[.defaultDirectory] == "file:///texts")
    #expect(dialog[.browserOptions] == "includeHiddenFiles displayFileExtensions")
    #expect(dialog[.customizationID] == "texts")
    #expect(dialog[.importsUnresolvedAliases] == true)
    #expect(dialog.presentation == .dialog)
  }

  @Test func `A file importer calls its closure with the chosen files, and disappears`() {
    let host = TestHost { Importer() }
    host.choose(files: [URL(filePath: "/a.txt"), URL(filePath: "/b.txt")])
    #expect(host.texts == ["a.txt b.txt false"])
    #expect(host.elements(of: .fileImporter).isEmpty)
  }

  @Test func `A file importer passes an error from the host to its closure`() {
    struct Failure: Error {}
    let host = TestHost { Importer() }
    host.failFileDialog(with: Failure())
    #expect(host.texts == ["Failure() false"])
  }

  @Test func `A file importer calls onCancellation when the user dismisses the dialog`() {
    let host = TestHost { Importer() }
    host.dismiss()
    #expect(host.texts == ["canceled false"])
  }

  @Test func `A file importer rejects two files unless several are allowed`() {
    struct Root: View {
      @State private var isImporting = true
      @State private var answer = "none"
      var body: some View {
        Text(answer).fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) {
          answer = (try? $0.get().lastPathComponent) ?? "error"
        }
      }
    }
    let host = TestHost { Root() }
    host.choose(files: [URL(filePath: "/a"), URL(filePath: "/b")])
    #expect(host.texts == ["none"])
    host.choose(files: [URL(filePath: "/a")])
    #expect(host.texts == ["a"])
  }
}

@Suite @MainActor struct `Files that a dialog writes` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private struct Exporter: View {
    let note: Note?
    @State private var isExporting = true
    @State private var answer = "none"
    var body: some View {
      Text(answer).fileExporter(
        isPresented: $isExporting,
        document: note,
        contentTypes: [.plainText, .json],
        defaultFilename: "note"
      ) { result in
        answer = (try? result.get().lastPathComponent) ?? "error"
      } onCancellation: {
        answer = "canceled"
      }
    }
  }

  @Test func `The extension of an exported file decides the type of its contents`() throws {
    let host = TestHost { Exporter(note: Note("hello")) }
    #expect(host.elements(of: .fileExporter)[0][.filename] == "note")
    let url = folder.file("a.json")
    host.choose(files: [url])
    #expect(host.texts == ["a.json"])
    #expect(try String(contentsOf: url, encoding: .utf8) == "public.json: hello")
  }

  @Test func `A file exporter passes the error to its closure if writing fails`() throws {
    let host = TestHost { Exporter(note: Note("unwritable")) }
    host.choose(files: [folder.file("a.txt")])
    #expect(host.texts == ["error"])
    let nothing = TestHost { Exporter(note: nil) }
    #expect(nothing.elements(of: .fileExporter).isEmpty)
  }

  @Test func `A file exporter writes one file for each document`() throws {
    struct Root: View {
      @State private var isExporting = true
      var body: some View {
        Text("root").fileExporter(
          isPresented: $isExporting,
          documents: [Note("a"), Note("b")],
          contentType: .plainText
        ) { _ in }
      }
    }
    let host = TestHost { Root() }
    let urls = ["1.txt", "2.txt"].map { folder.file($0) }
    host.choose(files: urls)
    #expect(
      try urls.map { try String(contentsOf: $0, encoding: .utf8) }
        == ["public.plain-text: a", "public.plain-text: b"]
    )
  }

  @Test func `A file mover moves the file to the location that the user chooses`() throws {
    let (old, new) = (folder.file("old"), folder.file("new"))
    try Data("text".utf8).write(to: old)
    struct Mover: View {
      let file: URL
      @State private var isMoving = true
      @State private var answer = "none"
      var body: some View {
        Text(answer).fileMover(isPresented: $isMoving, file: file) {
          answer = (try? $0.get().lastPathComponent) ?? "error"
        }
      }
    }
    let host = TestHost { Mover(file: old) }
    #expect(host.elements(of: .fileMover)[0][.filename] == "old")
    host.choose(files: [new])
    #expect(host.texts == ["new"])
    #expect(FileManager.default.fileExists(atPath: new.path))
    #expect(!FileManager.default.fileExists(atPath: old.path))
  }
}

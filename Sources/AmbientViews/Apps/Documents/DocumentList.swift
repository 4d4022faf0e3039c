import AmbientCore
import Foundation
import Observation

#if canImport(Darwin)
import UniformTypeIdentifiers
#endif

/// A scene whose windows show documents.
@MainActor
protocol DocumentScene: WindowScene {
  var readableTypes: [UTType] { get }

  /// The open documents, in the order of their windows.
  var openDocuments: [AppDocument] { get }

  var writableTypes: [UTType] { get }

  var createsDocuments: Bool { get }

  /// Opens a window for a new document of the scene.
  ///
  /// - Parameters:
  ///   - type: The content type of the document's file; nil for the first type that the scene
  ///     writes.
  ///   - app: The windows of the app.
  func openNew(_ type: UTType?, in app: Windows)

  /// Opens a window for a new document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - type: The content type of the document's file; nil for the first type that the scene
  ///     writes.
  ///   - app: The windows of the app.
  /// - Returns: Whether a window opened. The result is false if the scene creates no documents, if
  ///   it does not show values of the document's Swift type, or if it does not write files of the
  ///   content type.
  func open(new document: Any, _ type: UTType?, in app: Windows) -> Bool

  func open(_ url: URL, as type: UTType, in app: Windows) throws
}

/// The open documents of one scene.
@MainActor
@Observable
final class DocumentList<Document>: DocumentScene {
  private(set) var documents: [OpenDocument<Document>] = []

  @ObservationIgnored private var format: DocumentFormat<Document>?
  @ObservationIgnored private var makeNew: (() -> Document)?
  @ObservationIgnored private var newDocuments = 0
  @ObservationIgnored private var launchBehavior = SceneLaunchBehavior.automatic

  nonisolated init() {}

  let id: String? = nil
  let valueType: Any.Type = Never.self
  let isSettings = false
  let isForDocuments = true
  let title: Text? = nil
  var isOpen: Bool { !documents.isEmpty }
  var createsDocuments: Bool { makeNew != nil }
  var opensAtLaunch: Bool { createsDocuments && launchBehavior != .suppressed }
  var alwaysOpensAtLaunch: Bool { createsDocuments && launchBehavior == .presented }

  var readableTypes: [UTType] { format?.readableTypes ?? [] }
  var writableTypes: [UTType] { format?.writableTypes ?? [] }
  var openDocuments: [AppDocument] { documents }

  func update(
    _ format: DocumentFormat<Document>,
    launchBehavior: SceneLaunchBehavior,
    makeNew: (() -> Document)?
  ) {
    self.format = format
    self.launchBehavior = launchBehavior
    self.makeNew = makeNew
  }

  // MARK: Opening

  func open(_ value: AnyHashable?, in app: Windows) { openNew(nil, in: app) }

  func openNew(_ type: UTType?, in app: Windows) {
    if let makeNew { open(makeNew(), type, in: app) }
  }

  func open(new document: Any, _ type: UTType?, in app: Windows) -> Bool {
    guard makeNew != nil, type.map(writableTypes.contains) ?? true,
      let document = document as? Document
    else { return false }
    open(document, type, in: app)
    return true
  }

  private func open(_ document: Document, _ type: UTType?, in app: Windows) {
    guard let format else { return }
    newDocuments += 1
    let name = newDocuments == 1 ? "Untitled" : "Untitled \(newDocuments)"
    let type = type ?? format.writableTypes.first ?? format.readableTypes.first ?? .data
    documents.append(
      OpenDocument(
        document,
        format,
        app.makeDocumentOrigin(name: name),
        contentType: type,
        isEditable: true
      )
    )
  }

  func open(_ url: URL, as type: UTType, in app: Windows) throws {
    guard let format else { return }
    let file = try FileWrapper(url: url)
    let content = try format.read(
      FileDocumentReadConfiguration(contentType: type, file: file)
    )
    // In a scene that does not create documents, the user can only view documents.
    let isEditable =
      makeNew != nil && format.writableTypes.contains { type.conforms(to: $0) }
      && (try? ResolvedFilePath(url))?.isWritable == true
    documents.append(
      OpenDocument(
        content,
        format,
        app.makeDocumentOrigin(name: url.lastPathComponent, file: (url, file)),
        contentType: type,
        isEditable: isEditable
      )
    )
  }

  // MARK: Closing

  func close() { documents = [] }

  func close(_ value: AnyHashable) {}

  /// Saves a document that has a file, and closes the document's window unless saving fails.
  func close(_ document: OpenDocument<Document>) {
    guard document.saveBeforeClosing() else { return }
    documents.removeAll { $0 === document }
  }
}

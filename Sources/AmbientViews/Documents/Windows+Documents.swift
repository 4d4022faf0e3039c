import AmbientCore
import Foundation

#if canImport(Darwin)
import UniformTypeIdentifiers
#endif

extension Windows {
  private var documentScenes: [any DocumentScene] {
    scenes.compactMap { $0 as? any DocumentScene }
  }

  /// The documents that are open, scene by scene.
  var documents: [AppDocument] { documentScenes.flatMap(\.openDocuments) }

  /// Opens the first scene's new document; false if no scene makes any.
  func openNewDocument() -> Bool {
    guard let scene = documentScenes.first(where: \.opensAtLaunch) else { return false }
    scene.open(nil, in: self)
    return true
  }

  /// Opens a window for a new document.
  func openNewDocument<Document>(_ document: Document) {
    let isOpen = documentScenes.contains { $0.open(new: document, in: self) }
    if !isOpen { Diagnostic.noDocumentScene(for: Document.self).warn() }
  }

  /// Opens a window for the document in a file, unless there is one.
  func openDocument(at url: URL) throws {
    let url = url.standardizedFileURL
    guard !documents.contains(where: { $0.fileURL?.standardizedFileURL == url }) else { return }
    let type = try UTType(ofFileAt: url)
    let scene = documentScenes.first { scene in
      scene.readableTypes.contains { type.conforms(to: $0) }
    }
    guard let scene else {
      let present = documentScenes.flatMap(\.readableTypes).map(\.identifier)
      throw DocumentError(
        .noDocumentScene(reading: type.identifier, url.lastPathComponent, present: present)
      )
    }
    try scene.open(url, as: type, in: self)
  }

  func makeDocumentOrigin(
    name: String,
    file: (url: URL, wrapper: FileWrapper)? = nil
  ) -> DocumentOrigin {
    documentCount += 1
    return DocumentOrigin(
      id: documentCount,
      name: name,
      file: file,
      sceneValues: makeSceneValues(nil)
    )
  }
}

extension UTType {
  /// The type of a file that is there, by its extension.
  fileprivate init(ofFileAt url: URL) throws {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    let isDirectory = attributes[.type] as? FileAttributeType == .typeDirectory
    self =
      UTType(filenameExtension: url.pathExtension, conformingTo: isDirectory ? .directory : .data)
      ?? (isDirectory ? .folder : .data)
  }
}

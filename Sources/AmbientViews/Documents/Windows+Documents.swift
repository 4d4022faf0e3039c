import AmbientCore
import AmbientSupport
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
  ///
  /// It is the same document by whatever path it is reached.
  func openDocument(at url: URL) throws {
    guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
    // Where the path leads nowhere, the error is that of the attempt to read there.
    let file = (try? FilePlace(url))?.url ?? url
    guard document(at: file) == nil else { return }
    let types = try [UTType(ofFileAt: file, named: file), UTType(ofFileAt: file, named: url)]
    for type in types {
      if let scene = scene(reading: type) { return try scene.open(file, as: type, in: self) }
    }
    let present = documentScenes.flatMap(\.readableTypes).map(\.identifier)
    throw DocumentError(
      .noDocumentScene(reading: types[0].identifier, file.lastPathComponent, present: present)
    )
  }

  /// The document that is open for a place; it has no links in it.
  func document(at place: URL) -> AppDocument? {
    documents.first { $0.fileURL?.path == place.path }
  }

  private func scene(reading type: UTType) -> (any DocumentScene)? {
    documentScenes.first { scene in scene.readableTypes.contains { type.conforms(to: $0) } }
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
      sceneValues: makeSceneValues(nil),
      app: self
    )
  }
}

extension UTType {
  /// The type of a file that is there, by the extension of a name that leads to it.
  fileprivate init(ofFileAt url: URL, named name: URL) throws {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    let kind = attributes[.type] as? FileAttributeType ?? .typeUnknown
    // Reading from a pipe, for one, would wait for ever.
    guard kind == .typeRegular || kind == .typeDirectory else {
      throw DocumentError(.documentIsNoFile(url.path, kind.description))
    }
    let isDirectory = kind == .typeDirectory
    self =
      UTType(filenameExtension: name.pathExtension, conformingTo: isDirectory ? .directory : .data)
      ?? (isDirectory ? .folder : .data)
  }
}

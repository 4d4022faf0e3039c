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

  /// The open documents, ordered by their scenes and then by their windows.
  var documents: [AppDocument] { documentScenes.flatMap(\.openDocuments) }

  /// Opens a window for a new document in the first scene that creates documents of a type.
  ///
  /// - Parameter type: The content type of the document's file. If the argument is nil, the first
  ///   scene that creates documents opens the window, with the first type that this scene writes.
  /// - Returns: Whether there is such a scene.
  func openNewDocument(of type: UTType? = nil) -> Bool {
    let scene = documentScenes.first { scene in
      scene.createsDocuments && (type.map { type in scene.writableTypes.contains(type) } ?? true)
    }
    scene?.openNew(type, in: self)
    return scene != nil
  }

  /// Opens a window for a given new document, or warns if no scene edits such documents.
  ///
  /// A scene edits the document if it shows values of the document's Swift type and writes files of
  /// the content type.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - type: The content type of the document's file; nil for the first type that the scene
  ///     writes.
  func openNewDocument<Document>(_ document: Document, of type: UTType? = nil) {
    let isOpen = documentScenes.contains { $0.open(new: document, type, in: self) }
    guard !isOpen else { return }
    if let type {
      Diagnostic.noDocumentScene(creating: type.identifier).warn()
    } else {
      Diagnostic.noDocumentScene(for: Document.self).warn()
    }
  }

  /// Opens a window for the document in a file, unless the document is open already.
  ///
  /// Symbolic links are resolved, so that each file is opened only once.
  func openDocument(at url: URL) throws {
    guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
    // An error in resolving the path is ignored. `UTType(ofFileAt:named:)` below then throws an
    // error that describes the problem more exactly.
    let file = (try? ResolvedFilePath(url))?.url ?? url
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

  /// Returns the open document of a file, or nil if the file is not open.
  ///
  /// The URL must contain no symbolic links.
  func document(at url: URL) -> AppDocument? {
    documents.first { $0.fileURL?.path == url.path }
  }

  private func scene(reading type: UTType) -> (any DocumentScene)? {
    documentScenes.first { scene in scene.readableTypes.contains { type.conforms(to: $0) } }
  }

  /// Returns the properties that a document gets when it is opened, including a new identifier.
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
  /// Creates the type of an existing file or folder from a filename extension.
  ///
  /// - Parameters:
  ///   - url: The URL of the file or folder.
  ///   - name: The URL whose filename extension determines the type: `url` itself, or the URL of a
  ///     link to the file or folder.
  /// - Throws: A `DocumentError` if the item is neither a file nor a folder; the error of the file
  ///   system if the item does not exist.
  fileprivate init(ofFileAt url: URL, named name: URL) throws {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    let kind = attributes[.type] as? FileAttributeType ?? .typeUnknown
    // Reading some other kinds of items, such as pipes, could block forever.
    guard kind == .typeRegular || kind == .typeDirectory else {
      throw DocumentError(.documentIsNoFile(url.path, kind.description))
    }
    let isDirectory = kind == .typeDirectory
    self =
      UTType(filenameExtension: name.pathExtension, conformingTo: isDirectory ? .directory : .data)
      ?? (isDirectory ? .folder : .data)
  }
}

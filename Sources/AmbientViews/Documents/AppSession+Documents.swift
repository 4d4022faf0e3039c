public import AmbientHosting
public import struct Foundation.URL

extension AppSession {
  /// The documents that are open, scene by scene in the order of their windows.
  public var documents: [AppDocument] { windows.documents }

  /// Opens a window for a new document of the first scene that makes any; false if none does.
  @discardableResult
  public func openNewDocument() -> Bool { windows.openNewDocument() }

  /// Opens a window for the document in a file, unless there is one.
  ///
  /// Symbolic links are followed: it is the same document by whatever path it is reached.
  /// It throws what goes wrong when the file is read, or a ``DocumentError`` if no scene reads it.
  public func openDocument(at url: URL) throws { try windows.openDocument(at: url) }

  /// Opens a window for the document in a file, unless there is one.
  ///
  /// - Parameter path: The path of the file, from the current folder unless it begins with a slash.
  /// - Throws: What went wrong when the file was read, or a ``DocumentError`` if no scene reads it.
  public func openDocument(atPath path: String) throws {
    try openDocument(at: URL(fileURLWithPath: path))
  }

  /// The document that was opened last, of those that are open.
  public var lastDocument: (any HostedDocument)? { documents.max { $0.id < $1.id } }
}

extension AppDocument: HostedDocument {
  /// Saves the document in another file, which is its file from then on.
  ///
  /// - Parameter path: The path of the file, from the current folder unless it begins with a slash.
  /// - Throws: What went wrong when the file was written.
  public func save(toPath path: String) throws { try save(to: URL(fileURLWithPath: path)) }

  /// Takes back the last change.
  public func undo() { undoManager.undo() }

  /// Makes the change again that was taken back last.
  public func redo() { undoManager.redo() }
}

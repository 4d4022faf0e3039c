public import AmbientHosting
public import struct Foundation.URL

extension AppSession {
  /// The open documents, ordered by their scenes and then by their windows.
  public var documents: [AppDocument] { windows.documents }

  /// Opens a window for a new document, in the first scene that creates documents.
  ///
  /// - Returns: Whether a scene of the app creates documents.
  @discardableResult
  public func openNewDocument() -> Bool { windows.openNewDocument() }

  /// Opens a window for the document in a file, unless the document is open already.
  ///
  /// Symbolic links are resolved, so that each file is opened only once.
  ///
  /// - Parameter url: The URL of the file or folder.
  /// - Throws: A ``DocumentError`` if no scene supports the file's type, or if the item at the URL
  ///   is neither a file nor a folder. Finding and reading the file may throw other errors.
  public func openDocument(at url: URL) throws { try windows.openDocument(at: url) }

  /// Opens a window for the document in a file, unless the document is open already.
  ///
  /// - Parameter path: The path of the file. A path without a leading slash is relative to the
  ///   current folder.
  /// - Throws: A ``DocumentError`` if no scene supports the file's type, or if the item at the path
  ///   is neither a file nor a folder. Finding and reading the file may throw other errors.
  public func openDocument(atPath path: String) throws {
    try openDocument(at: URL(fileURLWithPath: path))
  }

  /// The open document that was opened most recently; nil if no document is open.
  public var lastDocument: (any HostedDocument)? { documents.max { $0.id < $1.id } }
}

extension AppDocument: HostedDocument {
  /// Writes the document to a file, which becomes the document's file.
  ///
  /// - Parameter path: The path of the file. A path without a leading slash is relative to the
  ///   current folder.
  /// - Throws: The errors of ``save(to:)``.
  public func save(toPath path: String) throws { try save(to: URL(fileURLWithPath: path)) }

  /// Undoes the last change.
  public func undo() { undoManager.undo() }

  /// Redoes the change that was undone last.
  public func redo() { undoManager.redo() }
}

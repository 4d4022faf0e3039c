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
}

public import AmbientCore
import AmbientSupport
public import struct Foundation.URL

/// Opens a window for a new document.
///
/// ```swift
/// struct NewPoem: View {
///   @Environment(\.newDocument) private var newDocument
///
///   var body: some View { Button("New poem") { newDocument(Poem()) } }
/// }
/// ```
@MainActor
@preconcurrency
public struct NewDocumentAction {
  private let windows: Windows?

  nonisolated init(_ windows: Windows?) { self.windows = windows }

  /// Opens a window for a value.
  public func callAsFunction<D: FileDocument>(
    _ newDocument: @autoclosure @escaping @Sendable () -> D
  ) {
    open(newDocument())
  }

  /// Opens a window for a document of any kind.
  package func open<Document>(_ document: @autoclosure () -> Document) {
    guard let windows else { return Diagnostic.documentsOutsideApp().warn() }
    windows.openNewDocument(document())
  }
}

/// Opens a window for a document that is in a file.
@MainActor
public struct OpenDocumentAction {
  private let windows: Windows?

  nonisolated init(_ windows: Windows?) { self.windows = windows }

  /// Opens a window, unless there is one for the file.
  ///
  /// It throws what goes wrong when the file is read, or a ``DocumentError`` if no scene reads it.
  public func callAsFunction(at url: URL) async throws {
    guard let windows else { throw DocumentError(.documentsOutsideApp()) }
    try windows.openDocument(at: url)
  }
}

extension EnvironmentValues {
  /// Opens windows for new documents.
  public var newDocument: NewDocumentAction { NewDocumentAction(windows) }

  /// Opens windows for documents that are in files.
  public var openDocument: OpenDocumentAction { OpenDocumentAction(windows) }
}

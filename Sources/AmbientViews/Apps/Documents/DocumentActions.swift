public import AmbientCore
import AmbientSupport
public import struct Foundation.URL

/// An action that opens a window for a new document.
///
/// A view reads the action from the environment as `newDocument`.
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

  /// Opens a window for a new ``FileDocument``.
  ///
  /// The call warns if the view is not in an app, or if no ``DocumentGroup`` edits documents of
  /// this type.
  ///
  /// - Parameter newDocument: Creates the document.
  public func callAsFunction<D: FileDocument>(
    _ newDocument: @autoclosure @escaping @Sendable () -> D
  ) {
    open(newDocument())
  }

  package func open<Document>(_ document: @autoclosure () -> Document) {
    guard let windows else { return Diagnostic.documentsOutsideApp().warn() }
    windows.openNewDocument(document())
  }
}

/// An action that opens a window for the document in a file.
///
/// A view reads the action from the environment as `openDocument`.
///
/// ```swift
/// struct OpenPoem: View {
///   let url: URL
///   @Environment(\.openDocument) private var openDocument
///
///   var body: some View { Button("Open") { Task { try await openDocument(at: url) } } }
/// }
/// ```
@MainActor
public struct OpenDocumentAction {
  private let windows: Windows?

  nonisolated init(_ windows: Windows?) { self.windows = windows }

  /// Opens a window for the document in a file, unless the document is open already.
  ///
  /// - Parameter url: The URL of the file or folder.
  /// - Throws: A ``DocumentError`` in these cases:
  ///   - The view is not in an app.
  ///   - No scene supports the file's type.
  ///   - The item at the URL is neither a file nor a folder.
  ///
  ///   Finding and reading the file may throw other errors.
  public func callAsFunction(at url: URL) async throws {
    guard let windows else { throw DocumentError(.documentsOutsideApp()) }
    try windows.openDocument(at: url)
  }
}

extension EnvironmentValues {
  /// The action that opens a window for a new document.
  public var newDocument: NewDocumentAction { NewDocumentAction(windows) }

  /// The action that opens a window for the document in a file.
  public var openDocument: OpenDocumentAction { OpenDocumentAction(windows) }
}

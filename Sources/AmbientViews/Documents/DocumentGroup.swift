public import AmbientCore

/// Windows for documents: one for each document that is open.
///
/// ```swift
/// @main
/// struct Poems: App {
///   var body: some Scene {
///     DocumentGroup(newDocument: Poem()) { file in
///       TextField("Poem", text: file.$document.text)
///     }
///   }
/// }
/// ```
///
/// If it is the first scene of an app, it opens a new document by itself; others are opened with
/// `newDocument` and `openDocument` from the environment, and by the host. A document that was opened
/// from a file is written there after each change. What is written to the document can be taken back with
/// the `undoManager` of its window.
public struct DocumentGroup<Document, Content: View> {
  private let views: AnyView

  package nonisolated init(
    format: DocumentFormat<Document>,
    makeNew: (() -> Document)?,
    content: @escaping (OpenDocument<Document>) -> some View
  ) {
    views = AnyView(DocumentsView(format: format, makeNew: makeNew, content: content))
  }
}

extension DocumentGroup: Scene {
  /// The type of the body: there is none.
  public typealias Body = Never

  /// The windows that are open.
  public nonisolated var _sceneViews: AnyView { views }
}

extension DocumentGroup where Document: FileDocument {
  /// Makes windows in which documents are made, read, changed and written.
  public nonisolated init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(format: .ofValues, makeNew: newDocument) {
      FileDocumentView(open: $0, content: editor)
    }
  }

  /// Makes windows in which documents are read and looked at.
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(format: .ofValues, makeNew: nil) { FileDocumentView(open: $0, content: viewer) }
  }
}

/// What the window of a value shows; it alone depends on what the document holds.
private struct FileDocumentView<Document: FileDocument, Content: View> {
  let open: OpenDocument<Document>
  let content: (FileDocumentConfiguration<Document>) -> Content
}

extension FileDocumentView: LibraryView {
  var body: some View {
    content(
      FileDocumentConfiguration(
        document: Bindable(open).document,
        fileURL: open.fileURL,
        isEditable: open.isEditable
      )
    )
  }
}

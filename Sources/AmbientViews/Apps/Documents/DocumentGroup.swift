public import AmbientCore

/// A scene with a window for each open document.
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
/// By default, a group that creates documents shows a new document at launch. The group shows no
/// document at launch in two cases:
///
/// - A scene above the group in the app's body opens a window.
/// - A ``DocumentGroupLaunchScene`` of the app opens its window.
///
/// Views open further documents with the environment values `newDocument` and `openDocument`, and
/// hosts open them with ``AppSession``.
///
/// A document with a file is saved at the end of each event that changes the document. The
/// `undoManager` of the window undoes the writes to the document.
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
  /// The type of the body: a document group has no body.
  public typealias Body = Never

  /// The windows of the open documents, as views.
  public nonisolated var _sceneViews: AnyView { views }
}

extension DocumentGroup where Document: FileDocument {
  /// Creates a scene in which documents are created, opened, edited and saved.
  ///
  /// - Parameters:
  ///   - newDocument: The initial value of a new document, evaluated for each new document.
  ///   - editor: Returns the view of a document's window.
  public nonisolated init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(format: .fileDocument, makeNew: newDocument) {
      FileDocumentView(open: $0, content: editor)
    }
  }

  /// Creates a scene in which documents are opened and viewed, but neither created nor edited.
  ///
  /// - Parameters:
  ///   - documentType: The type of the documents.
  ///   - viewer: Returns the view of a document's window.
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(format: .fileDocument, makeNew: nil) { FileDocumentView(open: $0, content: viewer) }
  }
}

/// The view in the window of a `FileDocument`.
///
/// The bodies of the window and of the scene do not read the content of the document, and do not
/// run when it changes. The body of this view runs again only if the closure `content` read the
/// document.
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

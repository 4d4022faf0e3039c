#if Objects
public import AmbientCore
public import AmbientViews
import Observation

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Makes windows in which documents are made, read, changed and written.
  public nonisolated init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(format: .ofObjects, makeNew: newDocument) {
      ReferenceFileDocumentView(open: $0, content: editor)
    }
  }

  /// Makes windows in which documents are read and looked at.
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(format: .ofObjects, makeNew: nil) {
      ReferenceFileDocumentView(open: $0, content: viewer)
    }
  }
}

/// What the window of an object shows.
private struct ReferenceFileDocumentView<Document: ReferenceFileDocument, Content: View> {
  let open: OpenDocument<Document>
  let content: (ReferenceFileDocumentConfiguration<Document>) -> Content
}

extension ReferenceFileDocumentView: LibraryView {
  var body: some View {
    content(
      ReferenceFileDocumentConfiguration(
        document: open.document,
        fileURL: open.fileURL,
        isEditable: open.isEditable
      )
    )
  }
}

extension DocumentFormat where Document: ReferenceFileDocument {
  /// As the type of the documents says.
  fileprivate static var ofObjects: DocumentFormat {
    DocumentFormat(
      readableTypes: Document.readableContentTypes,
      writableTypes: Document.writableContentTypes,
      read: { try Document(configuration: $0) },
      write: { document, configuration in
        let snapshot = try document.snapshot(contentType: configuration.contentType)
        return try document.fileWrapper(snapshot: snapshot, configuration: configuration)
      }
    )
  }
}

extension NewDocumentAction {
  /// Opens a window for an object.
  public func callAsFunction<D: ReferenceFileDocument>(
    _ newDocument: @escaping @Sendable () -> D
  ) {
    open(newDocument())
  }
}
#endif

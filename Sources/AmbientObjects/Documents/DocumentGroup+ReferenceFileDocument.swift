#if Objects
public import AmbientCore
public import AmbientViews
import Observation

#if canImport(Darwin)
public import Foundation
public import UniformTypeIdentifiers
#endif

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates a scene with windows in which documents are created, opened, edited, and saved.
  ///
  /// - Parameters:
  ///   - newDocument: Creates an empty document.
  ///   - editor: Builds the content of a document's window.
  public nonisolated init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(format: .ofObjects, makeNew: newDocument) {
      ReferenceFileDocumentView(open: $0, content: editor)
    }
  }

  /// Creates a scene with windows in which documents are opened and viewed.
  ///
  /// - Parameters:
  ///   - documentType: The type of the documents.
  ///   - viewer: Builds the content of a document's window.
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(format: .ofObjects, makeNew: nil) {
      ReferenceFileDocumentView(open: $0, content: viewer)
    }
  }
}

/// The content of a window whose document is an object.
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
  fileprivate static var ofObjects: DocumentFormat {
    DocumentFormat(
      readableTypes: Document.readableContentTypes,
      writableTypes: Document.writableContentTypes,
      read: { try Document(configuration: $0) },
      write: { try $0._file($1) }
    )
  }
}

extension NewDocumentAction {
  /// Opens a window with a new document.
  ///
  /// - Parameter newDocument: Creates the document.
  public func callAsFunction<D: ReferenceFileDocument>(
    _ newDocument: @escaping @Sendable () -> D
  ) {
    open(newDocument())
  }
}

extension NewDocumentButton {
  /// Creates a button for a new document that the program prepares.
  ///
  /// - Parameters:
  ///   - documentType: The type of the document.
  ///   - contentType: The type of the document's file; nil for the first type that the document
  ///     group writes.
  ///   - prepareDocument: Returns the document; nil for none. An error other than
  ///     `CancellationError` causes a warning.
  ///   - label: The views of the button.
  public init<D: ReferenceFileDocument>(
    for documentType: D.Type,
    contentType: UTType? = nil,
    prepareDocument: @escaping @MainActor () async throws -> D?,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), contentType, prepare: prepareDocument)
  }
}

extension NewDocumentButton where Label == Text {
  /// Creates a button with a title, for a new document that the program prepares.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the button.
  ///   - documentType: The type of the document.
  ///   - contentType: The type of the document's file; nil for the first type that the document
  ///     group writes.
  ///   - prepareDocument: Returns the document; nil for none. An error other than
  ///     `CancellationError` causes a warning.
  public init<D: ReferenceFileDocument>(
    _ titleKey: LocalizedStringKey,
    for documentType: D.Type,
    contentType: UTType? = nil,
    prepareDocument: @escaping @MainActor () async throws -> D?
  ) {
    self.init(label: Text(titleKey), contentType, prepare: prepareDocument)
  }

  /// Creates a button with a title, for a new document that the program prepares.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the button.
  ///   - documentType: The type of the document.
  ///   - contentType: The type of the document's file; nil for the first type that the document
  ///     group writes.
  ///   - prepareDocument: Returns the document; nil for none. An error other than
  ///     `CancellationError` causes a warning.
  @_disfavoredOverload
  public init<D: ReferenceFileDocument>(
    _ titleResource: LocalizedStringResource,
    for documentType: D.Type,
    contentType: UTType? = nil,
    prepareDocument: @escaping @MainActor () async throws -> D?
  ) {
    self.init(label: Text(titleResource), contentType, prepare: prepareDocument)
  }
}
#endif

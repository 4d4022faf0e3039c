public import AmbientCore
public import struct Foundation.URL

/// An open document with its file, and whether the document can be changed.
///
/// A ``DocumentGroup`` passes this configuration to the view of the document:
///
/// ```swift
/// DocumentGroup(newDocument: Poem()) { file in
///   TextField("Poem", text: file.$document.text)
/// }
/// ```
///
/// - Invalidation: A body that reads `document` runs again when the document changes. A body that
///   only passes the binding `$document` to other views does not run again.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document, whose changes are saved and can be undone.
  @Binding public var document: Document

  /// The file of the document; nil for a new document until it is saved for the first time.
  public var fileURL: URL?

  /// Whether the document can be changed.
  ///
  /// If the document cannot be changed, writes to ``document`` have no effect.
  public var isEditable: Bool
}

/// The file of a window's document, and whether the document can be changed.
public struct DocumentConfiguration: Hashable, Sendable {
  /// The file of the document; nil for a new document until it is saved for the first time.
  public let fileURL: URL?

  /// Whether the document can be changed.
  public let isEditable: Bool
}

private struct DocumentConfigurationKey: EnvironmentKey {
  static var defaultValue: DocumentConfiguration? { nil }
}

extension EnvironmentValues {
  /// The configuration of the document in the view's window; nil if the window has no document.
  public internal(set) var documentConfiguration: DocumentConfiguration? {
    get { self[DocumentConfigurationKey.self] }
    set { self[DocumentConfigurationKey.self] = newValue }
  }
}

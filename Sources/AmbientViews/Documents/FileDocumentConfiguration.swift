public import AmbientCore
public import struct Foundation.URL

/// An open document, as its views are given it.
///
/// ```swift
/// DocumentGroup(newDocument: Poem()) { file in
///   TextField("Poem", text: file.$document.text)
/// }
/// ```
///
/// - Invalidation: Read in a body, the document re-runs that body when it changes; handing the binding on
///   reads nothing.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document; what is written to it can be undone, and is saved.
  @Binding public var document: Document

  /// Where the document is kept; nil until it is saved for the first time.
  public var fileURL: URL?

  /// Whether the document can be changed; if not, what is written to it is dropped.
  public var isEditable: Bool
}

/// Where the document of a window is kept, and whether it can be changed.
public struct DocumentConfiguration: Hashable, Sendable {
  /// Where the document is kept; nil until it is saved for the first time.
  public let fileURL: URL?

  /// Whether the document can be changed.
  public let isEditable: Bool
}

private struct DocumentConfigurationKey: EnvironmentKey {
  static var defaultValue: DocumentConfiguration? { nil }
}

extension EnvironmentValues {
  /// What is known of the document whose window a view is in; nil elsewhere.
  public internal(set) var documentConfiguration: DocumentConfiguration? {
    get { self[DocumentConfigurationKey.self] }
    set { self[DocumentConfigurationKey.self] = newValue }
  }
}

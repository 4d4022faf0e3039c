#if Objects
public import AmbientViews

#if canImport(Darwin)
public import Foundation
public import UniformTypeIdentifiers
#else
import struct Foundation.URL
#endif

/// A document that is an object.
///
/// The document is read from a file and written to a file.
///
/// ```swift
/// final class Score: ReferenceFileDocument {
///   static var readableContentTypes: [UTType] { [.json] }
///   @Published var notes: [Int] = []
///
///   init(configuration: ReadConfiguration) throws {
///     let data = configuration.file.regularFileContents ?? Data()
///     notes = try JSONDecoder().decode([Int].self, from: data)
///   }
///
///   func snapshot(contentType: UTType) -> [Int] { notes }
///
///   func fileWrapper(snapshot: [Int], configuration: WriteConfiguration) throws -> FileWrapper {
///     FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
///   }
/// }
/// ```
///
/// Code that changes the document must also register an undo action with the window's
/// `undoManager`. The registration marks the document as edited. Only edited documents are saved
/// automatically.
public protocol ReferenceFileDocument: ObservableObject, _WritableDocument {
  /// The type and the contents of a file that a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration

  /// The type and the previous contents of a file that a document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// A copy of the document's state.
  ///
  /// The file is written from this copy.
  associatedtype Snapshot

  /// The types of files that the document can be read from.
  static var readableContentTypes: [UTType] { get }

  /// The types of files that the document can be written to, with the preferred type first.
  ///
  /// By default, these are the readable types.
  static var writableContentTypes: [UTType] { get }

  /// Creates a document from a file.
  ///
  /// - Parameter configuration: The file and its content type.
  /// - Throws: An error if the document cannot be read from the file.
  init(configuration: ReadConfiguration) throws

  /// Returns a copy of the document's current state.
  ///
  /// The file is written from this copy.
  ///
  /// - Parameter contentType: The type of the file to write.
  /// - Returns: The state to write.
  /// - Throws: An error if the document cannot be written as a file of that type.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// Returns the file for a state of the document.
  ///
  /// - Parameters:
  ///   - snapshot: The state to write.
  ///   - configuration: The existing file and the content type.
  /// - Returns: The file to write.
  /// - Throws: An error if the state cannot be written.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The readable types, which are the default for the writable types.
  public static var writableContentTypes: [UTType] { readableContentTypes }

  /// Returns the file for the current state of the document.
  ///
  /// - Parameter configuration: The existing file and the content type.
  /// - Returns: The file to write.
  /// - Throws: The error of `snapshot(contentType:)` or of `fileWrapper(snapshot:configuration:)`.
  public func _file(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
    let snapshot = try snapshot(contentType: configuration.contentType)
    return try fileWrapper(snapshot: snapshot, configuration: configuration)
  }
}

/// An open document and its properties, which a `DocumentGroup` passes to the window's content.
///
/// - Invalidation: The configuration itself reads no property of the document. A body that reads
///   ``document`` runs again when the document publishes a change.
@MainActor
@preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document that the user edits.
  @ObservedObject public var document: Document

  /// The location of the document's file; nil until the document is first saved.
  public var fileURL: URL?

  /// Whether the document can be edited and saved.
  public var isEditable: Bool
}
#endif

#if Objects
public import AmbientViews

#if canImport(Darwin)
public import Foundation
public import UniformTypeIdentifiers
#else
import struct Foundation.URL
#endif

/// A document that is an object: what is in a file, as the program works with it.
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
/// Whoever changes it registers with the `undoManager` of the window what takes the change back: by this
/// the document is known to be edited, and is saved.
public protocol ReferenceFileDocument: ObservableObject {
  /// What is known where a document is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration

  /// What is known where a document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// What is written: the state of the document at one time.
  associatedtype Snapshot

  /// The types of files that it can be read from.
  static var readableContentTypes: [UTType] { get }

  /// The types of files that it can be written to, the usual one first; those it is read from, if nothing
  /// else is said.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: ReadConfiguration) throws

  /// What is to be written now.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// Makes the file that a state of the document is written to.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The types of files that it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// An open document, as its views are given it.
///
/// - Invalidation: Handing the document on reads nothing: who observes it follows what it publishes.
@MainActor
@preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document

  /// Where the document is kept; nil until it is saved for the first time.
  public var fileURL: URL?

  /// Whether the document can be changed; if not, it is not saved.
  public var isEditable: Bool
}
#endif

#if canImport(Darwin)
public import Foundation
public import UniformTypeIdentifiers
#endif

/// A document that is a value, and that can be read from a file and written to a file.
///
/// ```swift
/// struct Poem: FileDocument {
///   static let readableContentTypes: [UTType] = [.plainText]
///   var text = ""
///
///   init(configuration: ReadConfiguration) throws {
///     text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///   }
///
///   func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///     FileWrapper(regularFileWithContents: Data(text.utf8))
///   }
/// }
/// ```
///
/// A ``DocumentGroup`` opens such documents in windows, and saves them.
public protocol FileDocument: _WritableDocument {
  /// The type and the contents of a file that a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration

  /// The type and the previous contents of a file that a document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that the document can be read from.
  static var readableContentTypes: [UTType] { get }

  /// The types of files that the document can be written to.
  ///
  /// The first type is the type of a new document. The default is ``readableContentTypes``.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document from a file.
  ///
  /// - Parameter configuration: The type and the contents of the file.
  /// - Throws: An error if the file is not a valid document. The document is then not opened.
  init(configuration: ReadConfiguration) throws

  /// Returns the file for the document.
  ///
  /// - Parameter configuration: The type to write, and the most recently read or written file.
  /// - Returns: The contents of the file.
  /// - Throws: An error if the document cannot be written. The file then stays unchanged.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types of files that the document can be written to.
  ///
  /// By default, these are all types that the document can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }

  /// Returns the file for the document.
  ///
  /// - Parameter configuration: The type to write, and the most recently read or written file.
  /// - Returns: The contents of the file.
  /// - Throws: An error if the document cannot be written.
  public func _file(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
    try fileWrapper(configuration: configuration)
  }
}

/// The type and the contents of a file that a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType

  /// The contents of the file.
  public let file: FileWrapper
}

/// The type and the previous contents of a file that a document is written to.
public struct FileDocumentWriteConfiguration {
  /// The type that the document is to be written as.
  public let contentType: UTType

  /// The most recently read or written file; nil for a document that has no file yet.
  public let existingFile: FileWrapper?
}

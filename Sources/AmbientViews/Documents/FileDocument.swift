#if canImport(Darwin)
public import Foundation
public import UniformTypeIdentifiers
#endif

/// A document that is a value: what is in a file, as the program works with it.
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
/// A ``DocumentGroup`` shows it in windows, reads it and writes it.
public protocol FileDocument {
  /// What is known where a document is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration

  /// What is known where a document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that it can be read from.
  static var readableContentTypes: [UTType] { get }

  /// The types of files that it can be written to, the usual one first; those it is read from, if nothing
  /// else is said.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: ReadConfiguration) throws

  /// Makes the file that the document is written to.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types of files that it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What is known where a document is read.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType

  /// What is in the file.
  public let file: FileWrapper
}

/// What is known where a document is written.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType

  /// What was in the file when it was read or written last; nil for a new one.
  public let existingFile: FileWrapper?
}

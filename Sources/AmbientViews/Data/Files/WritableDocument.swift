#if canImport(Darwin)
public import Foundation
public import UniformTypeIdentifiers
#endif

/// A document that can be written to a file: a ``FileDocument`` or a `ReferenceFileDocument`.
///
/// The documents of a program conform to one of these two protocols. `_WritableDocument` has the
/// requirements that both protocols share.
public protocol _WritableDocument {
  /// The types of files that the document can be written to.
  static var writableContentTypes: [UTType] { get }

  /// Returns the file for the document.
  ///
  /// - Parameter configuration: The type to write, and the most recently read or written file.
  /// - Returns: The contents of the file.
  /// - Throws: An error if the document cannot be written.
  func _file(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper
}

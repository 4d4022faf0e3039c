#if canImport(Darwin)
public import Foundation
public import UniformTypeIdentifiers
#endif

/// A document that can be written to a file: a ``FileDocument`` or a `ReferenceFileDocument`.
///
/// The types of a program conform to one of those protocols. `_WritableDocument` has the
/// requirements that both have in common.
public protocol _WritableDocument {
  /// The types of files that the document can be written to.
  static var writableContentTypes: [UTType] { get }

  /// Returns the file that the document is written to.
  ///
  /// - Parameter configuration: The type to write, and the file that was read or written last.
  /// - Returns: The contents of the file.
  /// - Throws: An error if the document cannot be written.
  func _file(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper
}

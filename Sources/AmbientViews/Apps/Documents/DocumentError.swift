import AmbientSupport
public import Foundation

import AmbientCore

/// An error that the library itself detects when a document is opened or saved.
///
/// Errors of the file system and of the document's type are thrown unchanged.
public struct DocumentError: LocalizedError, CustomStringConvertible {
  /// The message, with the cause of the error and how to fix it.
  public let description: String

  /// The reason why the document cannot be saved, for warnings; nil for errors of other kinds.
  let problem: DocumentProblem?

  init(_ diagnostic: Diagnostic) {
    description = diagnostic.description
    problem = nil
  }

  /// Creates the error of a document that could not be saved.
  init(_ name: String, _ problem: DocumentProblem) {
    description = Diagnostic.documentNotSaved(name, problem).description
    self.problem = problem
  }

  /// The message, with the cause of the error and how to fix it.
  public var errorDescription: String? { description }
}

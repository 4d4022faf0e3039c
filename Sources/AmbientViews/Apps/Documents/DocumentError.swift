import AmbientSupport
public import Foundation

import AmbientCore

/// An error that the library itself detects when a document is opened, saved or reverted.
///
/// Errors that the file system or the document's type throws are passed on unchanged.
public struct DocumentError: LocalizedError, CustomStringConvertible {
  /// The message, with the cause of the error and how to fix it.
  public let description: String

  /// The reason why the document cannot be saved; nil for other errors.
  let problem: DocumentProblem?

  init(_ diagnostic: Diagnostic) {
    description = diagnostic.description
    problem = nil
  }

  init(_ name: String, _ problem: DocumentProblem) {
    description = Diagnostic.documentNotSaved(name, problem).description
    self.problem = problem
  }

  /// The message, with the cause of the error and how to fix it.
  public var errorDescription: String? { description }
}

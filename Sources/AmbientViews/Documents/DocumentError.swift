import AmbientSupport
public import Foundation

import AmbientCore

/// Why a document cannot be opened or saved, as far as its file is not to blame.
public struct DocumentError: LocalizedError, CustomStringConvertible {
  /// What is wrong, and how to fix it.
  public let description: String

  /// Why it cannot be saved, for messages that say more than that.
  let problem: DocumentProblem?

  init(_ diagnostic: Diagnostic) {
    description = diagnostic.description
    problem = nil
  }

  /// Makes the error of a document that could not be saved.
  init(_ name: String, _ problem: DocumentProblem) {
    description = Diagnostic.documentNotSaved(name, problem).description
    self.problem = problem
  }

  /// What is wrong, and how to fix it.
  public var errorDescription: String? { description }
}

public import Foundation

import AmbientCore

/// Why a document cannot be opened or saved, as far as its file is not to blame.
public struct DocumentError: LocalizedError, CustomStringConvertible {
  /// What is wrong, and how to fix it.
  public let description: String

  init(_ diagnostic: Diagnostic) { description = diagnostic.description }

  /// What is wrong, and how to fix it.
  public var errorDescription: String? { description }
}

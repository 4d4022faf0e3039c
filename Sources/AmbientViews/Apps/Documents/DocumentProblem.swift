import AmbientCore
import AmbientSupport

/// The reason why a document cannot be saved, for use in messages.
struct DocumentProblem: Sendable {
  /// The reason: a sentence that begins with a lowercase letter, or the description of an error
  /// that the file system or the document's type threw.
  let reason: String

  let facts: [(String, String)]

  /// Remedies for this reason, in addition to saving the document to another location.
  let remedies: [String]

  private init(_ reason: String, facts: [(String, String)] = [], remedies: [String] = []) {
    self.reason = reason
    self.facts = facts
    self.remedies = remedies
  }

  /// Creates a problem from an error that the file system or the document's type threw.
  init(_ error: any Error) { self.init("\(error)") }

  // MARK: Paths

  /// Saving would replace an item that the document must not replace.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - occupant: The kind of the item, such as "a folder".
  ///   - document: The kind of item in which the document is stored, such as "a file".
  /// - Returns: The problem, with a message that names both kinds.
  static func pathIsOccupied(
    _ path: String,
    by occupant: String,
    document: String
  ) -> DocumentProblem {
    DocumentProblem(
      "it is written as \(document), and \(occupant) already exists at the path.",
      facts: [("Path", path)],
      remedies: ["Move the existing item to another location."]
    )
  }

  static func fileIsOpen(_ path: String, as other: String) -> DocumentProblem {
    DocumentProblem(
      "the file is open as another document.",
      facts: [("Path", path), ("Document", "\"\(other)\"")],
      remedies: ["Close the other document first."]
    )
  }

  static func folderIsMissing(_ path: String) -> DocumentProblem {
    DocumentProblem("the folder does not exist.", facts: [("Folder", path)])
  }

  static func parentIsNotFolder(_ path: String) -> DocumentProblem {
    DocumentProblem("the parent of the path is not a folder.", facts: [("Path", path)])
  }

  static func linksAreCircular(_ path: String) -> DocumentProblem {
    DocumentProblem("the symbolic link leads to itself.", facts: [("Path", path)])
  }

  // MARK: Permissions

  static func fileIsReadOnly(_ path: String) -> DocumentProblem {
    DocumentProblem(
      "the file is read-only.",
      facts: [("Path", path)],
      remedies: ["Change the permissions of the file."]
    )
  }

  static func folderIsReadOnly(_ path: String) -> DocumentProblem {
    DocumentProblem(
      "the folder is read-only.",
      facts: [("Folder", path)],
      remedies: ["Change the permissions of the folder."]
    )
  }

  // MARK: Changes by other programs

  static func fileHasChanged(_ path: String) -> DocumentProblem {
    DocumentProblem(
      "its file has changed since the document was opened or saved.",
      facts: [("Path", path)],
      remedies: [
        "Read the file again with 'revert()', which drops the edits.",
        "Replace the file with 'save(overwriting: true)'.",
      ]
    )
  }

  static func fileIsGone(_ path: String) -> DocumentProblem {
    DocumentProblem(
      "its file has been moved or deleted since the document was opened or saved.",
      facts: [("Path", path)],
      remedies: ["Write the file again with 'save(overwriting: true)'."]
    )
  }
}

extension Diagnostic {
  /// A document could not be saved when the host called a `save` method.
  static func documentNotSaved(
    _ name: String,
    _ problem: DocumentProblem
  ) -> Diagnostic {
    Diagnostic(
      "The document \"\(name)\" could not be saved: \(problem.reason)",
      facts: problem.facts,
      remedies: ["Save the document to another location with 'save(to:)'."] + problem.remedies
    )
  }

  /// A document could not be saved after a change.
  static func documentNotAutosaved(
    _ name: String,
    _ problem: DocumentProblem
  ) -> Diagnostic {
    Diagnostic(
      "The document \"\(name)\" could not be saved. The next change starts another attempt.",
      facts: [("Error", problem.reason)] + problem.facts,
      remedies: ["Save the document to another location with 'save(to:)'."] + problem.remedies
    )
  }

  /// A document could not be saved, and therefore its window did not close.
  static func documentNotClosed(
    _ name: String,
    _ problem: DocumentProblem
  ) -> Diagnostic {
    Diagnostic(
      "The document \"\(name)\" could not be saved. The window of the document stays open.",
      facts: [("Error", problem.reason)] + problem.facts,
      remedies: ["Save the document to another location with 'save(to:)', then close the window."]
        + problem.remedies + ["Drop the edits with 'discardChanges()', then close the window."]
    )
  }

  /// A document could not be saved after its window was removed, and its edits are lost.
  static func documentLost(_ name: String, _ problem: DocumentProblem) -> Diagnostic {
    Diagnostic(
      "The document \"\(name)\" could not be saved when it was closed: its last edits are lost.",
      facts: [("Error", problem.reason)] + problem.facts,
      remedies: ["Before the app ends, save documents for which 'isEdited' is true."]
    )
  }

  static func documentIsNoFile(_ path: String, _ kind: String) -> Diagnostic {
    Diagnostic(
      "The document could not be opened: it is neither a file nor a folder.",
      facts: [("Path", path), ("Kind", kind)],
      remedies: ["Open a file or a folder."]
    )
  }

  static func cannotRevertWithoutFile(_ name: String) -> Diagnostic {
    Diagnostic(
      "The document \"\(name)\" could not be read again: it has no file yet.",
      remedies: ["Undo its changes with its 'undoManager'."]
    )
  }
}

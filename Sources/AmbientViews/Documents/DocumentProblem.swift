import AmbientCore
import AmbientSupport

/// Why a document cannot be saved: one reason, which messages of several kinds give.
struct DocumentProblem: Sendable {
  /// The reason, as the second half of a sentence.
  let reason: String

  let facts: [(String, String)]

  /// What else can be done than saving the document to another place.
  let remedies: [String]

  private init(_ reason: String, facts: [(String, String)] = [], remedies: [String] = []) {
    self.reason = reason
    self.facts = facts
    self.remedies = remedies
  }

  /// Makes a problem of an error that is not one of this library.
  init(_ error: any Error) { self.init("\(error)") }

  // MARK: Places

  /// Something stands at the place that saving would remove.
  ///
  /// - Parameters:
  ///   - path: The place.
  ///   - occupant: What stands there, with its article.
  ///   - document: What the document is written as, with its article.
  /// - Returns: The problem, which names the place.
  static func placeIsTaken(
    _ path: String,
    by occupant: String,
    document: String
  ) -> DocumentProblem {
    DocumentProblem(
      "it is written as \(document), and \(occupant) stands at the place.",
      facts: [("Place", path)],
      remedies: ["Move away what stands there."]
    )
  }

  /// The place is that of another open document.
  static func placeIsOpen(_ path: String, as other: String) -> DocumentProblem {
    DocumentProblem(
      "the file is open as another document.",
      facts: [("Place", path), ("Document", "\"\(other)\"")],
      remedies: ["Close the other document first."]
    )
  }

  /// There is no folder to write in.
  static func folderIsMissing(_ path: String) -> DocumentProblem {
    DocumentProblem("the folder of the place does not exist.", facts: [("Folder", path)])
  }

  /// The place is in something that is no folder.
  static func folderIsNone(_ path: String) -> DocumentProblem {
    DocumentProblem("the place is not in a folder.", facts: [("Place", path)])
  }

  /// Links lead to the place in a circle.
  static func linksAreCircular(_ path: String) -> DocumentProblem {
    DocumentProblem("the symbolic link leads to itself.", facts: [("Place", path)])
  }

  // MARK: Permissions

  /// The permissions of the file forbid writing it.
  static func fileIsReadOnly(_ path: String) -> DocumentProblem {
    DocumentProblem(
      "the file is read-only.",
      facts: [("Place", path)],
      remedies: ["Change the permissions of the file."]
    )
  }

  /// The permissions of the folder forbid making files in it.
  static func folderIsReadOnly(_ path: String) -> DocumentProblem {
    DocumentProblem(
      "the folder is read-only.",
      facts: [("Folder", path)],
      remedies: ["Change the permissions of the folder."]
    )
  }

  // MARK: Changes by others

  /// Another program wrote the file.
  static func fileHasChanged(_ path: String) -> DocumentProblem {
    DocumentProblem(
      "its file was changed since it was opened or saved.",
      facts: [("Place", path)],
      remedies: [
        "Read the file again with 'revert()', which drops the edits.",
        "Replace the file with 'save(overwriting: true)'.",
      ]
    )
  }

  /// The file is gone.
  static func fileIsGone(_ path: String) -> DocumentProblem {
    DocumentProblem(
      "its file was moved or deleted since it was opened or saved.",
      facts: [("Place", path)],
      remedies: ["Write the file again with 'save(overwriting: true)'."]
    )
  }
}

extension Diagnostic {
  /// A document was to be saved, and was not.
  static func documentNotSaved(
    _ name: String,
    _ problem: DocumentProblem
  ) -> Diagnostic {
    Diagnostic(
      "The document \"\(name)\" could not be saved: \(problem.reason)",
      facts: problem.facts,
      remedies: ["Save it to another place with 'save(to:)'."] + problem.remedies
    )
  }

  /// A document was to be saved after a change, and was not.
  static func documentNotSavedByItself(
    _ name: String,
    _ problem: DocumentProblem
  ) -> Diagnostic {
    Diagnostic(
      "The document \"\(name)\" could not be saved; it is tried again after the next change.",
      facts: [("Error", problem.reason)] + problem.facts,
      remedies: ["Let the host save it elsewhere, with 'save(to:)'."] + problem.remedies
    )
  }

  /// A document was to be saved as its window was closed, and was not.
  static func documentNotClosed(
    _ name: String,
    _ problem: DocumentProblem
  ) -> Diagnostic {
    Diagnostic(
      "The document \"\(name)\" could not be saved; its window stays open.",
      facts: [("Error", problem.reason)] + problem.facts,
      remedies: ["Save it to another place with 'save(to:)', and close it then."]
        + problem.remedies + ["Drop the edits with 'discardChanges()', and close it then."]
    )
  }

  /// A document could not be saved, and is gone.
  static func documentLost(_ name: String, _ problem: DocumentProblem) -> Diagnostic {
    Diagnostic(
      "The document \"\(name)\" could not be saved when it was closed: its last edits are lost.",
      facts: [("Error", problem.reason)] + problem.facts,
      remedies: ["Before the app ends, save documents for which 'isEdited' is true."]
    )
  }

  /// A document was to be opened that is no file or folder.
  static func documentIsNoFile(_ path: String, _ kind: String) -> Diagnostic {
    Diagnostic(
      "The document could not be opened: it is neither a file nor a folder.",
      facts: [("Path", path), ("Kind", kind)],
      remedies: ["Open a file or a folder."]
    )
  }

  /// A document was to be read again that has no file.
  static func documentWithoutFile(_ name: String) -> Diagnostic {
    Diagnostic(
      "The document \"\(name)\" could not be read again: it has no place yet.",
      remedies: ["Take its changes back with its 'undoManager'."]
    )
  }
}

import AmbientHosting

/// A command that the user enters to work with documents.
///
/// All commands except `new` and `open` apply to the document that was opened last.
enum DocumentCommand: Equatable {
  case new
  case open(String)
  /// Saves the document to a path; nil for the document's own file.
  case save(String?)
  /// Saves the document to its own file, even if another program has changed the file.
  case overwrite
  /// Reads the document again from its own file.
  case revert
  case undo
  case redo

  init?(_ word: String, _ rest: String) {
    switch (word, rest.isEmpty) {
    case ("new", true): self = .new
    case ("open", false): self = .open(rest)
    case ("save", _): self = .save(rest.isEmpty ? nil : rest)
    case ("overwrite", true): self = .overwrite
    case ("revert", true): self = .revert
    case ("undo", true): self = .undo
    case ("redo", true): self = .redo
    default: return nil
    }
  }

  /// Performs the command in an app.
  ///
  /// - Throws: An error if the command is not possible, or the error that the document throws.
  @MainActor func perform(in app: any HostedApp) throws {
    switch self {
    case .new:
      guard app.openNewDocument() else {
        throw UserActionError(
          "No scene creates documents.",
          facts: [],
          remedies: ["Declare 'DocumentGroup(newDocument:editor:)' in the body of the app."]
        )
      }
    case .open(let path): try app.openDocument(atPath: path)
    case .save(let path?): try last(in: app).save(toPath: path)
    case .save(nil): try last(in: app).save(overwriting: false)
    case .overwrite: try last(in: app).save(overwriting: true)
    case .revert: try last(in: app).revert()
    case .undo: try last(in: app).undo()
    case .redo: try last(in: app).redo()
    }
  }

  private static var noDocument: UserActionError {
    UserActionError(
      "There is no document.",
      facts: [],
      remedies: ["First enter 'new' or 'open PATH'."]
    )
  }

  @MainActor private func last(in app: any HostedApp) throws -> any HostedDocument {
    guard let last = app.lastDocument else { throw Self.noDocument }
    return last
  }
}

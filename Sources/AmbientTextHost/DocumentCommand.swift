import AmbientHosting

/// An action on documents, as words.
///
/// The actions that do not open a document concern the one that was opened last.
enum DocumentCommand: Equatable {
  case new
  case open(String)
  /// Without a path, the document is saved in its file.
  case save(String?)
  /// Saves the document in its file, and replaces what others have written there.
  case overwrite
  /// Reads the document again from its file.
  case revert
  case undo
  case redo

  /// Reads a word and the rest of its line; nil if it is another command.
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

  /// Performs the action in an app.
  ///
  /// - Throws: An error if there is no document, or the one of the document.
  @MainActor func perform(in app: any HostedApp) throws {
    switch self {
    case .new:
      guard app.openNewDocument() else {
        throw UserActionError("There is no scene that makes documents.")
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

  @MainActor private func last(in app: any HostedApp) throws -> any HostedDocument {
    guard let last = app.lastDocument else { throw UserActionError("There is no document.") }
    return last
  }
}

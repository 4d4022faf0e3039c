import AmbientHosting

/// What a user does with documents, as words.
///
/// Those that do not open a document concern the one that was opened last.
enum DocumentCommand: Equatable {
  case new
  case open(String)
  /// Without a path, it is saved where it is.
  case save(String?)
  /// Saves it where it is, whatever others have written there.
  case overwrite
  /// Reads it again from its file.
  case revert
  case undo
  case redo

  /// The commands, for messages.
  static let list = "new, open PATH, save PATH, overwrite, revert, undo, redo"

  /// Reads a word and what follows it; nil if it is another command.
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

  /// Carries the command out in an app.
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

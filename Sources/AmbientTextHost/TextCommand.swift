import AmbientHosting

/// What a user does, as a line of text.
enum TextCommand: Equatable {
  case tap(String)
  case toggle(String)
  case type(String, into: String)
  case back
  case dismiss
  case document(DocumentCommand)
  case quit

  /// Reads a line; nil for an empty one.
  init?(_ line: String) throws(UserActionError) {
    let line = line.trimming(while: \.isWhitespace)
    guard !line.isEmpty else { return nil }
    let word = String(line.prefix { !$0.isWhitespace })
    let rest = line.dropFirst(word.count).trimming(while: \.isWhitespace)
    if let command = DocumentCommand(word, rest) {
      self = .document(command)
      return
    }
    switch (word, rest.isEmpty) {
    case ("tap", false): self = .tap(rest)
    case ("toggle", false): self = .toggle(rest)
    case ("type", false):
      // The last one counts: titles are known beforehand, and the text may be anything.
      if let into = rest.ranges(of: " into ").last {
        self = .type(String(rest[..<into.lowerBound]), into: String(rest[into.upperBound...]))
      } else if rest.hasPrefix("into ") {
        // No text: it empties the field.
        self = .type("", into: rest.dropFirst("into ".count).trimming(while: \.isWhitespace))
      } else {
        throw Self.misread(line)
      }
    case ("back", true): self = .back
    case ("dismiss", true): self = .dismiss
    case ("quit", true): self = .quit
    default: throw Self.misread(line)
    }
  }

  /// Carries the command out in an app.
  @MainActor func perform(in app: any HostedApp) throws {
    if case .document(let command) = self {
      try command.perform(in: app)
    } else {
      try perform(in: app.tree)
    }
  }

  /// Carries the command out in a tree, in which there are no documents.
  @MainActor func perform(in tree: any HostedTree) throws(UserActionError) {
    switch self {
    case .tap(let label): try tree.tap(label)
    case .toggle(let label): try tree.toggle(label)
    case .type(let text, let title): try tree.type(text, into: title)
    case .back: try tree.goBack()
    case .dismiss: try tree.dismissFront()
    case .document, .quit: break
    }
  }

  private static func misread(_ line: String) -> UserActionError {
    UserActionError(
      """
      '\(line)' is not a command.

        Present  tap LABEL, toggle LABEL, type TEXT into TITLE, back, dismiss, \(DocumentCommand.list), quit
      """
    )
  }
}

extension StringProtocol {
  /// The text without the characters at both ends that something holds for.
  fileprivate func trimming(while holds: (Character) -> Bool) -> String {
    String(drop(while: holds).reversed().drop(while: holds).reversed())
  }
}

/// The command in a line of a script.
enum Command: Equatable {
  /// Press the button with a title.
  case tap(String)
  /// Switch the toggle with a title.
  case toggle(String)
  /// Replace the text of the text field with a placeholder.
  case type(String, into: String)
  /// Set a key to a value in the root environment.
  case set(String, to: String)
  /// Show where a view finds the value of a key.
  case explain(String, at: String)
  /// Show the whole tree.
  case tree
  /// Show all commands and keys.
  case help
}

extension Command {
  /// The form of a command, and its effect.
  struct Form: Equatable {
    let name: String
    let usage: String
    let meaning: String
  }

  /// All commands, in the order in which the help lists them.
  static let forms = [
    Form(name: "tap", usage: "tap \"Title\"", meaning: "presses a button"),
    Form(name: "toggle", usage: "toggle \"Title\"", meaning: "switches a toggle"),
    Form(
      name: "type",
      usage: "type \"text\" into \"Placeholder\"",
      meaning: "replaces the text of a text field"
    ),
    Form(name: "set", usage: "set KEY VALUE", meaning: "sets a value for the whole garden"),
    Form(
      name: "explain",
      usage: "explain KEY VIEW",
      meaning: "shows which view set a value, which views read it, and why the view last ran"
    ),
    Form(name: "tree", usage: "tree", meaning: "shows the tree"),
    Form(name: "help", usage: "help", meaning: "shows this list, and the keys"),
  ]

  /// Reads a command from a line.
  ///
  /// The result is nil for an empty line or a comment.
  init?(line: String) throws(ScriptError) {
    let words = try ScriptWord.words(of: line)
    guard let first = words.first else { return nil }
    guard case .plain(let name) = first, let form = Self.forms.first(where: { $0.name == name })
    else { throw .unknownCommand(first.text) }
    guard let command = Command(name, Array(words.dropFirst())) else {
      throw .wrongForm(of: form, after: line.trimmed)
    }
    self = command
  }

  private init?(_ name: String, _ words: [ScriptWord]) {
    switch (name, words.count) {
    case ("tap", 1):
      guard case .quoted(let title) = words[0] else { return nil }
      self = .tap(title)
    case ("toggle", 1):
      guard case .quoted(let title) = words[0] else { return nil }
      self = .toggle(title)
    case ("type", 3):
      guard case .quoted(let text) = words[0], words[1] == .plain("into"),
        case .quoted(let title) = words[2]
      else { return nil }
      self = .type(text, into: title)
    case ("set", 2): self = .set(words[0].text, to: words[1].text)
    case ("explain", 2): self = .explain(words[0].text, at: words[1].text)
    case ("tree", 0): self = .tree
    case ("help", 0): self = .help
    default: return nil
    }
  }
}

extension String {
  /// The text without the spaces at both ends.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}

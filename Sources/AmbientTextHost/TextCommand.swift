import AmbientHosting

/// A line of input: an action of the user, or a question to the host.
enum TextCommand: Equatable {
  case tap(String)
  case toggle(String)
  case type(String, into: String)
  case submit(String)
  case choose(String, in: String)
  case adjust(String, to: Double)
  case step(String, up: Bool)
  case answer(String, in: String)
  case search(String)
  case cancelSearch
  case refresh
  case back
  case dismiss
  case chooseDetent(String)
  case showColumns(String)
  case chooseColumn(String)
  case document(DocumentCommand)
  case tree
  case accessibility
  case bodies
  case explain(String)
  case help
  case quit

  /// Creates a command from a line of input; nil for an empty line.
  ///
  /// - Throws: An error if the line is not a command.
  init?(_ line: String) throws(UserActionError) {
    let line = line.trimming(while: \.isWhitespace)
    guard !line.isEmpty else { return nil }
    let word = String(line.prefix { !$0.isWhitespace })
    let rest = line.dropFirst(word.count).trimming(while: \.isWhitespace)
    let command =
      DocumentCommand(word, rest).map(Self.document) ?? Self.action(word, rest)
      ?? Self.question(word, rest)
    guard let command else { throw Self.misread(line, word) }
    self = command
  }

  private static func action(_ word: String, _ rest: String) -> TextCommand? {
    switch (word, rest.isEmpty) {
    case ("tap", false): return .tap(rest)
    case ("toggle", false): return .toggle(rest)
    case ("type", false): return rest.parts("into").map { .type($0, into: $1) }
    case ("submit", false): return .submit(rest)
    case ("choose", false): return rest.parts("in").map { .choose($0, in: $1) }
    case ("adjust", false):
      guard let (name, number) = rest.parts("to"), let value = Double(number) else { return nil }
      return .adjust(name, to: value)
    case ("increment", false): return .step(rest, up: true)
    case ("decrement", false): return .step(rest, up: false)
    case ("answer", false): return rest.parts("in").map { .answer($0, in: $1) }
    case ("search", _): return .search(rest)
    case ("cancel", true): return .cancelSearch
    case ("refresh", true): return .refresh
    case ("back", true): return .back
    case ("dismiss", true): return .dismiss
    case ("resize", false): return .chooseDetent(rest)
    case ("columns", false): return .showColumns(rest)
    case ("column", false): return .chooseColumn(rest)
    default: return nil
    }
  }

  private static func question(_ word: String, _ rest: String) -> TextCommand? {
    switch (word, rest.isEmpty) {
    case ("tree", true): .tree
    case ("accessibility", true): .accessibility
    case ("bodies", true): .bodies
    case ("explain", false): .explain(rest)
    case ("help", true): .help
    case ("quit", true): .quit
    default: nil
    }
  }

  /// Performs an action in an app.
  ///
  /// Questions have no effect here, because the host answers them.
  @MainActor func perform(in app: any HostedApp) throws {
    if case .document(let command) = self {
      try command.perform(in: app)
    } else {
      try perform(in: app.tree)
    }
  }

  /// Performs an action in a tree.
  ///
  /// Commands for documents have no effect, because a tree has no documents. Questions have no
  /// effect here, because the host answers them.
  @MainActor func perform(in tree: some HostedTree) throws(UserActionError) {
    switch self {
    case .tap(let label): try tree.tap(label)
    case .toggle(let label): try tree.toggle(label)
    case .type(let text, let title): try tree.type(text, into: title)
    case .submit(let title): try tree.perform(.submit, on: ElementSearch(title))
    case .choose(let option, let picker): try tree.choose(option, in: ElementSearch(picker))
    case .adjust(let label, let value):
      try tree.perform(.adjust(value), on: ElementSearch(label))
    case .step(let label, let isUp):
      try tree.step(up: isUp, times: 1, ElementSearch(label))
    case .answer(let button, let title):
      try tree.answer(title, with: button, onlyInReach: false)
    case .search(let text):
      try tree.perform(.edit(text), on: tree.find("SearchField", ""))
    case .cancelSearch:
      try tree.perform(.toggle(false), on: tree.find("SearchField", ""))
    case .refresh: try tree.refreshFirst()
    case .back: try tree.goBack()
    case .dismiss: try tree.dismissFront()
    case .chooseDetent(let detent): try tree.chooseDetent(detent)
    case .showColumns(let columns): try tree.showColumns(columns)
    case .chooseColumn(let column): try tree.chooseColumn(column)
    case .document, .tree, .accessibility, .bodies, .explain, .help, .quit: break
    }
  }
}

extension HostedTree {
  fileprivate func refreshFirst() throws(UserActionError) {
    guard let list = allElements.first(where: { $0.takes(RefreshEvent.self) }) else {
      throw UserActionError("There is nothing that can be refreshed.")
    }
    try perform(.refresh, on: list)
  }
}

extension String {
  /// Returns the texts before and after the last occurrence of a word; nil if the word does not
  /// occur.
  ///
  /// The text before the word may be empty. It may also contain the same word, as in
  /// `type look into it into Note`. The last occurrence is therefore used.
  fileprivate func parts(_ word: String) -> (String, String)? {
    if let range = ranges(of: " \(word) ").last {
      return (
        self[..<range.lowerBound].unquoted, String(self[range.upperBound...])
      )
    }
    guard hasPrefix("\(word) ") else { return nil }
    return ("", dropFirst(word.count + 1).trimming(while: \.isWhitespace))
  }
}

extension Substring {
  fileprivate var unquoted: String { self == "\"\"" ? "" : String(self) }
}

extension StringProtocol {
  fileprivate func trimming(while holds: (Character) -> Bool) -> String {
    String(drop(while: holds).reversed().drop(while: holds).reversed())
  }
}

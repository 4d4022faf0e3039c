import AmbientHosting

/// A line of input: an action of the user, or a question to the host.
enum TextCommand: Equatable {
  case tap(TextTarget)
  case toggle(TextTarget)
  case type(String, into: TextTarget)
  case submit(TextTarget)
  case paste(String, into: TextTarget)
  case choose(String, in: TextTarget)
  case adjust(TextTarget, to: Double)
  case step(TextTarget, up: Bool)
  case answer(String, in: NumberedName)
  case search(String)
  case cancelSearch
  case refresh
  case back
  case dismiss
  case choice(ChoiceCommand)
  case row(RowCommand)
  case key(KeyCommand)
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
    let line = line.trimmed
    guard !line.isEmpty else { return nil }
    let word = String(line.prefix { !$0.isWhitespace })
    let rest = line.dropFirst(word.count).trimmed
    let command = Self.action(word, rest) ?? Self.group(word, rest) ?? Self.question(word, rest)
    guard let command else { throw Self.misread(line, word) }
    self = command
  }

  private static func action(_ word: String, _ rest: String) -> TextCommand? {
    switch (word, rest.isEmpty) {
    case ("tap", false): return .tap(TextTarget(rest))
    case ("toggle", false): return .toggle(TextTarget(rest))
    case ("type", false):
      return rest.parts("into").map { .type($0.unquoted, into: TextTarget($1)) }
    case ("submit", false): return .submit(TextTarget(rest))
    case ("paste", false):
      return rest.parts("into").map { .paste($0.unquoted, into: TextTarget($1)) }
    case ("choose", false):
      return rest.parts("in").map { .choose($0.unquoted, in: TextTarget($1)) }
    case ("adjust", false):
      guard let (name, number) = rest.parts("to"), let value = Double(number) else { return nil }
      return .adjust(TextTarget(name), to: value)
    case ("increment", false): return .step(TextTarget(rest), up: true)
    case ("decrement", false): return .step(TextTarget(rest), up: false)
    case ("answer", false):
      return rest.parts("in").map { .answer($0.unquoted, in: NumberedName($1)) }
    case ("search", _): return .search(rest.unquoted)
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

  private static func group(_ word: String, _ rest: String) -> TextCommand? {
    ChoiceCommand(word, rest).map(Self.choice) ?? RowCommand(word, rest).map(Self.row)
      ?? KeyCommand(word, rest).map(Self.key) ?? DocumentCommand(word, rest).map(Self.document)
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
    case .tap(let target): try tree.perform(.press, on: target.search(in: tree))
    case .toggle(let target): try tree.toggle(target.search(in: tree))
    case .type(let text, let field): try tree.perform(.edit(text), on: field.search(in: tree))
    case .submit(let field): try tree.perform(.submit, on: field.search(in: tree))
    case .paste(let text, let button):
      try tree.perform(.paste([text]), on: button.search(in: tree))
    case .choose(let option, let picker): try tree.choose(option, in: picker.search(in: tree))
    case .adjust(let target, let value):
      try tree.perform(.adjust(value), on: target.search(in: tree))
    case .step(let target, let isUp):
      try tree.step(up: isUp, times: 1, target.search(in: tree))
    case .answer(let button, let title):
      try tree.answer(title.name, number: title.number, with: button, onlyInReach: false)
    case .search(let text):
      try tree.perform(.edit(text), on: tree.find("SearchField", ""))
    case .cancelSearch:
      try tree.perform(.toggle(false), on: tree.find("SearchField", ""))
    case .refresh:
      try tree.perform(.refresh, on: tree.first(taking: RefreshEvent.self, ElementSearch("")))
    case .back: try tree.goBack()
    case .dismiss: try tree.dismissFront()
    case .choice(let command): try command.perform(in: tree)
    case .row(let command): try command.perform(in: tree)
    case .key(let command): try command.perform(in: tree)
    case .chooseDetent(let detent): try tree.chooseDetent(detent)
    case .showColumns(let columns): try tree.showColumns(columns)
    case .chooseColumn(let column): try tree.chooseColumn(column)
    case .document, .tree, .accessibility, .bodies, .explain, .help, .quit: break
    }
  }
}

import AmbientHosting

/// A command that the user enters to edit a row of a list.
enum RowCommand: Equatable {
  case delete(TextTarget)
  case move(TextTarget, to: Int)
  /// Shows the actions of a row at an edge, `leading` or `trailing`; nil for any edge.
  case swipe(TextTarget, from: String?)

  init?(_ word: String, _ rest: String) {
    guard !rest.isEmpty else { return nil }
    switch word {
    case "delete": self = .delete(TextTarget(rest))
    case "move":
      guard let (row, number) = rest.parts("to"), let offset = Int(number) else { return nil }
      self = .move(TextTarget(row), to: offset)
    case "swipe":
      if let (row, edge) = rest.parts("from"), edge == "leading" || edge == "trailing" {
        self = .swipe(TextTarget(row), from: edge)
      } else {
        self = .swipe(TextTarget(rest), from: nil)
      }
    default: return nil
    }
  }

  @MainActor func perform(in tree: some HostedTree) throws(UserActionError) {
    switch self {
    case .delete(let row): try tree.perform(DeleteEvent(), on: row.search(in: tree))
    case .move(let row, let offset):
      try tree.perform(MoveEvent(to: offset), on: row.search(in: tree))
    case .swipe(let row, nil): try tree.perform(SwipeEvent(), on: row.search(in: tree))
    case .swipe(let row, let edge?):
      let message = SwipeEvent.messageForMissingElement
      let element = try row.search(in: tree).find(
        in: tree,
        "\(message.words) at the \(edge) edge",
        remedies: [message.remedy]
      ) { $0.takes(SwipeEvent.self) && $0[ElementAttribute<String>("edge")] == edge }
      try tree.perform(SwipeEvent(), on: element, row.element.name)
    }
  }

  static var forms: [TextCommand.Form] {
    [
      TextCommand.Form(usage: "delete NAME", meaning: "delete a row"),
      TextCommand.Form(
        usage: "move NAME to OFFSET",
        meaning: "move a row before the row at OFFSET, counted from 0"
      ),
      TextCommand.Form(
        usage: "swipe NAME [from EDGE]",
        meaning: "show the actions of a row; EDGE is leading or trailing"
      ),
    ]
  }
}

import AmbientHosting

extension TextCommand {
  /// The way in which a command is written, and what the help says about the command.
  struct Form {
    let usage: String
    let meaning: String

    var name: String { String(usage.prefix { $0 != " " }) }
  }

  static var forms: [Form] {
    [
      Form(usage: "tap NAME", meaning: "press a button, a link, a row or a tab"),
      Form(usage: "toggle NAME", meaning: "switch a toggle"),
      Form(usage: "type TEXT into NAME", meaning: "replace the text of a field; TEXT may be empty"),
      Form(usage: "submit NAME", meaning: "submit a field"),
      Form(usage: "paste TEXT into NAME", meaning: "press a paste button, with TEXT to paste"),
      Form(usage: "choose OPTION in NAME", meaning: "choose an option of a picker"),
      Form(usage: "adjust NAME to NUMBER", meaning: "move a slider"),
      Form(usage: "increment NAME", meaning: "increase a stepper or a slider by one step"),
      Form(usage: "decrement NAME", meaning: "decrease a stepper or a slider by one step"),
      Form(usage: "answer BUTTON in TITLE", meaning: "press a button of a dialog"),
      Form(usage: "search TEXT", meaning: "write into the search field; TEXT may be empty"),
      Form(usage: "cancel", meaning: "end the search"),
      Form(usage: "refresh", meaning: "refresh a list"),
      Form(usage: "back", meaning: "leave a page"),
      Form(usage: "dismiss", meaning: "dismiss the sheet or dialog in front"),
      Form(usage: "resize HEIGHT", meaning: "change the height of the sheet in front"),
      Form(
        usage: "columns VISIBILITY",
        meaning: "show columns: automatic, all, doubleColumn or detailOnly"
      ),
      Form(
        usage: "column COLUMN",
        meaning: "show one column on a narrow screen: sidebar, content or detail"
      ),
    ] + ChoiceCommand.forms + RowCommand.forms + KeyCommand.forms + DocumentCommand.forms + [
      Form(usage: "tree", meaning: "print all elements"),
      Form(usage: "accessibility", meaning: "print what a screen reader presents"),
      Form(usage: "bodies", meaning: "print the bodies that ran since the last 'bodies', and why"),
      Form(
        usage: "explain VIEW",
        meaning: "print why the last run of a view's body happened, and which values it read"
      ),
      Form(usage: "help", meaning: "print this list"),
      Form(usage: "quit", meaning: "end the app"),
    ]
  }

  static var list: String {
    let width = forms.map(\.usage.count).max() ?? 0
    let lines = forms.map { form in
      "\(form.usage)\(String(repeating: " ", count: width - form.usage.count))  \(form.meaning)"
    }
    return (lines + ["", Self.names]).joined(separator: "\n")
  }

  /// The ways to write a name in a command.
  private static var names: String {
    """
    Instead of NAME, write
      NAME #2             for the second element with the name
      NAME within ROW     for the element in the row, section or view with the name ROW
      "NAME"              for a name that contains a word of a command, such as 'in' or 'to'
    """
  }

  static func misread(_ line: String, _ word: String) -> UserActionError {
    var facts: [(String, String)] = []
    if let form = forms.first(where: { $0.name == word }) {
      facts.append(("Usage", form.usage))
    } else {
      let names = forms.map(\.name)
      let near = word.similar(among: names)
      if !near.isEmpty { facts.append(("Similar", near.joined(separator: ", "))) }
      facts.append(("Present", names.filter { !near.contains($0) }.joined(separator: ", ")))
    }
    return UserActionError(
      "'\(line)' is not a command.",
      facts: facts,
      remedies: ["Enter 'help' for the meaning of all commands."]
    )
  }
}

extension DocumentCommand {
  static var forms: [TextCommand.Form] {
    [
      TextCommand.Form(usage: "new", meaning: "open a new document"),
      TextCommand.Form(usage: "open PATH", meaning: "open the document in a file"),
      TextCommand.Form(
        usage: "save [PATH]",
        meaning: "save the document that was opened last, to the file PATH or to its own file"
      ),
      TextCommand.Form(
        usage: "overwrite",
        meaning: "save the document that was opened last to its own file, "
          + "even if another program has changed the file"
      ),
      TextCommand.Form(
        usage: "revert",
        meaning: "drop the edits of the document that was opened last, and read its file again"
      ),
      TextCommand.Form(
        usage: "undo",
        meaning: "undo the last change of the document that was opened last"
      ),
      TextCommand.Form(
        usage: "redo",
        meaning: "redo the last undone change of the document that was opened last"
      ),
    ]
  }
}

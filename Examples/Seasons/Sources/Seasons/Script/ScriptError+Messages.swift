// Every message has one function, and a test asserts each message verbatim.
extension ScriptError {
  /// The line starts with a word that is not a command.
  static func unknownCommand(_ word: String) -> ScriptError {
    ScriptError(
      "There is no command '\(word)'.",
      facts: nearMisses(word, among: Command.forms.map(\.name)) + [
        ("Commands", Command.forms.map(\.name).joined(separator: ", "))
      ],
      remedy: "begin the line with one of the commands; 'help' tells what each takes."
    )
  }

  /// A text in quotation marks does not end.
  static func missingQuote(column: Int, rest: String) -> ScriptError {
    ScriptError(
      "The quotation mark at column \(column) is never closed.",
      facts: [("There", rest)],
      remedy: "write another '\"' where the text ends; '\\\"' stands for one in the text."
    )
  }

  /// The words after a command do not match its form.
  static func wrongForm(of form: Command.Form, after read: String) -> ScriptError {
    ScriptError(
      "'\(form.name)' is not written like this.",
      facts: [("There", read), ("Form", form.usage)],
      remedy: "write it as the form shows, titles and texts in quotation marks."
    )
  }

  /// The tree has no control with the label.
  static func noControl(_ kind: String, _ label: String, present: [String]) -> ScriptError {
    ScriptError(
      "There is no \(kind) \"\(label)\".",
      facts: nearMisses(label, among: present) { "\"\($0)\"" } + [
        ("Present", quoted(present) ?? "no \(kind)")
      ],
      remedy: "write a name that is present, letter by letter."
    )
  }

  /// The control is disabled.
  static func disabled(_ kind: String, _ label: String, views: [String]) -> ScriptError {
    ScriptError(
      "The \(kind) \"\(label)\" is disabled.",
      facts: [("Views", (views + ["[root]"]).joined(separator: " ← "))],
      remedy: "first do what enables it; the tree shows what is disabled."
    )
  }

  /// No key has the name.
  static func unknownKey(_ name: String, known: [String]) -> ScriptError {
    ScriptError(
      "There is no key '\(name)'.",
      facts: nearMisses(name, among: known) + [("Keys", known.joined(separator: ", "))],
      remedy: "write one of the keys."
    )
  }

  /// Scripts cannot set the value.
  static func readOnlyKey(_ name: String, settable: [String]) -> ScriptError {
    ScriptError(
      "'\(name)' cannot be set here.",
      facts: [("Settable", settable.joined(separator: ", "))],
      remedy: "set one of the keys that it depends on, or let a view set it."
    )
  }

  /// The text is not a value of the key's type.
  static func wrongValue(_ text: String, for key: String, takes: String) -> ScriptError {
    ScriptError(
      "'\(text)' is no value for '\(key)'.",
      facts: [("Takes", takes)],
      remedy: "write a value of that kind."
    )
  }

  /// The tree has no view of the type.
  static func unknownView(_ name: String, present: [String]) -> ScriptError {
    ScriptError(
      "There is no view '\(name)' in the tree.",
      facts: nearMisses(name, among: present) + [
        ("Present", present.isEmpty ? "no views" : present.joined(separator: ", "))
      ],
      remedy: "write the name of a view's type that is present."
    )
  }

  private static func nearMisses(
    _ word: String,
    among candidates: [String],
    write: (String) -> String = { $0 }
  ) -> [(String, String)] {
    let near = word.nearMisses(among: candidates)
    return near.isEmpty ? [] : [("Near", near.map(write).joined(separator: ", "))]
  }

  private static func quoted(_ labels: [String]) -> String? {
    labels.isEmpty ? nil : labels.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}

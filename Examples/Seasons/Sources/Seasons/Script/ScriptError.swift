/// Why a line of a script cannot be run: the claim, the facts, and what to do.
public struct ScriptError: Error, Equatable, CustomStringConvertible {
  let claim: String
  let facts: [Fact]
  let remedy: String

  /// Something to know, with a short name in front.
  struct Fact: Equatable {
    let name: String
    let value: String
  }

  init(_ claim: String, facts: [(String, String)] = [], remedy: String) {
    self.claim = claim
    self.facts = facts.map { Fact(name: $0.0, value: $0.1) }
    self.remedy = remedy
  }

  /// The error as it is printed, without its place.
  public var description: String {
    let width = facts.map(\.name.count).max() ?? 0
    let rows = facts.map { "  \($0.name.padded(to: width))  \($0.value)" }
    return ([claim] + rows + ["To fix this: \(remedy)"]).joined(separator: "\n")
  }
}

extension ScriptError {
  static func unknownCommand(_ word: String) -> ScriptError {
    ScriptError(
      "There is no command '\(word)'.",
      facts: nearMisses(word, among: Command.forms.map(\.name)) + [
        ("Commands", Command.forms.map(\.name).joined(separator: ", "))
      ],
      remedy: "begin the line with one of the commands; 'help' tells what each takes."
    )
  }

  static func missingQuote(column: Int, rest: String) -> ScriptError {
    ScriptError(
      "The quotation mark at column \(column) is never closed.",
      facts: [("There", rest)],
      remedy: "write another '\"' where the text ends; '\\\"' stands for one in the text."
    )
  }

  static func wrongForm(of form: Command.Form, after read: String) -> ScriptError {
    ScriptError(
      "'\(form.name)' is not written like this.",
      facts: [("There", read), ("Form", form.usage)],
      remedy: "write it as the form shows, titles and texts in quotation marks."
    )
  }

  static func noControl(_ kind: String, _ label: String, present: [String]) -> ScriptError {
    ScriptError(
      "There is no \(kind) \"\(label)\".",
      facts: nearMisses(label, among: present) { "\"\($0)\"" } + [
        ("Present", quoted(present) ?? "no \(kind)")
      ],
      remedy: "write one of those that are present, letter by letter."
    )
  }

  static func disabled(_ kind: String, _ label: String, views: [String]) -> ScriptError {
    ScriptError(
      "The \(kind) \"\(label)\" is disabled.",
      facts: [("Views", (views + ["[root]"]).joined(separator: " ← "))],
      remedy: "first do what enables it; the tree shows what is disabled."
    )
  }

  static func unknownKey(_ name: String, known: [String]) -> ScriptError {
    ScriptError(
      "There is no key '\(name)'.",
      facts: nearMisses(name, among: known) + [("Keys", known.joined(separator: ", "))],
      remedy: "write one of the keys."
    )
  }

  static func readOnlyKey(_ name: String, settable: [String]) -> ScriptError {
    ScriptError(
      "'\(name)' cannot be set here.",
      facts: [("Settable", settable.joined(separator: ", "))],
      remedy: "set one of the keys that it depends on, or let a view set it."
    )
  }

  static func wrongValue(_ text: String, for key: String, takes: String) -> ScriptError {
    ScriptError(
      "'\(text)' is no value for '\(key)'.",
      facts: [("Takes", takes)],
      remedy: "write a value of that kind."
    )
  }

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

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

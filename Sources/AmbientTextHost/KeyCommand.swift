import AmbientHosting

/// A command that the user enters to move the focus or to press a key.
enum KeyCommand: Equatable {
  case focus(TextTarget)
  case press(KeyEquivalent, EventModifiers)

  init?(_ word: String, _ rest: String) {
    switch (word, rest.isEmpty) {
    case ("focus", false): self = .focus(TextTarget(rest))
    case ("press", false):
      let names = rest.words
      var modifiers: EventModifiers = []
      for name in names.dropLast() {
        guard let modifier = EventModifiers(named: name) else { return nil }
        modifiers.formUnion(modifier)
      }
      guard let key = names.last.flatMap(KeyEquivalent.init(named:)) else { return nil }
      self = .press(key, modifiers)
    default: return nil
    }
  }

  @MainActor func perform(in tree: some HostedTree) throws(UserActionError) {
    switch self {
    case .focus(let target): try tree.focus(target.search(in: tree))
    case .press(let key, let modifiers):
      try tree.press(key, modifiers: modifiers, focusing: "focus NAME")
    }
  }

  static var forms: [TextCommand.Form] {
    [
      TextCommand.Form(usage: "focus NAME", meaning: "move the focus"),
      TextCommand.Form(
        usage: "press KEY",
        meaning: "press a key, such as `return`, `a` or `command shift s`"
      ),
    ]
  }
}

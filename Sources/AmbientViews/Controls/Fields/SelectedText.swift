import AmbientCore

/// A text whose selection is bound to a value of the program.
struct SelectedText: FieldText {
  let text: Binding<String>
  let selection: Binding<TextSelection?>

  func string(in environment: EnvironmentValues) -> String { text.wrappedValue }

  /// Replaces the text, and puts the cursor after the characters that are new.
  func edit(_ new: String, in environment: EnvironmentValues) {
    let old = text.wrappedValue
    text.wrappedValue = new
    // The binding may have changed or rejected the text.
    let current = text.wrappedValue
    let end = Self.endOfChange(from: old, to: current)
    selection.wrappedValue = TextSelection(offsets: end..<end, in: current)
  }

  func describe(_ description: inout ElementDescription) {
    if let selection = selection.wrappedValue {
      let offsets = selection.offsets(in: text.wrappedValue)
      description[.selectionStart] = offsets.lowerBound
      description[.selectionEnd] = offsets.upperBound
    }
    description.on(SelectTextEvent.self) { event in
      selection.wrappedValue = TextSelection(offsets: event.characters, in: text.wrappedValue)
    }
  }

  /// Returns the position in `new` at which the part that differs from `old` ends.
  private static func endOfChange(from old: String, to new: String) -> Int {
    let common = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    let start = zip(old, new).prefix { $0 == $1 }.count
    // The equal characters at both ends can overlap, for example when `aa` becomes `a`. Then the
    // change ends where the equal characters at the start end.
    return max(new.count - common, min(start, new.count))
  }
}

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
    let cursor = selection.wrappedValue?.offsets(in: old).lowerBound
    let end = TextChange(from: Array(old), to: Array(current), at: cursor).new.upperBound
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
}

public import AmbientCore
public import Foundation

/// Editors of attributed strings.
extension TextEditor {
  /// Creates an editor of an attributed string.
  ///
  /// Characters that the user types get the attributes that
  /// ``AttributedTextSelection/typingAttributes(in:)`` returns. The detail ``TextRuns`` of the
  /// element has the styles of the characters.
  ///
  /// ```swift
  /// @State private var note = AttributedString("Autumn leaves")
  /// @State private var selection = AttributedTextSelection()
  ///
  /// TextEditor(text: $note, selection: $selection)
  /// ```
  ///
  /// - Parameters:
  ///   - text: A binding to the string.
  ///   - selection: A binding to the selection; nil if the program does not need the selection.
  public init(
    text: Binding<AttributedString>,
    selection: Binding<AttributedTextSelection>? = nil
  ) {
    self.init(source: .attributed(AttributedEditorText(text: text, selection: selection)))
  }
}

/// An attributed string that an editor shows and edits.
struct AttributedEditorText: FieldText {
  let text: Binding<AttributedString>
  let selection: Binding<AttributedTextSelection>?

  func string(in environment: EnvironmentValues) -> String {
    String(text.wrappedValue.characters)
  }

  /// Replaces the characters in which the new text differs from the current text.
  func edit(_ new: String, in environment: EnvironmentValues) {
    var string = text.wrappedValue
    let old = Array(string.characters)
    let new = Array(new)
    let current = selection?.wrappedValue
    let cursor = current?.offsets(in: string).lowerBound
    let change = TextChange(from: old, to: new, at: cursor)
    var changed = AttributedTextSelection(offsets: change.old)
    // If the change begins where the selection begins, the user has replaced the selection or typed
    // at the cursor. The new characters then get the typing attributes of the selection.
    if let current, cursor == change.old.lowerBound {
      changed.setTypingAttributes(current.typingAttributes(in: string))
    }
    string.replaceSelection(&changed, withCharacters: new[change.new])
    text.wrappedValue = string.constrained(by: environment.attributedTextFormatting)
    selection?.wrappedValue = changed
  }

  @MainActor func describe(_ description: inout ElementDescription) {
    guard let selection else { return }
    let offsets = selection.wrappedValue.offsets(in: text.wrappedValue)
    description[.selectionStart] = offsets.lowerBound
    description[.selectionEnd] = offsets.upperBound
    description.on(SelectTextEvent.self) { event in
      selection.wrappedValue = AttributedTextSelection(offsets: event.characters)
    }
  }

  /// Adds the styles of the characters to the description of an editor.
  @MainActor func describeRuns(
    _ description: inout ElementDescription,
    in environment: EnvironmentValues
  ) {
    let string = text.wrappedValue.constrained(by: environment.attributedTextFormatting)
    let inherited = environment.textStyle.characters
    let parts = Text(string).parts(in: environment)
    let styles = parts.map { $0.style.merged(over: inherited) }
    guard styles.contains(where: { $0 != inherited }) else { return }
    description.set(TextRuns(parts, styles, textCase: nil, in: environment))
  }
}

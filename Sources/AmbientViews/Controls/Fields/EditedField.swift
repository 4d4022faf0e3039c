import AmbientCore
import AmbientFoundation
import Foundation

/// A field that keeps the user's text until the user submits the text or leaves the field.
///
/// The field also runs actions, such as `onCommit` when the user submits the text.
struct EditedField<Label: View> {
  let value: any FieldValue
  let actions: FieldActions
  let prompt: Text?
  let axis: Axis
  let label: Label

  @State private var draft: FieldDraft?
  @FocusState private var isFocused: Bool

  init(
    value: any FieldValue,
    actions: FieldActions,
    prompt: Text?,
    axis: Axis,
    label: Label
  ) {
    self.value = value
    self.actions = actions
    self.prompt = prompt
    self.axis = axis
    self.label = label
  }
}

extension EditedField: View, LibraryView {
  var body: some View {
    let text = DraftText(
      value: value,
      draft: $draft,
      isFocused: $isFocused,
      onCommit: actions.onCommit
    )
    FieldElement(text: text, prompt: prompt, axis: axis, content: label)
      .focused($isFocused)
      .onChange(of: isFocused) { _, isFocused in
        if !isFocused { text.commit() }
        actions.onEditingChanged?(isFocused)
      }
  }
}

/// The text that the user has typed, but not submitted.
struct FieldDraft: Equatable {
  let text: String

  /// The text of the value before the edit, and the text of the new value if the edit wrote one.
  ///
  /// The draft is out of date if the current text of the value is not one of these texts.
  let valueTexts: [String]

  /// The locale of the field at the time of the edit; nil if none was set.
  let locale: Locale?
}

/// The text of a field: the draft if there is one, or else the text of the value.
private struct DraftText: FieldText {
  let value: any FieldValue
  let draft: Binding<FieldDraft?>
  let isFocused: FocusState<Bool>.Binding
  let onCommit: (() -> Void)?

  func string(in environment: EnvironmentValues) -> String {
    let text = value.string { environment.chosenLocale }
    guard let draft = draft.wrappedValue, draft.valueTexts.contains(text) else { return text }
    return draft.text
  }

  func edit(_ text: String, in environment: EnvironmentValues) {
    // Typing puts the focus into the field, so that leaving the field ends the editing.
    if !isFocused.wrappedValue { isFocused.wrappedValue = true }
    if let new = value.edit(text, in: environment.chosenLocale) { draft.wrappedValue = new }
  }

  func submit() {
    commit()
    onCommit?()
  }

  /// Removes the draft, and passes the draft's text to the value of the field.
  ///
  /// If the value has changed since the edit, the text is dropped.
  @MainActor func commit() {
    guard let last = draft.wrappedValue else { return }
    draft.wrappedValue = nil
    guard last.valueTexts.contains(value.string { last.locale }) else { return }
    value.commit(last.text, in: last.locale)
  }
}

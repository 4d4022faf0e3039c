import AmbientCore

/// The text of a field, and the functions that show and edit the text.
protocol FieldText {
  /// Returns the text that the field shows.
  @MainActor func string(in environment: EnvironmentValues) -> String

  /// Receives the whole text of the field after the user has changed the text.
  @MainActor func edit(_ text: String, in environment: EnvironmentValues)

  /// Called when the user submits the text, before the actions of `onSubmit` run.
  @MainActor func submit()

  /// Adds the attributes and actions that only this kind of text has.
  @MainActor func describe(_ description: inout ElementDescription)
}

extension FieldText {
  @MainActor func submit() {}

  @MainActor func describe(_ description: inout ElementDescription) {}
}

/// A text in a binding.
///
/// Each edit writes the new text to the binding.
struct PlainFieldText: FieldText {
  let text: Binding<String>
  var onCommit: (() -> Void)?

  func string(in environment: EnvironmentValues) -> String { text.wrappedValue }

  func edit(_ text: String, in environment: EnvironmentValues) { self.text.wrappedValue = text }

  func submit() { onCommit?() }
}

/// The element of a text field, which contains the label.
struct FieldElement<Source: FieldText, Label: View> {
  let text: Source
  let prompt: Text?
  let axis: Axis
  let content: Label
}

extension FieldElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.textField, editing: text, prompt, in: environment)
    let hasLines = axis == .vertical
    if hasLines { description[.axis] = "vertical" }
    environment.customTextStyle?.describeField(&description, hasLines: hasLines, in: environment)
    environment.customControlTraits?.describeField(&description, in: environment)
    return description
  }
}

extension ElementDescription {
  /// Creates the description of a text field or a secure field.
  @MainActor init(
    _ kind: ElementKind,
    editing text: some FieldText,
    _ prompt: Text?,
    in environment: EnvironmentValues
  ) {
    self.init(kind, isEnabled: environment.isEnabled, isFocusable: true)
    self[.text] = text.string(in: environment)
    self[.prompt] = prompt?.string(in: environment)
    self[.style] = environment.textFieldStyleName
    self[.submitLabel] = environment.submitLabel?.name
    self.on(EditEvent.self) { text.edit($0.text, in: environment) }
    self.on(SubmitEvent.self) { _ in
      text.submit()
      environment.submit(.text)
    }
    text.describe(&self)
    environment.customControlTraits?.input.completionTarget?.connect {
      text.edit($0, in: environment)
    }
  }
}

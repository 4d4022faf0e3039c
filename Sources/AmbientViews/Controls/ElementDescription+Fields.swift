import AmbientCore

extension ElementDescription {
  /// Creates the description of a control for editing a line of text.
  @MainActor init(
    _ kind: ElementKind,
    editing text: Binding<String>,
    _ prompt: Text?,
    in environment: EnvironmentValues
  ) {
    self.init(kind, isEnabled: environment.isEnabled, isFocusable: true)
    self[.text] = text.wrappedValue
    self[.prompt] = prompt?.string(in: environment)
    self[.style] = environment.textFieldStyleName
    self[.submitLabel] = environment.submitLabel?.name
    self.on(EditEvent.self) { text.wrappedValue = $0.text }
    self.on(SubmitEvent.self) { _ in environment.submit(.text) }
  }
}

public import AmbientCore

/// A control in which a line of text is written.
///
/// - Invalidation: When the text changes, the field is described again; no body runs that did not read
///   the text itself.
public struct TextField<Label: View> {
  private let text: Binding<String>
  private let prompt: Text?

  /// What the field is for.
  public let content: Label

  /// Makes a field with any label, and a prompt that shows while nothing is written.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    content = label()
  }
}

extension TextField: ElementView {
  /// Describes the field.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(
      .textField,
      isEnabled: environment.isEnabled,
      isFocusable: true
    )
    description[.text] = text.wrappedValue
    description[.prompt] = prompt?.string
    description[.style] = environment.textFieldStyleName
    environment.unusualControlTraits?.describeField(&description, in: environment)
    description[.submitLabel] = environment.submitLabel?.name
    description.on(EditEvent.self) { text.wrappedValue = $0.text }
    description.on(SubmitEvent.self) { _ in environment.submit(.text) }
    return description
  }
}

extension TextField where Label == Text {
  /// Makes a field with a title.
  public init(_ title: String, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Makes a field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

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
    var attributes: [String: ElementValue] = ["text": .string(text.wrappedValue)]
    attributes["prompt"] = prompt.map { .string($0.string) }
    attributes["style"] = environment.textFieldStyleName.map(ElementValue.string)
    attributes.add(environment.unusualControlTraits?.fieldAttributes(in: environment))
    attributes["submitLabel"] = environment.submitLabel.map { .string($0.name) }
    return ElementDescription(
      .textField,
      attributes: attributes,
      isEnabled: environment.isEnabled,
      isFocusable: true
    ) { event in
      switch event {
      case .edit(let text): self.text.wrappedValue = text
      case .submit: environment.submit(.text)
      default: break
      }
    }
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

public import AmbientCore

/// A control for editing a line of text.
///
/// ```swift
/// TextField("Name", text: $name, prompt: Text("Required"))
///   .onSubmit { save() }
/// ```
///
/// Hosts see an element of kind `textField` that takes `EditEvent` and `SubmitEvent`, and that can
/// have the focus.
///
/// - Invalidation: When the text changes, the element of the field is described again. A body runs
///   only if it read the text itself.
public struct TextField<Label: View> {
  private let text: Binding<String>
  private let prompt: Text?

  /// The label of the field.
  public let content: Label

  /// Creates a field with a view as its label.
  ///
  /// - Parameters:
  ///   - text: A binding to the text.
  ///   - prompt: The text that the field shows while it is empty; nil for none.
  ///   - label: The views that describe the text.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    content = label()
  }
}

extension TextField: ElementView {
  /// Describes an element of kind `textField`, which takes `EditEvent` and `SubmitEvent`.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(
      .textField,
      isEnabled: environment.isEnabled,
      isFocusable: true
    )
    description[.text] = text.wrappedValue
    description[.prompt] = prompt?.string
    description[.style] = environment.textFieldStyleName
    environment.customControlTraits?.describeField(&description, in: environment)
    description[.submitLabel] = environment.submitLabel?.name
    description.on(EditEvent.self) { text.wrappedValue = $0.text }
    description.on(SubmitEvent.self) { _ in environment.submit(.text) }
    return description
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title, and a prompt that is shown while the field is empty.
  public init(_ title: String, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a field with a title, and a prompt that is shown while the field is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

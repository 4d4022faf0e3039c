public import AmbientCore

/// A control for editing a line of text, or several lines.
///
/// ```swift
/// TextField("Name", text: $name, prompt: Text("Required"))
///   .onSubmit { save() }
/// ```
///
/// While the field is empty, it shows its prompt. If it has none, it shows its label.
///
/// A field with a vertical axis grows with the lines of its text, from the lines that `lineLimit`
/// reserves up to its limit:
///
/// ```swift
/// TextField("Note", text: $note, axis: .vertical)
///   .lineLimit(2...5)
/// ```
///
/// Hosts see an element of kind `textField` that takes `EditEvent` and `SubmitEvent`, and that can
/// have the focus.
///
/// - Invalidation: When the text changes, the element of the field is updated. A body runs
///   only if it read the text itself.
public struct TextField<Label: View> {
  private let text: Binding<String>
  private let prompt: Text?
  private let axis: Axis

  /// The label of the field.
  public let content: Label

  /// Creates a field with a view as its label.
  ///
  /// - Parameters:
  ///   - text: A binding to the text.
  ///   - prompt: The text that the field shows while it is empty; nil for the label.
  ///   - label: The views that describe the text.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, axis: .horizontal, label: label)
  }

  /// Creates a field with a view as its label, which may have several lines.
  ///
  /// - Parameters:
  ///   - text: A binding to the text.
  ///   - prompt: The text that the field shows while it is empty; nil for the label.
  ///   - axis: The axis along which a long text continues: horizontal for one line, vertical for
  ///     several lines.
  ///   - label: The views that describe the text.
  public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis,
    @ViewBuilder label: () -> Label
  ) {
    self.text = text
    self.prompt = prompt
    self.axis = axis
    content = label()
  }
}

extension TextField: ElementView {
  /// Describes an element of kind `textField`, which takes `EditEvent` and `SubmitEvent`.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.textField, editing: text, prompt, in: environment)
    let hasLines = axis == .vertical
    if hasLines { description[.axis] = "vertical" }
    environment.customTextStyle?.describeField(&description, hasLines: hasLines, in: environment)
    environment.customControlTraits?.describeField(&description, in: environment)
    return description
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title, and a prompt that is shown while the field is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with a title, and a prompt that is shown while the field is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a field with a title, which may have several lines.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - text: A binding to the text.
  ///   - prompt: The text that the field shows while it is empty; nil for the title.
  ///   - axis: The axis along which a long text continues: horizontal for one line, vertical for
  ///     several lines.
  public init(_ title: String, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  /// Creates a field with a title, which may have several lines.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - text: A binding to the text.
  ///   - prompt: The text that the field shows while it is empty; nil for the title.
  ///   - axis: The axis along which a long text continues: horizontal for one line, vertical for
  ///     several lines.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }
}

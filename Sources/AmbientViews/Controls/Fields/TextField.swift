public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// A control for editing a text, or a value that a format converts to a text.
///
/// ```swift
/// TextField("Name", text: $name, prompt: Text("Required"))
///   .onSubmit { save() }
/// ```
///
/// An empty field shows its prompt, or its label if it has no prompt.
///
/// A field with a vertical axis grows with the number of lines in its text. The modifier
/// `lineLimit` sets the least and the greatest number of lines:
///
/// ```swift
/// TextField("Note", text: $note, axis: .vertical)
///   .lineLimit(2...5)
/// ```
///
/// A field with a format edits a value:
///
/// ```swift
/// TextField("Price", value: $price, format: .currency(code: "EUR"))
/// ```
///
/// While the user types in a field with a format, the field converts the text to a value, and
/// writes the value. When the user submits the text, or when the field loses the focus, the field
/// shows the formatted value again.
///
/// Hosts see an element of kind `textField` that takes `EditEvent` and `SubmitEvent`, and that can
/// have the focus.
///
/// - Invalidation: When the text changes, the element of the field is updated. A body runs
///   only if the body has read the text.
public struct TextField<Label: View> {
  private let source: FieldSource
  private let prompt: Text?
  private let axis: Axis
  private let label: Label

  @Environment(\.textFieldStyles) private var styles

  init(_ source: FieldSource, _ prompt: Text?, _ axis: Axis = .horizontal, label: Label) {
    self.source = source
    self.prompt = prompt
    self.axis = axis
    self.label = label
  }

  /// Creates a field with a view as its label.
  ///
  /// - Parameters:
  ///   - text: A binding to the text.
  ///   - prompt: The text that an empty field shows; nil to show the label.
  ///   - label: The views that describe the text.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(.text(text), prompt, label: label())
  }

  /// Creates a field that may have several lines and has a view as its label.
  ///
  /// - Parameters:
  ///   - text: A binding to the text.
  ///   - prompt: The text that an empty field shows; nil to show the label.
  ///   - axis: The axis along which a long text continues: horizontal for one line, vertical for
  ///     several lines.
  ///   - label: The views that describe the text.
  public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.text(text), prompt, axis, label: label())
  }
}

extension TextField: View, LibraryView {
  /// The element of the field, or the view that the style of the field makes.
  public var body: some View {
    if case .style(let style, let outer) = styles, let styled = style.show(forStyle, outer: outer) {
      styled
    } else {
      element
    }
  }

  /// Returns the field with a type-erased label, for the body of a style.
  private func forStyle() -> TextField<_TextFieldStyleLabel> {
    TextField<_TextFieldStyleLabel>(
      source,
      prompt,
      axis,
      label: _TextFieldStyleLabel(view: AnyView(label))
    )
  }

  @ViewBuilder private var element: some View {
    switch source {
    case .text(let text):
      FieldElement(text: PlainFieldText(text: text), prompt: prompt, axis: axis, content: label)
    case .selection(let text, let selection):
      FieldElement(
        text: SelectedText(text: text, selection: selection),
        prompt: prompt,
        axis: axis,
        content: label
      )
    case .value(let value, let actions):
      EditedField(value: value, actions: actions, prompt: prompt, axis: axis, label: label)
    }
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title, and a prompt that is shown while the field is empty.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the field.
  ///   - text: A binding to the text.
  ///   - prompt: The text that an empty field shows; nil to show the title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(.text(text), prompt, label: Text(titleKey))
  }

  /// Creates a field with a title, and a prompt that is shown while the field is empty.
  ///
  /// - Parameters:
  ///   - title: The title of the field.
  ///   - text: A binding to the text.
  ///   - prompt: The text that an empty field shows; nil to show the title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(.text(text), prompt, label: Text(title))
  }

  /// Creates a field with a title, and a prompt that is shown while the field is empty.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the field.
  ///   - text: A binding to the text.
  ///   - prompt: The text that an empty field shows; nil to show the title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil)
  {
    self.init(.text(text), prompt, label: Text(titleResource))
  }

  /// Creates a field that may have several lines and has a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - text: A binding to the text.
  ///   - prompt: The text that an empty field shows; nil to show the title.
  ///   - axis: The axis along which a long text continues: horizontal for one line, vertical for
  ///     several lines.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(.text(text), prompt, axis, label: Text(titleKey))
  }

  /// Creates a field that may have several lines and has a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - text: A binding to the text.
  ///   - prompt: The text that an empty field shows; nil to show the title.
  ///   - axis: The axis along which a long text continues: horizontal for one line, vertical for
  ///     several lines.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(.text(text), prompt, axis, label: Text(title))
  }

  /// Creates a field that may have several lines and has a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - text: A binding to the text.
  ///   - prompt: The text that an empty field shows; nil to show the title.
  ///   - axis: The axis along which a long text continues: horizontal for one line, vertical for
  ///     several lines.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(.text(text), prompt, axis, label: Text(titleResource))
  }
}

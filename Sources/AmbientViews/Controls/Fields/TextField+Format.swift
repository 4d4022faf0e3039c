public import AmbientCore
public import Foundation

/// Fields that edit a formatted value.
///
/// ```swift
/// TextField("Servings", value: $servings, format: .number)
/// ```
extension TextField where Label == Text {
  /// Creates a field that has a title and edits a formatted value.
  ///
  /// While the user types, the field converts the text to a value, and writes the value. If the
  /// format cannot read the text, the value does not change. When the user submits the text, or
  /// when the field loses the focus, the field shows the formatted value again.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - value: A binding to the value.
  ///   - format: The format. A locale in the environment replaces the format's locale.
  ///   - prompt: The text that an empty field shows; nil to show the title.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      .value(FormattedFieldValue(value: value, format: format), FieldActions()),
      prompt,
      label: Text(titleKey)
    )
  }

  /// Creates a field that has a title and edits a formatted value.
  ///
  /// While the user types, the field converts the text to a value, and writes the value. If the
  /// format cannot read the text, the value does not change. When the user submits the text, or
  /// when the field loses the focus, the field shows the formatted value again.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: A binding to the value.
  ///   - format: The format. A locale in the environment replaces the format's locale.
  ///   - prompt: The text that an empty field shows; nil to show the title.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      .value(FormattedFieldValue(value: value, format: format), FieldActions()),
      prompt,
      label: Text(title)
    )
  }

  /// Creates a field that has a title and edits a formatted value.
  ///
  /// While the user types, the field converts the text to a value, and writes the value. If the
  /// format cannot read the text, the value does not change. When the user submits the text, or
  /// when the field loses the focus, the field shows the formatted value again.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - value: A binding to the value.
  ///   - format: The format. A locale in the environment replaces the format's locale.
  ///   - prompt: The text that an empty field shows; nil to show the title.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
  }

  /// Creates a field that has a title and edits an optional, formatted value.
  ///
  /// While the user types, the field converts the text to a value, and writes the value. The value
  /// becomes nil if the text is empty, or if the format cannot read the text. When the user submits
  /// the text, or when the field loses the focus, the field shows the formatted value again.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - value: A binding to the value; an empty text means nil.
  ///   - format: The format. A locale in the environment replaces the format's locale.
  ///   - prompt: The text that an empty field shows; nil to show the title.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      .value(OptionalFieldValue(value: value, format: format), FieldActions()),
      prompt,
      label: Text(titleKey)
    )
  }

  /// Creates a field that has a title and edits an optional, formatted value.
  ///
  /// While the user types, the field converts the text to a value, and writes the value. The value
  /// becomes nil if the text is empty, or if the format cannot read the text. When the user submits
  /// the text, or when the field loses the focus, the field shows the formatted value again.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: A binding to the value; an empty text means nil.
  ///   - format: The format. A locale in the environment replaces the format's locale.
  ///   - prompt: The text that an empty field shows; nil to show the title.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      .value(OptionalFieldValue(value: value, format: format), FieldActions()),
      prompt,
      label: Text(title)
    )
  }

  /// Creates a field that has a title and edits an optional, formatted value.
  ///
  /// While the user types, the field converts the text to a value, and writes the value. The value
  /// becomes nil if the text is empty, or if the format cannot read the text. When the user submits
  /// the text, or when the field loses the focus, the field shows the formatted value again.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - value: A binding to the value; an empty text means nil.
  ///   - format: The format. A locale in the environment replaces the format's locale.
  ///   - prompt: The text that an empty field shows; nil to show the title.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
  }
}

/// Fields that have a view as their label and edit a formatted value.
extension TextField {
  /// Creates a field that has a view as its label and edits a formatted value.
  ///
  /// While the user types, the field converts the text to a value, and writes the value. If the
  /// format cannot read the text, the value does not change. When the user submits the text, or
  /// when the field loses the focus, the field shows the formatted value again.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - format: The format. A locale in the environment replaces the format's locale.
  ///   - prompt: The text that an empty field shows; nil to show the label.
  ///   - label: The views that describe the value.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      .value(FormattedFieldValue(value: value, format: format), FieldActions()),
      prompt,
      label: label()
    )
  }

  /// Creates a field that has a view as its label and edits an optional, formatted value.
  ///
  /// While the user types, the field converts the text to a value, and writes the value. The value
  /// becomes nil if the text is empty, or if the format cannot read the text. When the user submits
  /// the text, or when the field loses the focus, the field shows the formatted value again.
  ///
  /// - Parameters:
  ///   - value: A binding to the value; an empty text means nil.
  ///   - format: The format. A locale in the environment replaces the format's locale.
  ///   - prompt: The text that an empty field shows; nil to show the label.
  ///   - label: The views that describe the value.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      .value(OptionalFieldValue(value: value, format: format), FieldActions()),
      prompt,
      label: label()
    )
  }
}

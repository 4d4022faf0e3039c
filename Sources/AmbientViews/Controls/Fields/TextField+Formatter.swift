public import AmbientCore
public import Foundation

/// Fields that edit a value with a formatter.
extension TextField where Label == Text {
  /// Creates a field with a title, for a value that a formatter converts.
  ///
  /// While the user types, the binding does not change. When the user submits the text, or when the
  /// field loses the focus, the formatter reads the text, and the field writes the value. If the
  /// formatter cannot read the text, a value of an optional type becomes nil. A value of any other
  /// type does not change, and the field shows the value again.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - value: A binding to the value.
  ///   - formatter: The formatter, which ignores the locale of the environment. Outside of Apple
  ///     platforms, the formatter must be a `NumberFormatter`, a `DateFormatter` or an
  ///     `ISO8601DateFormatter`.
  ///   - prompt: The text that an empty field shows; nil to show the title.
  public init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(
      .value(FormatterFieldValue(value: value, formatter: formatter), FieldActions()),
      prompt,
      label: Text(titleKey)
    )
  }

  /// Creates a field with a title, for a value that a formatter converts.
  ///
  /// While the user types, the binding does not change. When the user submits the text, or when the
  /// field loses the focus, the formatter reads the text, and the field writes the value. If the
  /// formatter cannot read the text, a value of an optional type becomes nil. A value of any other
  /// type does not change, and the field shows the value again.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: A binding to the value.
  ///   - formatter: The formatter, which ignores the locale of the environment. Outside of Apple
  ///     platforms, the formatter must be a `NumberFormatter`, a `DateFormatter` or an
  ///     `ISO8601DateFormatter`.
  ///   - prompt: The text that an empty field shows; nil to show the title.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S,
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(
      .value(FormatterFieldValue(value: value, formatter: formatter), FieldActions()),
      prompt,
      label: Text(title)
    )
  }

  /// Creates a field with a title, for a value that a formatter converts.
  ///
  /// While the user types, the binding does not change. When the user submits the text, or when the
  /// field loses the focus, the formatter reads the text, and the field writes the value. If the
  /// formatter cannot read the text, a value of an optional type becomes nil. A value of any other
  /// type does not change, and the field shows the value again.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - value: A binding to the value.
  ///   - formatter: The formatter, which ignores the locale of the environment. Outside of Apple
  ///     platforms, the formatter must be a `NumberFormatter`, a `DateFormatter` or an
  ///     `ISO8601DateFormatter`.
  ///   - prompt: The text that an empty field shows; nil to show the title.
  @_disfavoredOverload
  public init<V>(
    _ titleResource: LocalizedStringResource,
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(
      .value(FormatterFieldValue(value: value, formatter: formatter), FieldActions()),
      prompt,
      label: Text(titleResource)
    )
  }
}

/// Fields with a view as their label, for a value that a formatter converts.
extension TextField {
  /// Creates a field with a view as its label, for a value that a formatter converts.
  ///
  /// While the user types, the binding does not change. When the user submits the text, or when the
  /// field loses the focus, the formatter reads the text, and the field writes the value. If the
  /// formatter cannot read the text, a value of an optional type becomes nil. A value of any other
  /// type does not change, and the field shows the value again.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - formatter: The formatter, which ignores the locale of the environment. Outside of Apple
  ///     platforms, the formatter must be a `NumberFormatter`, a `DateFormatter` or an
  ///     `ISO8601DateFormatter`.
  ///   - prompt: The text that an empty field shows; nil to show the label.
  ///   - label: The views that describe the value.
  public init<V>(
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      .value(FormatterFieldValue(value: value, formatter: formatter), FieldActions()),
      prompt,
      label: label()
    )
  }
}

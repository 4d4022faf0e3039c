public import AmbientCore
public import Foundation

/// Older initializers that take a formatter and actions.
///
/// Newer code uses `onSubmit` and `focused` instead of the actions.
extension TextField where Label == Text {
  /// Creates a field with a title and actions, for a value that a formatter converts.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - value: A binding to the value.
  ///   - formatter: The formatter, which ignores the locale of the environment. Outside of Apple
  ///     platforms, the formatter must be a `NumberFormatter`, a `DateFormatter` or an
  ///     `ISO8601DateFormatter`.
  ///   - onEditingChanged: Runs with true when the field gets the focus, and with false when it
  ///     loses the focus.
  ///   - onCommit: Runs when the user submits the text, before the actions of `onSubmit`.
  public init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    let actions = FieldActions(onEditingChanged: onEditingChanged, onCommit: onCommit)
    let value = FormatterFieldValue(value: value, formatter: formatter)
    self.init(.value(value, actions), nil, label: Text(titleKey))
  }

  /// Creates a field with a title and actions, for a value that a formatter converts.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: A binding to the value.
  ///   - formatter: The formatter, which ignores the locale of the environment. Outside of Apple
  ///     platforms, the formatter must be a `NumberFormatter`, a `DateFormatter` or an
  ///     `ISO8601DateFormatter`.
  ///   - onEditingChanged: Runs with true when the field gets the focus, and with false when it
  ///     loses the focus.
  ///   - onCommit: Runs when the user submits the text, before the actions of `onSubmit`.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S,
    value: Binding<V>,
    formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    let actions = FieldActions(onEditingChanged: onEditingChanged, onCommit: onCommit)
    let value = FormatterFieldValue(value: value, formatter: formatter)
    self.init(.value(value, actions), nil, label: Text(title))
  }

  /// Creates a field with a title and an action, for a value that a formatter converts.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - value: A binding to the value.
  ///   - formatter: The formatter, which ignores the locale of the environment. Outside of Apple
  ///     platforms, the formatter must be a `NumberFormatter`, a `DateFormatter` or an
  ///     `ISO8601DateFormatter`.
  ///   - onEditingChanged: Runs with true when the field gets the focus, and with false when it
  ///     loses the focus.
  public init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    let actions = FieldActions(onEditingChanged: onEditingChanged)
    let value = FormatterFieldValue(value: value, formatter: formatter)
    self.init(.value(value, actions), nil, label: Text(titleKey))
  }

  /// Creates a field with a title and an action, for a value that a formatter converts.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: A binding to the value.
  ///   - formatter: The formatter, which ignores the locale of the environment. Outside of Apple
  ///     platforms, the formatter must be a `NumberFormatter`, a `DateFormatter` or an
  ///     `ISO8601DateFormatter`.
  ///   - onEditingChanged: Runs with true when the field gets the focus, and with false when it
  ///     loses the focus.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S,
    value: Binding<V>,
    formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    let actions = FieldActions(onEditingChanged: onEditingChanged)
    let value = FormatterFieldValue(value: value, formatter: formatter)
    self.init(.value(value, actions), nil, label: Text(title))
  }

  /// Creates a field with a title and an action, for a value that a formatter converts.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - value: A binding to the value.
  ///   - formatter: The formatter, which ignores the locale of the environment. Outside of Apple
  ///     platforms, the formatter must be a `NumberFormatter`, a `DateFormatter` or an
  ///     `ISO8601DateFormatter`.
  ///   - onCommit: Runs when the user submits the text, before the actions of `onSubmit`.
  public init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    let actions = FieldActions(onCommit: onCommit)
    let value = FormatterFieldValue(value: value, formatter: formatter)
    self.init(.value(value, actions), nil, label: Text(titleKey))
  }

  /// Creates a field with a title and an action, for a value that a formatter converts.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: A binding to the value.
  ///   - formatter: The formatter, which ignores the locale of the environment. Outside of Apple
  ///     platforms, the formatter must be a `NumberFormatter`, a `DateFormatter` or an
  ///     `ISO8601DateFormatter`.
  ///   - onCommit: Runs when the user submits the text, before the actions of `onSubmit`.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S,
    value: Binding<V>,
    formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    let actions = FieldActions(onCommit: onCommit)
    let value = FormatterFieldValue(value: value, formatter: formatter)
    self.init(.value(value, actions), nil, label: Text(title))
  }
}

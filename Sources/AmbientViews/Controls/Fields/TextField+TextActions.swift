public import AmbientCore

// Each combination of the two actions has a separate initializer, as in SwiftUI. If a single
// initializer had default arguments instead, a call without actions would be ambiguous.

/// Older initializers that take actions.
///
/// Newer code uses `onSubmit` and `focused` instead of the actions.
extension TextField where Label == Text {
  /// Creates a field with a title and actions.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - text: A binding to the text.
  ///   - onEditingChanged: Runs with true when the field gets the focus, and with false when it
  ///     loses the focus.
  ///   - onCommit: Runs when the user submits the text, before the actions of `onSubmit`.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    let actions = FieldActions(onEditingChanged: onEditingChanged, onCommit: onCommit)
    self.init(.value(TextFieldValue(text: text), actions), nil, label: Text(titleKey))
  }

  /// Creates a field with a title and actions.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - text: A binding to the text.
  ///   - onEditingChanged: Runs with true when the field gets the focus, and with false when it
  ///     loses the focus.
  ///   - onCommit: Runs when the user submits the text, before the actions of `onSubmit`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    let actions = FieldActions(onEditingChanged: onEditingChanged, onCommit: onCommit)
    self.init(.value(TextFieldValue(text: text), actions), nil, label: Text(title))
  }

  /// Creates a field with a title and an action.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - text: A binding to the text.
  ///   - onEditingChanged: Runs with true when the field gets the focus, and with false when it
  ///     loses the focus.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    let actions = FieldActions(onEditingChanged: onEditingChanged)
    self.init(.value(TextFieldValue(text: text), actions), nil, label: Text(titleKey))
  }

  /// Creates a field with a title and an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - text: A binding to the text.
  ///   - onEditingChanged: Runs with true when the field gets the focus, and with false when it
  ///     loses the focus.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    let actions = FieldActions(onEditingChanged: onEditingChanged)
    self.init(.value(TextFieldValue(text: text), actions), nil, label: Text(title))
  }

  /// Creates a field with a title and an action.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - text: A binding to the text.
  ///   - onCommit: Runs when the user submits the text, before the actions of `onSubmit`.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    let actions = FieldActions(onCommit: onCommit)
    self.init(.value(TextFieldValue(text: text), actions), nil, label: Text(titleKey))
  }

  /// Creates a field with a title and an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - text: A binding to the text.
  ///   - onCommit: Runs when the user submits the text, before the actions of `onSubmit`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    let actions = FieldActions(onCommit: onCommit)
    self.init(.value(TextFieldValue(text: text), actions), nil, label: Text(title))
  }
}

public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// A control for editing a line of text that hosts do not show, such as a password.
///
/// ```swift
/// SecureField("Password", text: $password, prompt: Text("Required"))
///   .onSubmit { signIn() }
/// ```
///
/// Hosts see an element of kind `secureField` that takes `EditEvent` and `SubmitEvent`, and that
/// can have the focus. Its attribute `text` is the text that the user typed. The host must not show
/// this text. Instead, the host shows a symbol, such as a dot, for each character.
///
/// - Invalidation: When the text changes, the element of the field is updated. A body runs
///   only if the body has read the text.
public struct SecureField<Label: View> {
  private let text: Binding<String>
  private let prompt: Text?
  private let onCommit: (() -> Void)?

  /// The label of the field.
  public let content: Label

  /// Creates a field with a view as its label.
  ///
  /// - Parameters:
  ///   - text: A binding to the text.
  ///   - prompt: The text that an empty field shows; nil to show the label.
  ///   - label: The views that describe the text.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, prompt, label: label())
  }

  private init(
    _ text: Binding<String>,
    _ prompt: Text?,
    label: Label,
    onCommit: (() -> Void)? = nil
  ) {
    self.text = text
    self.prompt = prompt
    self.onCommit = onCommit
    content = label
  }
}

extension SecureField: ElementView {
  /// Describes an element of kind `secureField`, which takes `EditEvent` and `SubmitEvent`.
  ///
  /// - Parameter environment: The environment of the view.
  /// - Returns: The description.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(
      .secureField,
      editing: PlainFieldText(text: text, onCommit: onCommit),
      prompt,
      in: environment
    )
    environment.customTextStyle?.describeField(&description, hasLines: false, in: environment)
    environment.customControlTraits?.describeSecureField(&description, in: environment)
    return description
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a title, and a prompt that is shown while the field is empty.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the field.
  ///   - text: A binding to the text.
  ///   - prompt: The text that an empty field shows; nil to show the title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with a title, and a prompt that is shown while the field is empty.
  ///
  /// - Parameters:
  ///   - title: The title of the field.
  ///   - text: A binding to the text.
  ///   - prompt: The text that an empty field shows; nil to show the title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
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
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }

  /// Creates a field with a title, and with an action.
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
    self.init(text, nil, label: Text(titleKey), onCommit: onCommit)
  }

  /// Creates a field with a title, and with an action.
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
    self.init(text, nil, label: Text(title), onCommit: onCommit)
  }
}

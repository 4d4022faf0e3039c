public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// A button that asks the user for a text.
///
/// ```swift
/// TextFieldLink("Add a note") { notes.append($0) }
/// ```
///
/// A press presents an alert with a field, the button "Done", and the button "Cancel".
public struct TextFieldLink<Label: View> {
  private let prompt: Text?
  private let label: Label
  private let onSubmit: @MainActor (String) -> Void

  @State private var isPresented = false
  @State private var text = ""

  /// Creates a button with a view as its label.
  ///
  /// - Parameters:
  ///   - prompt: The text that says what to enter.
  ///   - label: The label of the button.
  ///   - onSubmit: Receives the text when the user presses "Done".
  @preconcurrency
  public init(
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label,
    onSubmit: @escaping @MainActor (String) -> Void
  ) {
    self.prompt = prompt
    self.label = label()
    self.onSubmit = onSubmit
  }
}

extension TextFieldLink where Label == Text {
  /// Creates a button with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the button.
  ///   - prompt: The text that says what to enter.
  ///   - onSubmit: Receives the text when the user presses "Done".
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey,
    prompt: Text? = nil,
    onSubmit: @escaping @MainActor (String) -> Void
  ) {
    self.init(prompt: prompt, label: { Text(titleKey) }, onSubmit: onSubmit)
  }

  /// Creates a button with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - prompt: The text that says what to enter.
  ///   - onSubmit: Receives the text when the user presses "Done".
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S,
    prompt: Text? = nil,
    onSubmit: @escaping @MainActor (String) -> Void
  ) {
    self.init(prompt: prompt, label: { Text(title) }, onSubmit: onSubmit)
  }

  /// Creates a button with a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the button.
  ///   - prompt: The text that says what to enter.
  ///   - onSubmit: Receives the text when the user presses "Done".
  @preconcurrency
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    prompt: Text? = nil,
    onSubmit: @escaping @MainActor (String) -> Void
  ) {
    self.init(prompt: prompt, label: { Text(titleResource) }, onSubmit: onSubmit)
  }
}

extension TextFieldLink: View, LibraryView {
  /// The button, which presents the alert.
  public var body: some View {
    Button {
      text = ""
      isPresented = true
    } label: {
      label
    }
    .alert(prompt ?? Text(verbatim: ""), isPresented: $isPresented) {
      TextField(text: $text, prompt: prompt) { prompt }
      Button("Done") { onSubmit(text) }
      Button("Cancel", role: .cancel) {}
    }
  }
}

public import AmbientCore

/// A value that describes an alert, for the older `alert` modifiers.
///
/// Prefer `alert(_:isPresented:actions:message:)`, which needs no `Alert`.
public struct Alert {
  /// A button of an alert.
  ///
  /// Each button dismisses the alert after its action.
  public struct Button {
    let label: Text
    private(set) var role: ButtonRole?
    let action: (() -> Void)?

    /// Returns a button without a role.
    ///
    /// - Parameters:
    ///   - label: The label of the button.
    ///   - action: Runs when the user presses the button; nil for a button that only dismisses the
    ///     alert.
    /// - Returns: The button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, action: action)
    }

    /// Returns a button with the role `.cancel`.
    ///
    /// - Parameters:
    ///   - label: The label of the button.
    ///   - action: Runs when the user presses the button; nil for a button that only dismisses the
    ///     alert.
    /// - Returns: The button.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// Returns a button with the role `.cancel` and the label "Cancel".
    ///
    /// - Parameter action: The action of the button; nil for none.
    /// - Returns: The button.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    /// Returns a button with the role `.destructive`.
    ///
    /// - Parameters:
    ///   - label: The label of the button.
    ///   - action: Runs when the user presses the button; nil for a button that only dismisses the
    ///     alert.
    /// - Returns: The button.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }

  fileprivate let title: Text
  fileprivate let message: Text?
  fileprivate let first: Button?
  fileprivate var second: Button?

  /// Creates an alert with one button.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The text below the title.
  ///   - dismissButton: The button; nil for a button "OK" without an action.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    first = dismissButton
  }

  /// Creates an alert with two buttons.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The text below the title.
  ///   - primaryButton: The first button.
  ///   - secondaryButton: The second button.
  public init(
    title: Text,
    message: Text? = nil,
    primaryButton: Button,
    secondaryButton: Button
  ) {
    self.init(title: title, message: message, dismissButton: primaryButton)
    second = secondaryButton
  }
}

extension View {
  /// Presents an alert while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the alert is presented. Dismissing the alert sets the binding to
  ///     false.
  ///   - content: Returns the alert.
  /// - Returns: A view that presents the alert.
  public nonisolated func alert(
    isPresented: Binding<Bool>,
    content: @escaping () -> Alert
  ) -> some View {
    modifier(
      PresentationModifier(trigger: FlagTrigger(isPresented: isPresented)) { content().presented }
    )
  }

  /// Presents an alert while a binding has an item.
  ///
  /// An item with a different identity gets a new alert.
  ///
  /// - Parameters:
  ///   - item: The item. Dismissing the alert sets the binding to nil.
  ///   - content: Returns the alert for an item.
  /// - Returns: A view that presents the alert.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>,
    content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(PresentationModifier(trigger: ItemTrigger(item: item)) { content($0).presented })
  }
}

extension Alert {
  fileprivate var presented: Presented<some View> {
    Presented(
      kind: .alert,
      presentation: .dialog,
      title: title,
      content: Dialog(.alert, actions: AlertButtons(buttons: buttons), message: message)
    )
  }

  private var buttons: [Button] { [first, second].compactMap(\.self) }
}

/// The buttons of an ``Alert`` or an ``ActionSheet``.
struct AlertButtons {
  let buttons: [Alert.Button]
}

extension AlertButtons: LibraryView {
  var body: some View {
    ForEach(buttons.indices, id: \.self) { view(of: buttons[$0]) }
  }

  @MainActor private func view(of button: Alert.Button) -> some View {
    Button(role: button.role, action: { button.action?() }, label: { button.label })
  }
}

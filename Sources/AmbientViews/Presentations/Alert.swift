public import AmbientCore

/// An alert as a value: the older form of `alert(_:isPresented:actions:message:)`.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    fileprivate let label: Text
    fileprivate var role: ButtonRole?
    fileprivate let action: (() -> Void)?

    /// A button without a special role.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, action: action)
    }

    /// A button that leaves things as they are.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// A button that leaves things as they are, with the usual label.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    /// A button that does something which cannot be undone.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }

  fileprivate let title: Text
  fileprivate let message: Text?
  fileprivate let first: Button?
  fileprivate var second: Button?

  /// Makes an alert with one button; nil for "OK".
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    first = dismissButton
  }

  /// Makes an alert with two buttons.
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
  public nonisolated func alert(
    isPresented: Binding<Bool>,
    content: @escaping () -> Alert
  ) -> some View {
    modifier(
      PresentationModifier(trigger: FlagTrigger(isPresented: isPresented)) { content().presented }
    )
  }

  /// Presents an alert for an item while there is one.
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
      title: title.string,
      content: Dialog(.alert, actions: AlertButtons(alert: self), message: message)
    )
  }
}

private struct AlertButtons {
  let alert: Alert
}

extension AlertButtons: LibraryView {
  var body: some View {
    if let button = alert.first { view(of: button) }
    if let button = alert.second { view(of: button) }
  }

  @MainActor private func view(of button: Alert.Button) -> some View {
    Button(role: button.role, action: { button.action?() }, label: { button.label })
  }
}

public import AmbientCore

extension Button where Label == DefaultButtonLabel {
  /// Creates a button whose role determines its label: Cancel, Close, Confirm or Delete.
  ///
  /// - Parameters:
  ///   - role: The purpose of the button. Hosts see the role as the attribute `role`.
  ///   - action: The closure that a press runs.
  @preconcurrency
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// The label of a button that was created with a role and without a label.
public struct DefaultButtonLabel {
  let role: ButtonRole
}

extension DefaultButtonLabel: View, LibraryView {
  /// A text that names the role.
  public var body: some View {
    switch role {
    case .cancel: Text("Cancel")
    case .close: Text("Close")
    case .destructive: Text("Delete")
    default: Text("Confirm")
    }
  }
}

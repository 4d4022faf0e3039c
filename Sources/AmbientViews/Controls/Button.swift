public import AmbientCore

/// A control that does something when it is pressed.
public struct Button<Label: View> {
  let action: @MainActor () -> Void

  /// What it shows.
  public let content: Label

  /// Makes a button with any label.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    content = label()
  }
}

extension Button: ElementView {
  /// Describes the button.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    ElementDescription("Button") { event in
      if event == .press { action() }
    }
  }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  public init(_ title: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

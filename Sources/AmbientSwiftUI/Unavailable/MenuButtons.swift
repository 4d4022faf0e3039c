public import AmbientCore

/// A button that opens a menu.
@available(
  *,
  unavailable,
  message: "SwiftUI deprecated MenuButton, and Ambient does not have it. Use Menu."
)
public struct MenuButton<Label: View, Content: View>: View {
  /// Nothing: the view cannot be used.
  public var body: some View { EmptyView() }

  /// Creates a button that opens a menu.
  ///
  /// - Parameters:
  ///   - label: The view in the button.
  ///   - content: Returns the controls of the menu.
  public init(label: Label, @ViewBuilder content: () -> Content) {}

  /// Creates a button that opens a menu.
  ///
  /// - Parameters:
  ///   - title: The text in the button.
  ///   - content: Returns the controls of the menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
  where Label == EmptyView {}
}

/// A style of menu buttons.
@available(
  *,
  unavailable,
  message: "SwiftUI deprecated MenuButton, and Ambient does not have it. Use MenuStyle."
)
public protocol MenuButtonStyle {}

/// The default style of menu buttons.
@available(
  *,
  unavailable,
  message: "SwiftUI deprecated MenuButton, and Ambient does not have it. Use menuStyle(.automatic)."
)
public struct DefaultMenuButtonStyle {
  /// Creates a default menu button style.
  public init() {}
}

/// The style of menu buttons that look like pull-down buttons.
@available(
  *,
  unavailable,
  message: "SwiftUI deprecated MenuButton, and Ambient does not have it. Use menuStyle(.button)."
)
public struct PullDownMenuButtonStyle {
  /// Creates a pull-down menu button style.
  public init() {}
}

/// The style of menu buttons that look like pull-down buttons without a border.
@available(
  *,
  unavailable,
  message: "SwiftUI deprecated MenuButton, and Ambient does not have it. Use menuStyle(.button)."
)
public struct BorderlessPullDownMenuButtonStyle {
  /// Creates a borderless pull-down menu button style.
  public init() {}
}

/// The style of menu buttons that look like buttons without a border.
@available(
  *,
  unavailable,
  message: "SwiftUI deprecated MenuButton, and Ambient does not have it. Use menuStyle(.button)."
)
public struct BorderlessButtonMenuButtonStyle {
  /// Creates a borderless button menu button style.
  public init() {}
}

extension View {
  /// Sets the style of menu buttons.
  ///
  /// - Parameter style: The style.
  /// - Returns: The same view.
  @available(
    *,
    unavailable,
    message: "SwiftUI deprecated MenuButton, and Ambient does not have it. Use menuStyle(_:)."
  )
  public nonisolated func menuButtonStyle<S>(_ style: S) -> some View { self }

  /// Adds an action for a command that has a selector.
  ///
  /// - Parameters:
  ///   - selector: The selector of the command.
  ///   - action: The action; nil for none.
  /// - Returns: The same view.
  @available(
    *,
    unavailable,
    message:
      "Ambient has no selectors. Use onDeleteCommand, onExitCommand, onKeyPress or CommandMenu."
  )
  public nonisolated func onCommand<Selector>(
    _ selector: Selector,
    perform action: (() -> Void)?
  ) -> some View { self }
}

/// The style of pickers that look like pop-up buttons.
@available(
  *,
  unavailable,
  message: "SwiftUI deprecated this style, and Ambient does not have it. Use pickerStyle(.menu)."
)
public struct PopUpButtonPickerStyle {
  /// Creates the style.
  public init() {}
}

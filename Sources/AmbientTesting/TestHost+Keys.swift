import AmbientCore
public import AmbientHosting
public import Testing

/// Functions that press keys, as a user does on a keyboard or a remote control.
extension TestHost {
  /// Presses a key, and releases it.
  ///
  /// If the keys are the keyboard shortcut of an enabled control, the host presses this control. If
  /// not, the element that has the focus gets the key. If no element has the focus, the first
  /// element of the tree gets the key. A key that one of these elements does not handle goes to the
  /// element's ancestors, the innermost first. The test fails if no element handles the key.
  ///
  /// ```swift
  /// host.press(key: .return)
  /// host.press(key: "n", modifiers: .command)
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifier keys that are held at the same time.
  ///   - sourceLocation: The line at which the test fails.
  public func press(
    key: KeyEquivalent,
    modifiers: EventModifiers = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    settle()
    perform(sourceLocation) { tree throws(UserActionError) in
      try tree.press(key, modifiers: modifiers, focusing: "host.focus(…)")
    }
  }

  /// Sends one key event, such as a press or a release, to the element that has the focus.
  ///
  /// If no element has the focus, the first element of the tree receives the event.
  ///
  /// - Parameter event: The event.
  /// - Returns: Whether a view has handled the event.
  @discardableResult
  public func send(_ event: KeyEvent) -> Bool { sendToFocus(event) }

  /// Changes the modifier keys that are held.
  ///
  /// - Parameter modifiers: The modifier keys that are held from now on.
  public func hold(modifiers: EventModifiers) { sendToFocus(ModifierKeysEvent(modifiers)) }

  /// Gives a command to the element that has the focus.
  ///
  /// If no element has the focus, the first element of the tree receives the command. A user gives
  /// commands with a remote control, for example.
  ///
  /// - Parameter command: The command.
  /// - Returns: Whether a view has handled the command.
  @discardableResult
  public func give(_ command: CommandEvent.Command) -> Bool { sendToFocus(CommandEvent(command)) }

  @discardableResult
  private func sendToFocus(_ event: some ElementEvent) -> Bool {
    let isHandled = viewTree.sendToFocus(event)
    settle()
    return isHandled
  }
}

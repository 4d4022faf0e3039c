public import AmbientCore

extension EnvironmentValues {
  /// The key that does the same as the control that reads this; nil if there is none.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { controlTraits.shortcut }
    set { controlTraits.shortcut = newValue }
  }
}

extension View {
  /// Lets a key do the same as the buttons in the view.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    keyboardShortcut(
      KeyboardShortcut(key, modifiers: modifiers, localization: localization),
      fileID: fileID,
      line: line
    )
  }

  /// Lets a key do the same as the buttons in the view.
  public nonisolated func keyboardShortcut(
    _ shortcut: KeyboardShortcut,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    keyboardShortcut(Optional(shortcut), fileID: fileID, line: line)
  }

  /// Lets a key do the same as the buttons in the view; nil for no key, whatever was set further out.
  public nonisolated func keyboardShortcut(
    _ shortcut: KeyboardShortcut?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.keyboardShortcut, shortcut, fileID: fileID, line: line)
  }
}

public import AmbientCore

extension EnvironmentValues {
  /// The keyboard shortcut of the buttons and links in this environment; nil if none is set.
  ///
  /// The content of a presentation, such as a sheet, does not inherit this value.
  ///
  /// - Note: Ambient only passes this on to the host.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { controlTraits.shortcut }
    set { controlTraits.shortcut = newValue }
  }
}

extension View {
  /// Sets the keyboard shortcut of the buttons and links in the view.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifier keys that the user holds down at the same time.
  ///   - localization: Accepted without effect.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
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

  /// Sets the keyboard shortcut of the buttons and links in the view.
  ///
  /// - Parameters:
  ///   - shortcut: The shortcut.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func keyboardShortcut(
    _ shortcut: KeyboardShortcut,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    keyboardShortcut(Optional(shortcut), fileID: fileID, line: line)
  }

  /// Sets or removes the keyboard shortcut of the buttons and links in the view.
  ///
  /// Nil removes an inherited shortcut. Hosts see the shortcut as the attribute `shortcut` of each
  /// button and link. The library itself does not handle key presses.
  ///
  /// - Parameters:
  ///   - shortcut: The shortcut; nil removes an inherited shortcut.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the buttons and links in the view, and runs
  ///   the bodies that read `keyboardShortcut`.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func keyboardShortcut(
    _ shortcut: KeyboardShortcut?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.keyboardShortcut, shortcut, fileID: fileID, line: line)
  }
}

public import AmbientCore

/// Modifiers that say how a screen reader speaks a text.
extension Text {
  /// Sets whether a screen reader speaks the punctuation of the text.
  ///
  /// - Parameter value: Whether the screen reader speaks the punctuation.
  /// - Returns: The text with the setting.
  /// - Note: Ambient only passes this on to the host.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    styled { $0.uncommonStyle.speaksPunctuation = value }
  }

  /// Sets whether a screen reader spells out the text, character by character.
  ///
  /// - Parameter value: Whether the screen reader spells out the text.
  /// - Returns: The text with the setting.
  /// - Note: Ambient only passes this on to the host.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    styled { $0.uncommonStyle.spellsOut = value }
  }

  /// Sets the pitch at which a screen reader speaks the text, from -1 for low to 1 for high.
  ///
  /// - Parameter value: The pitch, from -1 (low) to 1 (high).
  /// - Returns: The text with the pitch.
  /// - Note: Ambient only passes this on to the host.
  public func speechAdjustedPitch(_ value: Double) -> Text {
    styled { $0.uncommonStyle.speechPitch = value }
  }

  /// Sets whether a screen reader speaks the text after the current speech, instead of interrupting
  /// it.
  ///
  /// - Parameter value: Whether the screen reader finishes the current speech first.
  /// - Returns: The text with the setting.
  /// - Note: Ambient only passes this on to the host.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
    styled { $0.uncommonStyle.queuesSpeech = value }
  }
}

/// Modifiers that say how a screen reader speaks the texts in a view.
extension View {
  /// Sets whether a screen reader speaks the punctuation of the texts in the view.
  ///
  /// - Parameters:
  ///   - value: Whether the screen reader speaks the punctuation.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func speechAlwaysIncludesPunctuation(
    _ value: Bool = true,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(
      \.textStyle.characters.uncommonStyle.speaksPunctuation,
      value,
      fileID: fileID,
      line: line
    )
  }

  /// The form of `speechAlwaysIncludesPunctuation(_:)` without the parameters `fileID` and `line`,
  /// for use as a function value.
  ///
  /// - Parameter value: Whether the screen reader speaks the punctuation.
  /// - Returns: The modified view.
  public nonisolated func speechAlwaysIncludesPunctuation(_asFunction value: Bool) -> some View {
    speechAlwaysIncludesPunctuation(value, fileID: "", line: 0)
  }

  /// Sets whether a screen reader spells out the texts in the view, character by character.
  ///
  /// - Parameters:
  ///   - value: Whether the screen reader spells out the texts.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the texts in the view; no body runs.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func speechSpellsOutCharacters(
    _ value: Bool = true,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.textStyle.characters.uncommonStyle.spellsOut, value, fileID: fileID, line: line)
  }

  /// The form of `speechSpellsOutCharacters(_:)` without the parameters `fileID` and `line`, for
  /// use as a function value.
  ///
  /// - Parameter value: Whether the screen reader spells out the texts.
  /// - Returns: The modified view.
  public nonisolated func speechSpellsOutCharacters(_asFunction value: Bool) -> some View {
    speechSpellsOutCharacters(value, fileID: "", line: 0)
  }

  /// Sets the pitch at which a screen reader speaks the texts in the view, from -1 to 1.
  ///
  /// - Parameters:
  ///   - value: The pitch, from -1 (low) to 1 (high).
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the texts in the view; no body runs.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func speechAdjustedPitch(
    _ value: Double,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.textStyle.characters.uncommonStyle.speechPitch, value, fileID: fileID, line: line)
  }

  /// The form of `speechAdjustedPitch(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  ///
  /// - Parameter value: The pitch, from -1 (low) to 1 (high).
  /// - Returns: The modified view.
  public nonisolated func speechAdjustedPitch(_asFunction value: Double) -> some View {
    speechAdjustedPitch(value, fileID: "", line: 0)
  }

  /// Sets whether a screen reader speaks the texts in the view after the current speech, instead of
  /// interrupting it.
  ///
  /// - Parameters:
  ///   - value: Whether the screen reader finishes the current speech first.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func speechAnnouncementsQueued(
    _ value: Bool = true,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(
      \.textStyle.characters.uncommonStyle.queuesSpeech,
      value,
      fileID: fileID,
      line: line
    )
  }

  /// The form of `speechAnnouncementsQueued(_:)` without the parameters `fileID` and `line`, for
  /// use as a function value.
  ///
  /// - Parameter value: Whether the screen reader finishes the current speech first.
  /// - Returns: The modified view.
  public nonisolated func speechAnnouncementsQueued(_asFunction value: Bool) -> some View {
    speechAnnouncementsQueued(value, fileID: "", line: 0)
  }
}

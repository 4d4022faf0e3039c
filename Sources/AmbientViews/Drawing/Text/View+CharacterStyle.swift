public import AmbientCore

/// Modifiers that set the style of the texts in a view.
///
/// A text's own properties take precedence over the properties that a view sets.
///
/// - Invalidation: A change of a value updates the descriptions of the texts in the view, and runs
///   the bodies that read this value from the environment.
extension View {
  /// Sets the font; nil for the host's default.
  ///
  /// - Parameters:
  ///   - font: The font; nil for the host's default.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func font(
    _ font: Font?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.font, font, fileID: fileID, line: line)
  }

  /// Sets the weight of the characters; nil for the default.
  ///
  /// - Parameters:
  ///   - weight: The weight, such as `.bold`; nil for the default.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func fontWeight(
    _ weight: Font.Weight?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.textStyle.characters.weight, weight, fileID: fileID, line: line)
  }

  /// Sets whether the characters are bold.
  ///
  /// - Parameters:
  ///   - isActive: Whether the characters are bold.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func bold(
    _ isActive: Bool = true,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.textStyle.characters.isBold, isActive, fileID: fileID, line: line)
  }

  /// Sets whether the characters are italic.
  ///
  /// - Parameters:
  ///   - isActive: Whether the characters are italic.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func italic(
    _ isActive: Bool = true,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.textStyle.characters.isItalic, isActive, fileID: fileID, line: line)
  }

  /// Sets whether all characters have the same width.
  ///
  /// - Parameters:
  ///   - isActive: Whether all characters have the same width.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func monospaced(
    _ isActive: Bool = true,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.textStyle.characters.isMonospaced, isActive, fileID: fileID, line: line)
  }

  /// Sets the line below texts.
  ///
  /// The line has the color of the text unless `color` is set. If `isActive` is false, the modifier
  /// removes a line that an ancestor set.
  ///
  /// - Parameters:
  ///   - isActive: Whether the texts have the line.
  ///   - pattern: The dashes and dots of the line.
  ///   - color: The color of the line; nil for the color of the text.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(
      \.textStyle.characters.underline,
      CharacterStyle.LineMark(isActive: isActive, pattern: pattern, color: color),
      fileID: fileID,
      line: line
    )
  }

  /// Sets the line through texts.
  ///
  /// The line has the color of the text unless `color` is set. If `isActive` is false, the modifier
  /// removes a line that an ancestor set.
  ///
  /// - Parameters:
  ///   - isActive: Whether the texts have the line.
  ///   - pattern: The dashes and dots of the line.
  ///   - color: The color of the line; nil for the color of the text.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(
      \.textStyle.characters.strikethrough,
      CharacterStyle.LineMark(isActive: isActive, pattern: pattern, color: color),
      fileID: fileID,
      line: line
    )
  }

  /// Sets the color of texts and images; nil for the host's default.
  ///
  /// - Parameters:
  ///   - color: The color; nil for the host's default.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func foregroundColor(
    _ color: Color?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(
      \.textStyle.characters.nestedForeground,
      color.map(AnyShapeStyle.init),
      fileID: fileID,
      line: line
    )
  }

  /// Sets the color or style of texts and images.
  ///
  /// - Parameters:
  ///   - style: The color or style.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func foregroundStyle<S: ShapeStyle>(
    _ style: S,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(
      \.textStyle.characters.nestedForeground,
      AnyShapeStyle(style),
      fileID: fileID,
      line: line
    )
  }
}

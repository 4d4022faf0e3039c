public import AmbientCore

/// The style of all texts in a view that have none of their own.
///
/// - Invalidation: When the value changes, the texts below are described again, and the bodies run that
///   read the value by its name.
extension View {
  /// Sets the font; nil for the host's usual one.
  public nonisolated func font(
    _ font: Font?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.font, font, fileID: fileID, line: line)
  }

  /// Sets how thick letters are; nil for as usual.
  public nonisolated func fontWeight(
    _ weight: Font.Weight?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.textStyle.characters.weight, weight, fileID: fileID, line: line)
  }

  /// Makes letters thick, or not.
  public nonisolated func bold(
    _ isActive: Bool = true,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.textStyle.characters.isBold, isActive, fileID: fileID, line: line)
  }

  /// Lets letters slant, or not.
  public nonisolated func italic(
    _ isActive: Bool = true,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.textStyle.characters.isItalic, isActive, fileID: fileID, line: line)
  }

  /// Gives all letters one width, or not.
  public nonisolated func monospaced(
    _ isActive: Bool = true,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.textStyle.characters.isMonospaced, isActive, fileID: fileID, line: line)
  }

  /// Draws a line below texts, or not.
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

  /// Draws a line through texts, or not.
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

  /// Sets the colour; nil for the host's usual one.
  public nonisolated func foregroundColor(
    _ color: Color?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(
      \.textStyle.characters.foreground,
      color.map(AnyShapeStyle.init),
      fileID: fileID,
      line: line
    )
  }

  /// Sets what letters are painted with.
  public nonisolated func foregroundStyle<S: ShapeStyle>(
    _ style: S,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.textStyle.characters.foreground, AnyShapeStyle(style), fileID: fileID, line: line)
  }
}

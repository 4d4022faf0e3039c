public import AmbientCore

/// How all texts in a view make lines.
///
/// - Invalidation: When the value changes, the texts below are described again, and the bodies run that
///   read the value by its name.
extension View {
  /// Sets how many lines a text may take; nil for any number.
  public nonisolated func lineLimit(
    _ number: Int?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.lineLimit, number, fileID: fileID, line: line)
  }

  /// Sets the room between two lines, in points.
  public nonisolated func lineSpacing(
    _ lineSpacing: CGFloat,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.lineSpacing, lineSpacing, fileID: fileID, line: line)
  }

  /// Sets how the lines of a text are aligned with each other.
  public nonisolated func multilineTextAlignment(
    _ alignment: TextAlignment,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.multilineTextAlignment, alignment, fileID: fileID, line: line)
  }

  /// Sets what is left out of a text that does not fit.
  public nonisolated func truncationMode(
    _ mode: Text.TruncationMode,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.truncationMode, mode, fileID: fileID, line: line)
  }

  /// Sets whether letters may move closer to make a text fit.
  public nonisolated func allowsTightening(
    _ flag: Bool,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.allowsTightening, flag, fileID: fileID, line: line)
  }

  /// Sets how much smaller letters may become to make a text fit.
  public nonisolated func minimumScaleFactor(
    _ factor: CGFloat,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.minimumScaleFactor, factor, fileID: fileID, line: line)
  }

  /// Changes texts to large or small letters; nil to leave them as they are.
  public nonisolated func textCase(
    _ textCase: Text.Case?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.textCase, textCase, fileID: fileID, line: line)
  }
}

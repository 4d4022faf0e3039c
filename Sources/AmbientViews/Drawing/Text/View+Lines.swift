public import AmbientCore

/// Modifiers that set the layout of lines and the case of letters for the texts in a view.
///
/// - Invalidation: A change of a value updates the descriptions of the texts in the view, and runs
///   the bodies that read this value from the environment.
extension View {
  /// Sets the maximum number of lines of a text; nil for no limit.
  ///
  /// - Parameters:
  ///   - number: The maximum number of lines; nil for no limit.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func lineLimit(
    _ number: Int?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.lineLimit, number, fileID: fileID, line: line)
  }

  /// Sets the maximum number of lines of a text, and whether a text always has the height of the
  /// maximum.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of lines.
  ///   - reservesSpace: Whether a text with fewer lines is as high as a text with `limit` lines.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: A view with the limit.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func lineLimit(
    _ limit: Int,
    reservesSpace: Bool,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    lineLimits(limit, reserved: reservesSpace ? limit : 0, fileID, line)
  }

  /// Sets the smallest height of a text, in lines, and the maximum number of lines.
  ///
  /// - Parameters:
  ///   - limit: The range of the number of lines.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: A view with the limits.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func lineLimit(
    _ limit: ClosedRange<Int>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    lineLimits(limit.upperBound, reserved: limit.lowerBound, fileID, line)
  }

  /// Sets the smallest height of a text, in lines.
  ///
  /// - Parameters:
  ///   - limit: The range of the number of lines.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: A view with the limit.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func lineLimit(
    _ limit: PartialRangeFrom<Int>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    lineLimits(nil, reserved: limit.lowerBound, fileID, line)
  }

  /// Sets the maximum number of lines of a text.
  ///
  /// - Parameters:
  ///   - limit: The range of the number of lines.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: A view with the limit.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func lineLimit(
    _ limit: PartialRangeThrough<Int>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    lineLimits(limit.upperBound, reserved: 0, fileID, line)
  }

  private nonisolated func lineLimits(
    _ most: Int?,
    reserved: Int,
    _ fileID: StaticString,
    _ line: UInt
  ) -> some View {
    let lines = LineLimits(most: most, reserved: reserved)
    return environment(\.textStyle.lines, lines, fileID: fileID, line: line)
  }

  /// Sets the space between two lines, in points.
  ///
  /// - Parameters:
  ///   - lineSpacing: The space, in points.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func lineSpacing(
    _ lineSpacing: CGFloat,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.lineSpacing, lineSpacing, fileID: fileID, line: line)
  }

  /// Sets how the lines of a text are aligned with each other.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the lines.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func multilineTextAlignment(
    _ alignment: TextAlignment,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.multilineTextAlignment, alignment, fileID: fileID, line: line)
  }

  /// Sets the position at which a text is cut if the text does not fit.
  ///
  /// - Parameters:
  ///   - mode: The position of the cut.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func truncationMode(
    _ mode: Text.TruncationMode,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.truncationMode, mode, fileID: fileID, line: line)
  }

  /// Sets whether the space between characters may shrink to make a text fit.
  ///
  /// - Parameters:
  ///   - flag: Whether the space may shrink.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func allowsTightening(
    _ flag: Bool,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.allowsTightening, flag, fileID: fileID, line: line)
  }

  /// Sets the smallest scale to which characters may shrink to make a text fit.
  ///
  /// The scale is a fraction of the characters' size.
  ///
  /// - Parameters:
  ///   - factor: The scale, as a fraction of the characters' size from 0 to 1.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func minimumScaleFactor(
    _ factor: CGFloat,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.minimumScaleFactor, factor, fileID: fileID, line: line)
  }

  /// Converts texts to uppercase or lowercase; nil for no conversion.
  ///
  /// - Parameters:
  ///   - textCase: The case; nil for no conversion.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  public nonisolated func textCase(
    _ textCase: Text.Case?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.textCase, textCase, fileID: fileID, line: line)
  }
}

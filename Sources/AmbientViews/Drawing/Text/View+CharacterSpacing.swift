public import AmbientCore

/// Modifiers that set the design and the spacing of the characters in a view.
///
/// A text's own properties take precedence over the properties that a view sets.
///
/// - Invalidation: A change of a value updates the descriptions of the texts in the view, and runs
///   no body.
extension View {
  /// Sets the design of the characters; nil for the design of the font.
  ///
  /// - Parameters:
  ///   - design: The design; nil for the design of the font.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func fontDesign(
    _ design: Font.Design?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.textStyle.characters.design, design, fileID: fileID, line: line)
  }

  /// Sets the width of the characters; nil for the width of the font.
  ///
  /// - Parameters:
  ///   - width: The width; nil for the width of the font.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func fontWidth(
    _ width: Font.Width?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.textStyle.characters.width, width, fileID: fileID, line: line)
  }

  /// Gives all digits the same width.
  ///
  /// - Parameters:
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func monospacedDigit(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.textStyle.characters.hasMonospacedDigits, true, fileID: fileID, line: line)
  }

  /// Adds space after each character, in points; a negative number moves the characters together.
  ///
  /// If a text has both a tracking and a kerning, only the tracking applies.
  ///
  /// - Parameters:
  ///   - kerning: The space, in points.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func kerning(
    _ kerning: CGFloat,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.textStyle.characters.kerning, kerning, fileID: fileID, line: line)
  }

  /// Adds space after each character, in points; a negative number moves the characters together.
  ///
  /// In SwiftUI, tracking also separates the characters of a ligature, and kerning does not. In
  /// this library, hosts get one attribute for both.
  ///
  /// - Parameters:
  ///   - tracking: The space, in points.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func tracking(
    _ tracking: CGFloat,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.textStyle.characters.tracking, tracking, fileID: fileID, line: line)
  }

  /// Moves the characters up from the baseline by a distance in points.
  ///
  /// A negative distance moves the characters down.
  ///
  /// - Parameters:
  ///   - baselineOffset: The distance, in points.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func baselineOffset(
    _ baselineOffset: CGFloat,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.textStyle.characters.baselineOffset, baselineOffset, fileID: fileID, line: line)
  }
}

// Overloads without default arguments; for the reason, see View+TextFunctions.swift.
extension View {
  /// The form of `fontDesign(_:)` without the parameters `fileID` and `line`, for use as a function
  /// value.
  public nonisolated func fontDesign(_asFunction design: Font.Design?) -> some View {
    fontDesign(design, fileID: "", line: 0)
  }

  /// The form of `fontWidth(_:)` without the parameters `fileID` and `line`, for use as a function
  /// value.
  public nonisolated func fontWidth(_asFunction width: Font.Width?) -> some View {
    fontWidth(width, fileID: "", line: 0)
  }

  /// The form of `monospacedDigit()` without the parameters `fileID` and `line`, for use as a
  /// function value.
  @_disfavoredOverload public nonisolated func monospacedDigit() -> some View {
    monospacedDigit(fileID: "", line: 0)
  }

  /// The form of `kerning(_:)` without the parameters `fileID` and `line`, for use as a function
  /// value.
  public nonisolated func kerning(_asFunction kerning: CGFloat) -> some View {
    self.kerning(kerning, fileID: "", line: 0)
  }

  /// The form of `tracking(_:)` without the parameters `fileID` and `line`, for use as a function
  /// value.
  public nonisolated func tracking(_asFunction tracking: CGFloat) -> some View {
    self.tracking(tracking, fileID: "", line: 0)
  }

  /// The form of `baselineOffset(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func baselineOffset(_asFunction baselineOffset: CGFloat) -> some View {
    self.baselineOffset(baselineOffset, fileID: "", line: 0)
  }
}

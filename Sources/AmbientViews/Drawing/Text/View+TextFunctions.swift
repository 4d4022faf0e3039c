public import AmbientCore

// A Swift function loses its default arguments when it is used as a value. The overloads below have
// no default arguments, so that `limit.map(lineLimit)` compiles. Their label `_asFunction` keeps
// them out of ordinary calls. Without the label, the compiler would take exponentially longer to
// reject a long chain of modifiers that contains an error.
extension View {
  /// The form of `textSelectionAffinity(_:)` without the parameters `fileID` and `line`, for use as
  /// a function value.
  public nonisolated func textSelectionAffinity(_asFunction affinity: TextSelectionAffinity)
    -> some View
  {
    textSelectionAffinity(affinity, fileID: "", line: 0)
  }

  /// The form of `lineLimit(_:)` without the parameters `fileID` and `line`, for use as a function
  /// value.
  public nonisolated func lineLimit(_asFunction number: Int?) -> some View {
    lineLimit(number, fileID: "", line: 0)
  }

  /// The form of `lineSpacing(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func lineSpacing(_asFunction lineSpacing: CGFloat) -> some View {
    self.lineSpacing(lineSpacing, fileID: "", line: 0)
  }

  /// The form of `multilineTextAlignment(_:)` without the parameters `fileID` and `line`, for use
  /// as a function value.
  public nonisolated func multilineTextAlignment(_asFunction alignment: TextAlignment) -> some View
  {
    multilineTextAlignment(alignment, fileID: "", line: 0)
  }

  /// The form of `truncationMode(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func truncationMode(_asFunction mode: Text.TruncationMode) -> some View {
    truncationMode(mode, fileID: "", line: 0)
  }

  /// The form of `allowsTightening(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func allowsTightening(_asFunction flag: Bool) -> some View {
    allowsTightening(flag, fileID: "", line: 0)
  }

  /// The form of `minimumScaleFactor(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func minimumScaleFactor(_asFunction factor: CGFloat) -> some View {
    minimumScaleFactor(factor, fileID: "", line: 0)
  }

  /// The form of `textCase(_:)` without the parameters `fileID` and `line`, for use as a function
  /// value.
  public nonisolated func textCase(_asFunction textCase: Text.Case?) -> some View {
    self.textCase(textCase, fileID: "", line: 0)
  }

  /// The form of `contentTransition(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func contentTransition(_asFunction transition: ContentTransition) -> some View
  {
    contentTransition(transition, fileID: "", line: 0)
  }

  /// The form of `font(_:)` without the parameters `fileID` and `line`, for use as a function
  /// value.
  public nonisolated func font(_asFunction font: Font?) -> some View {
    self.font(font, fileID: "", line: 0)
  }

  /// The form of `fontWeight(_:)` without the parameters `fileID` and `line`, for use as a function
  /// value.
  public nonisolated func fontWeight(_asFunction weight: Font.Weight?) -> some View {
    fontWeight(weight, fileID: "", line: 0)
  }

  /// The form of `bold(_:)` without the parameters `fileID` and `line`, for use as a function
  /// value.
  public nonisolated func bold(_asFunction isActive: Bool) -> some View {
    bold(isActive, fileID: "", line: 0)
  }

  /// The form of `italic(_:)` without the parameters `fileID` and `line`, for use as a function
  /// value.
  public nonisolated func italic(_asFunction isActive: Bool) -> some View {
    italic(isActive, fileID: "", line: 0)
  }

  /// The form of `monospaced(_:)` without the parameters `fileID` and `line`, for use as a function
  /// value.
  public nonisolated func monospaced(_asFunction isActive: Bool) -> some View {
    monospaced(isActive, fileID: "", line: 0)
  }

  /// The form of `underline(_:pattern:color:)` without the parameters `fileID` and `line`, for use
  /// as a function value.
  ///
  /// - Parameters:
  ///   - isActive: Whether the texts have the line.
  ///   - pattern: The dashes and dots of the line.
  ///   - color: The color of the line; nil for the color of the text.
  /// - Returns: The modified view.
  public nonisolated func underline(
    _asFunction isActive: Bool,
    pattern: Text.LineStyle.Pattern,
    color: Color?
  ) -> some View {
    underline(isActive, pattern: pattern, color: color, fileID: "", line: 0)
  }

  /// The form of `strikethrough(_:pattern:color:)` without the parameters `fileID` and `line`, for
  /// use as a function value.
  ///
  /// - Parameters:
  ///   - isActive: Whether the texts have the line.
  ///   - pattern: The dashes and dots of the line.
  ///   - color: The color of the line; nil for the color of the text.
  /// - Returns: The modified view.
  public nonisolated func strikethrough(
    _asFunction isActive: Bool,
    pattern: Text.LineStyle.Pattern,
    color: Color?
  ) -> some View {
    strikethrough(isActive, pattern: pattern, color: color, fileID: "", line: 0)
  }

  /// The form of `foregroundColor(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func foregroundColor(_asFunction color: Color?) -> some View {
    foregroundColor(color, fileID: "", line: 0)
  }

  /// The form of `foregroundStyle(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_asFunction style: S) -> some View {
    foregroundStyle(style, fileID: "", line: 0)
  }
}

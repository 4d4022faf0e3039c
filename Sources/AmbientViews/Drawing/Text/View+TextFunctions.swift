public import AmbientCore

// A Swift function loses its default arguments when it is used as a value. The overloads below have
// no default arguments, so that `limit.map(lineLimit)` compiles. Their label `_asFunction` keeps
// them out of ordinary calls. Without the label, the compiler would take exponentially longer to
// reject a long chain of modifiers that contains an error.
extension View {
  /// `textSelectionAffinity(_:)` for use as a function value.
  public nonisolated func textSelectionAffinity(_asFunction affinity: TextSelectionAffinity)
    -> some View
  {
    textSelectionAffinity(affinity, fileID: "", line: 0)
  }

  /// `lineLimit(_:)` for use as a function value.
  public nonisolated func lineLimit(_asFunction number: Int?) -> some View {
    lineLimit(number, fileID: "", line: 0)
  }

  /// `lineSpacing(_:)` for use as a function value.
  public nonisolated func lineSpacing(_asFunction lineSpacing: CGFloat) -> some View {
    self.lineSpacing(lineSpacing, fileID: "", line: 0)
  }

  /// `multilineTextAlignment(_:)` for use as a function value.
  public nonisolated func multilineTextAlignment(_asFunction alignment: TextAlignment) -> some View
  {
    multilineTextAlignment(alignment, fileID: "", line: 0)
  }

  /// `truncationMode(_:)` for use as a function value.
  public nonisolated func truncationMode(_asFunction mode: Text.TruncationMode) -> some View {
    truncationMode(mode, fileID: "", line: 0)
  }

  /// `allowsTightening(_:)` for use as a function value.
  public nonisolated func allowsTightening(_asFunction flag: Bool) -> some View {
    allowsTightening(flag, fileID: "", line: 0)
  }

  /// `minimumScaleFactor(_:)` for use as a function value.
  public nonisolated func minimumScaleFactor(_asFunction factor: CGFloat) -> some View {
    minimumScaleFactor(factor, fileID: "", line: 0)
  }

  /// `textCase(_:)` for use as a function value.
  public nonisolated func textCase(_asFunction textCase: Text.Case?) -> some View {
    self.textCase(textCase, fileID: "", line: 0)
  }

  /// `contentTransition(_:)` for use as a function value.
  public nonisolated func contentTransition(_asFunction transition: ContentTransition) -> some View
  {
    contentTransition(transition, fileID: "", line: 0)
  }

  /// `font(_:)` for use as a function value.
  public nonisolated func font(_asFunction font: Font?) -> some View {
    self.font(font, fileID: "", line: 0)
  }

  /// `fontWeight(_:)` for use as a function value.
  public nonisolated func fontWeight(_asFunction weight: Font.Weight?) -> some View {
    fontWeight(weight, fileID: "", line: 0)
  }

  /// `bold(_:)` for use as a function value.
  public nonisolated func bold(_asFunction isActive: Bool) -> some View {
    bold(isActive, fileID: "", line: 0)
  }

  /// `italic(_:)` for use as a function value.
  public nonisolated func italic(_asFunction isActive: Bool) -> some View {
    italic(isActive, fileID: "", line: 0)
  }

  /// `monospaced(_:)` for use as a function value.
  public nonisolated func monospaced(_asFunction isActive: Bool) -> some View {
    monospaced(isActive, fileID: "", line: 0)
  }

  /// `underline(_:pattern:color:)` for use as a function value.
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

  /// `strikethrough(_:pattern:color:)` for use as a function value.
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

  /// `foregroundColor(_:)` for use as a function value.
  public nonisolated func foregroundColor(_asFunction color: Color?) -> some View {
    foregroundColor(color, fileID: "", line: 0)
  }

  /// `foregroundStyle(_:)` for use as a function value.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_asFunction style: S) -> some View {
    foregroundStyle(style, fileID: "", line: 0)
  }
}

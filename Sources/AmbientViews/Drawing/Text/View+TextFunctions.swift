public import AmbientCore

// A Swift function loses its default arguments when it is used as a value. The overloads below have
// no default arguments, so that `limit.map(lineLimit)` compiles. Their label `_asFunction` keeps
// them out of ordinary calls. Without the label, the compiler would take exponentially longer to
// reject a long chain of modifiers that contains an error.
extension View {
  /// Sets the affinity of text positions, for uses of `textSelectionAffinity(_:)` as a function
  /// value.
  public nonisolated func textSelectionAffinity(_asFunction affinity: TextSelectionAffinity)
    -> some View
  {
    textSelectionAffinity(affinity, fileID: "", line: 0)
  }

  /// Sets the maximum number of lines, for uses of `lineLimit(_:)` as a function value.
  public nonisolated func lineLimit(_asFunction number: Int?) -> some View {
    lineLimit(number, fileID: "", line: 0)
  }

  /// Sets the space between lines, for uses of `lineSpacing(_:)` as a function value.
  public nonisolated func lineSpacing(_asFunction lineSpacing: CGFloat) -> some View {
    self.lineSpacing(lineSpacing, fileID: "", line: 0)
  }

  /// Sets the alignment of lines, for uses of `multilineTextAlignment(_:)` as a function value.
  public nonisolated func multilineTextAlignment(_asFunction alignment: TextAlignment) -> some View
  {
    multilineTextAlignment(alignment, fileID: "", line: 0)
  }

  /// Sets where texts are cut, for uses of `truncationMode(_:)` as a function value.
  public nonisolated func truncationMode(_asFunction mode: Text.TruncationMode) -> some View {
    truncationMode(mode, fileID: "", line: 0)
  }

  /// Sets whether space may shrink, for uses of `allowsTightening(_:)` as a function value.
  public nonisolated func allowsTightening(_asFunction flag: Bool) -> some View {
    allowsTightening(flag, fileID: "", line: 0)
  }

  /// Sets the smallest scale, for uses of `minimumScaleFactor(_:)` as a function value.
  public nonisolated func minimumScaleFactor(_asFunction factor: CGFloat) -> some View {
    minimumScaleFactor(factor, fileID: "", line: 0)
  }

  /// Sets the case of texts, for uses of `textCase(_:)` as a function value.
  public nonisolated func textCase(_asFunction textCase: Text.Case?) -> some View {
    self.textCase(textCase, fileID: "", line: 0)
  }

  /// Sets the transition of content, for uses of `contentTransition(_:)` as a function value.
  public nonisolated func contentTransition(_asFunction transition: ContentTransition) -> some View
  {
    contentTransition(transition, fileID: "", line: 0)
  }

  /// Sets the font, for uses of `font(_:)` as a function value.
  public nonisolated func font(_asFunction font: Font?) -> some View {
    self.font(font, fileID: "", line: 0)
  }

  /// Sets the thickness of strokes, for uses of `fontWeight(_:)` as a function value.
  public nonisolated func fontWeight(_asFunction weight: Font.Weight?) -> some View {
    fontWeight(weight, fileID: "", line: 0)
  }

  /// Sets whether characters are bold, for uses of `bold(_:)` as a function value.
  public nonisolated func bold(_asFunction isActive: Bool) -> some View {
    bold(isActive, fileID: "", line: 0)
  }

  /// Sets whether characters are italic, for uses of `italic(_:)` as a function value.
  public nonisolated func italic(_asFunction isActive: Bool) -> some View {
    italic(isActive, fileID: "", line: 0)
  }

  /// Sets whether characters have equal widths, for uses of `monospaced(_:)` as a function value.
  public nonisolated func monospaced(_asFunction isActive: Bool) -> some View {
    monospaced(isActive, fileID: "", line: 0)
  }

  /// Sets the line below texts, for uses of `underline(_:pattern:color:)` as a function value.
  public nonisolated func underline(
    _asFunction isActive: Bool,
    pattern: Text.LineStyle.Pattern,
    color: Color?
  ) -> some View {
    underline(isActive, pattern: pattern, color: color, fileID: "", line: 0)
  }

  /// Sets the line through texts, for uses of `strikethrough(_:pattern:color:)` as a function
  /// value.
  public nonisolated func strikethrough(
    _asFunction isActive: Bool,
    pattern: Text.LineStyle.Pattern,
    color: Color?
  ) -> some View {
    strikethrough(isActive, pattern: pattern, color: color, fileID: "", line: 0)
  }

  /// Sets the color, for uses of `foregroundColor(_:)` as a function value.
  public nonisolated func foregroundColor(_asFunction color: Color?) -> some View {
    foregroundColor(color, fileID: "", line: 0)
  }

  /// Sets the color or style, for uses of `foregroundStyle(_:)` as a function value.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_asFunction style: S) -> some View {
    foregroundStyle(style, fileID: "", line: 0)
  }
}

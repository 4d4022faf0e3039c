/// Measures the characters of texts.
///
/// A host provides a measure, and the layout breaks texts into lines with it:
///
/// ```swift
/// let request = TextRequest("Water the plants", lineLimit: 2)
/// let proposal = ProposedViewSize(width: 10, height: nil)
/// let lines = MonospacedTextMeasure.cells.lines(of: request, in: proposal)
/// // `lines.lines.map(\.text)` is `["Water the", "plants"]`, and the size is 9 x 2 points.
/// ```
public protocol TextMeasure: Sendable {
  /// Returns the distance from the beginning of a character to the beginning of the next character.
  ///
  /// The layout does not ask for the widths of newlines, soft hyphens and zero width spaces. It
  /// uses 0 for them.
  ///
  /// - Parameters:
  ///   - character: The character, which is a grapheme cluster.
  ///   - font: The font, in the size in which the character is drawn.
  /// - Returns: The width in points, at least 0.
  func width(of character: Character, in font: TextFont) -> CGFloat

  /// Returns the vertical measures of a font.
  ///
  /// - Parameter font: The font, in the size in which the text is drawn.
  /// - Returns: The measures, in points.
  func metrics(of font: TextFont) -> TextFont.Metrics
}

extension TextMeasure {
  /// Breaks a text into the lines that fit into a proposal, and measures them.
  ///
  /// Without a proposed width, each paragraph is one line. With a proposed width, the lines break
  /// after spaces, hyphens, slashes and soft hyphens, and beside ideographs and emoji. A word that
  /// is wider than the proposal breaks between any two characters. Words without spaces between
  /// them, as in Thai, count as one word.
  ///
  /// If a character is wider than the proposal, the text is measured as if the width of this
  /// character were proposed. For a proposal of 0, the width is therefore the width of the widest
  /// character.
  ///
  /// The proposed height allows as many lines as fit into it, but at least one line, and at least
  /// the number of lines that the text reserves. If the text has more lines than the height or its
  /// line limit allows, these steps follow until the text fits:
  ///
  /// 1. If the text allows tightening, its characters move closer to each other.
  /// 2. The font shrinks, at most to the smallest scale that the text allows.
  /// 3. Only the lines that fit are shown, and the last of these lines is truncated.
  ///
  /// If the truncated line has no space even for the character `…`, the text is measured as if the
  /// width of `…` were proposed. A text that is narrower than `…` then fits.
  ///
  /// An empty text has a width of 0 and the height of one line.
  ///
  /// The resulting size is at most as wide as the proposal, unless one character is wider. A
  /// proposal of this size leads to the same lines.
  ///
  /// - Parameters:
  ///   - request: The text, its font and the rules for its lines.
  ///   - proposal: The proposed size, in points.
  ///   - unit: The size is rounded up to multiples of this length, in points. The length is 1 for a
  ///     terminal, and one pixel for a screen. A width or a height that fits is not rounded up to
  ///     more than the proposal. A width or a height that exceeds the proposal is not rounded.
  /// - Returns: The lines and their size.
  /// - Complexity: O(*n*), where *n* is the number of characters.
  public func lines(
    of request: TextRequest,
    in proposal: ProposedViewSize,
    unit: CGFloat = 1
  ) -> TextLines {
    TextFitting(request: request, proposal: proposal, measure: self).lines(roundedUpTo: unit)
  }
}

/// The lines and the size of a text that was measured for a proposal.
public struct TextLines: Hashable, Sendable {
  /// A line of a text.
  public struct Line: Hashable, Sendable {
    /// The characters to draw, without the spaces at the end of the line.
    public var text: String

    /// The width of the characters in points, not rounded.
    public var width: CGFloat

    /// The distance from the top of the text to the baseline of the line, in points.
    ///
    /// ``TextLines/baselineOffset`` raises the characters above this baseline. If the offset is
    /// positive, the distance includes the space for the raised characters.
    public var baseline: CGFloat

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - text: The characters to draw.
    ///   - width: The width of the characters, in points.
    ///   - baseline: The distance from the top of the text to the baseline, in points.
    public init(text: String, width: CGFloat, baseline: CGFloat) {
      self.text = text
      self.width = width
      self.baseline = baseline
    }
  }

  /// The size of the text, in points.
  ///
  /// The width is the width of the longest line. The height is the height of all lines, or the
  /// height of the lines that the text reserves (``TextRequest/reservedLines``), whichever is
  /// larger.
  public var size: CGSize

  /// The lines, from the top to the bottom.
  ///
  /// A text has at least one line, which may be empty.
  public var lines: [Line]

  /// Whether characters are left out because the text does not fit.
  public var isTruncated: Bool

  /// The factor for the size of the font: less than 1 if the text fits only in a smaller font.
  public var scale: CGFloat

  /// The space that is added after each character, in points: the scaled kerning of the text, minus
  /// the length by which ``tightening`` moves the characters closer together.
  ///
  /// The runs of a text with several fonts have kernings of their own.
  public var kerning: CGFloat

  /// The distance by which the characters are raised above their baselines, in points: the scaled
  /// offset of the text.
  ///
  /// The runs of a text with several fonts have offsets of their own.
  public var baselineOffset: CGFloat

  /// How far the characters move closer together to make the text fit, from 0 to 1.
  ///
  /// If the value is 1, they move by the largest length that the font allows
  /// (``TextFont/Metrics/tightening``).
  public var tightening: CGFloat

  /// The distance from the top of the text to the baseline of the first line, in points.
  public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

  /// The distance from the top of the text to the baseline of the last line, in points.
  public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

  /// Creates the result of a measurement.
  ///
  /// - Parameters:
  ///   - size: The size of the text, in points.
  ///   - lines: The lines, from the top to the bottom.
  ///   - isTruncated: Whether characters are left out.
  ///   - scale: The factor for the size of the font.
  ///   - kerning: The space that is added after each character, in points.
  ///   - baselineOffset: The distance by which the characters are raised above their baselines, in
  ///     points.
  ///   - tightening: How far the characters move closer together, from 0 to 1.
  public init(
    size: CGSize,
    lines: [Line],
    isTruncated: Bool = false,
    scale: CGFloat = 1,
    kerning: CGFloat = 0,
    baselineOffset: CGFloat = 0,
    tightening: CGFloat = 0
  ) {
    self.size = size
    self.lines = lines
    self.isTruncated = isTruncated
    self.scale = scale
    self.kerning = kerning
    self.baselineOffset = baselineOffset
    self.tightening = tightening
  }
}

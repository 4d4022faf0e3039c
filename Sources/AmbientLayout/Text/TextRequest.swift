/// A text to measure: its characters, its font, and the rules for its lines.
public struct TextRequest: Hashable, Sendable {
  /// The characters of the text.
  public var text: String

  /// The font of all characters, unless ``runs`` has other fonts.
  public var font: TextFont

  /// The parts of the text from first to last, if their fonts differ or if one of them is an image.
  ///
  /// If the array is empty, all characters have ``font``, ``kerning`` and ``baselineOffset``.
  /// Characters after the end of the last run belong to the last run.
  public var runs: [Run]

  /// The largest number of lines; nil for no limit.
  ///
  /// A text has at least one line, even if the limit is 0.
  public var lineLimit: Int?

  /// The number of lines for which the text always has space.
  ///
  /// The text has this space even if it has fewer lines, the proposed height is smaller, or the
  /// font shrinks.
  ///
  /// If ``lineLimit`` is smaller than this number, the limit applies instead.
  public var reservedLines: Int

  /// The position at which a text is cut if the text does not fit.
  public var truncation: Truncation

  /// The space between two lines, in points.
  ///
  /// A negative space counts as 0.
  public var lineSpacing: CGFloat

  /// The height of each line; nil for the height of the largest font in the line.
  public var lineHeight: LineHeight?

  /// The space that is added after each character, in points.
  ///
  /// A negative space moves the characters together.
  public var kerning: CGFloat

  /// The distance by which the characters are raised above the baseline, in points.
  ///
  /// The baseline itself is not raised. The height of the line grows by the distance: above the
  /// baseline, or below the baseline if the distance is negative.
  public var baselineOffset: CGFloat

  /// The smallest scale to which the font may shrink to make the text fit.
  ///
  /// The scale is a fraction of the font's size, and greater than 0. The value 1, which is the
  /// default, prevents scaling.
  public var minimumScaleFactor: CGFloat

  /// Whether the characters may move closer together to make the text fit.
  public var allowsTightening: Bool

  /// Creates a description of a text to measure.
  ///
  /// - Parameters:
  ///   - text: The characters of the text.
  ///   - font: The font of all characters, unless `runs` has other fonts.
  ///   - runs: The parts of the text, if their fonts differ or if one of them is an image.
  ///   - lineLimit: The largest number of lines; nil for no limit.
  ///   - reservedLines: The number of lines for which the text always has space.
  ///   - truncation: The position at which a text is cut if the text does not fit.
  ///   - lineSpacing: The space between two lines, in points.
  ///   - lineHeight: The height of each line; nil for the height of the largest font in the line.
  ///   - kerning: The space that is added after each character, in points.
  ///   - baselineOffset: The distance by which the characters are raised above the baseline, in
  ///     points.
  ///   - minimumScaleFactor: The smallest scale to which the font may shrink.
  ///   - allowsTightening: Whether the characters may move closer together to make the text fit.
  public init(
    _ text: String,
    font: TextFont = TextFont(),
    runs: [Run] = [],
    lineLimit: Int? = nil,
    reservedLines: Int = 0,
    truncation: Truncation = .tail,
    lineSpacing: CGFloat = 0,
    lineHeight: LineHeight? = nil,
    kerning: CGFloat = 0,
    baselineOffset: CGFloat = 0,
    minimumScaleFactor: CGFloat = 1,
    allowsTightening: Bool = false
  ) {
    self.text = text
    self.font = font
    self.runs = runs
    self.lineLimit = lineLimit
    self.reservedLines = reservedLines
    self.truncation = truncation
    self.lineSpacing = lineSpacing
    self.lineHeight = lineHeight
    self.kerning = kerning
    self.baselineOffset = baselineOffset
    self.minimumScaleFactor = minimumScaleFactor
    self.allowsTightening = allowsTightening
  }

  /// Where the last line of a text is cut if the text does not fit.
  ///
  /// The character `…` represents the missing characters.
  public enum Truncation: String, CaseIterable, Hashable, Sendable {
    /// The line is cut at its beginning: `…xyz`.
    case head
    /// The line is cut at its end: `abc…`.
    case tail
    /// The line is cut in its middle: `ab…yz`.
    case middle
  }
}

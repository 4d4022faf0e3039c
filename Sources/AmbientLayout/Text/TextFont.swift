/// The properties of a font on which the size of a text depends.
///
/// The font has a size in points, and no text style such as `title`.
public struct TextFont: Hashable, Sendable {
  /// The size of the font, in points.
  public var size: CGFloat

  /// The name of the typeface; nil for the host's default typeface.
  public var name: String?

  /// The thickness of the strokes.
  public var weight: Weight

  /// Whether the characters are italic.
  public var isItalic: Bool

  /// The design of the characters.
  public var design: Design

  /// The width of the characters as a fraction of their normal width: less than 1 for a condensed
  /// font, more than 1 for an expanded font.
  public var width: CGFloat

  /// Creates a font.
  ///
  /// - Parameters:
  ///   - size: The size, in points. The default is the size of body text.
  ///   - name: The name of the typeface; nil for the host's default typeface.
  ///   - weight: The thickness of the strokes.
  ///   - isItalic: Whether the characters are italic.
  ///   - design: The design of the characters.
  ///   - width: The width of the characters as a fraction of their normal width.
  public init(
    size: CGFloat = 17,
    name: String? = nil,
    weight: Weight = .regular,
    isItalic: Bool = false,
    design: Design = .default,
    width: CGFloat = 1
  ) {
    self.size = size
    self.name = name
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
    self.width = width
  }

  /// Returns the font in another size.
  ///
  /// - Parameter scale: The factor for the size.
  /// - Returns: The font.
  public func scaled(by scale: CGFloat) -> TextFont {
    var font = self
    font.size *= scale
    return font
  }
}

extension TextFont {
  /// The design of the characters of a font.
  public enum Design: String, Hashable, Sendable {
    /// The default design of the host.
    case `default`
    /// A design with serifs.
    case serif
    /// A design with rounded ends of strokes.
    case rounded
    /// A design in which all characters have the same width.
    case monospaced
  }

  /// The thickness of the strokes of a font, from the thinnest to the thickest.
  public enum Weight: String, CaseIterable, Hashable, Sendable {
    /// The thinnest weight.
    case ultraLight
    /// A weight between ultralight and light.
    case thin
    /// A weight between thin and regular.
    case light
    /// The default weight.
    case regular
    /// A weight between regular and semibold.
    case medium
    /// A weight between medium and bold.
    case semibold
    /// The weight of bold characters.
    case bold
    /// A weight between bold and black.
    case heavy
    /// The thickest weight.
    case black
  }

  /// The vertical measures of a font, and the largest distance by which two of its characters can
  /// move closer to each other.
  public struct Metrics: Hashable, Sendable {
    /// The distance from the top of a line to its baseline, in points.
    public var ascent: CGFloat

    /// The distance from the baseline to the lower end of letters such as g, in points.
    public var descent: CGFloat

    /// The empty space below the letters of a line, in points.
    public var leading: CGFloat

    /// The largest length, in points, by which two characters move closer to each other.
    ///
    /// Characters move closer only in a text that allows tightening.
    public var tightening: CGFloat

    /// The height of a line, in points: the sum of the ascent, the descent and the leading.
    public var lineHeight: CGFloat { ascent + descent + leading }

    /// Creates the measures of a font, in points.
    ///
    /// - Parameters:
    ///   - ascent: The distance from the top of a line to its baseline.
    ///   - descent: The distance from the baseline to the lower end of letters such as g.
    ///   - leading: The empty space below the letters of a line.
    ///   - tightening: The largest length by which two characters move closer to each other.
    public init(
      ascent: CGFloat,
      descent: CGFloat,
      leading: CGFloat = 0,
      tightening: CGFloat = 0
    ) {
      self.ascent = ascent
      self.descent = descent
      self.leading = leading
      self.tightening = tightening
    }
  }
}

extension TextRequest {
  /// Consecutive characters of a text that have one style, or an image in the text.
  public struct Run: Hashable, Sendable {
    /// The length of the characters in UTF-8, in bytes.
    public var utf8Count: Int

    /// The font of the characters.
    public var font: TextFont

    /// The space that is added after each character, in points.
    public var kerning: CGFloat

    /// The distance by which the characters are raised above the baseline, in points.
    public var baselineOffset: CGFloat

    /// The image that is drawn instead of each character; nil to draw the characters.
    public var image: InlineImage?

    /// Creates a run.
    ///
    /// - Parameters:
    ///   - utf8Count: The length of the characters in UTF-8, in bytes.
    ///   - font: The font of the characters.
    ///   - kerning: The space that is added after each character, in points.
    ///   - baselineOffset: The distance by which the characters are raised above the baseline, in
    ///     points.
    ///   - image: The image that is drawn instead of each character; nil to draw the characters.
    public init(
      utf8Count: Int,
      font: TextFont = TextFont(),
      kerning: CGFloat = 0,
      baselineOffset: CGFloat = 0,
      image: InlineImage? = nil
    ) {
      self.utf8Count = utf8Count
      self.font = font
      self.kerning = kerning
      self.baselineOffset = baselineOffset
      self.image = image
    }
  }

  /// An image in a line of a text.
  public struct InlineImage: Hashable, Sendable {
    /// The size, in points.
    public var size: CGSize

    /// Whether the image is centered on the characters beside it, as a symbol is.
    ///
    /// If the property is false, the image stands on the baseline.
    public var isCentered: Bool

    /// Creates an image.
    ///
    /// - Parameters:
    ///   - size: The size, in points.
    ///   - isCentered: Whether the image is centered on the characters beside it.
    public init(size: CGSize, isCentered: Bool = false) {
      self.size = size
      self.isCentered = isCentered
    }
  }

  /// The height of the lines of a text, if it is not the height of the font.
  ///
  /// Half of the additional height is above the characters, and half is below them.
  public enum LineHeight: Hashable, Sendable {
    /// A multiple of the height of a line in the font.
    case relative(CGFloat)
    /// A multiple of the size of the font.
    case multiple(CGFloat)
    /// The size of the font plus a number of points.
    case leading(CGFloat)
    /// A number of points.
    case exact(CGFloat)
  }

  /// A run with the style of the whole text.
  var base: Run {
    Run(utf8Count: text.utf8.count, font: font, kerning: kerning, baselineOffset: baselineOffset)
  }
}

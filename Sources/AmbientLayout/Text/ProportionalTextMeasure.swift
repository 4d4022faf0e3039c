/// A measure that uses a table of widths to approximate a typeface that a host does not have.
public struct ProportionalTextMeasure: TextMeasure, Hashable {
  /// The widths of characters, as fractions of the size of the font.
  public var widths: [Character: CGFloat] {
    didSet { latinWidths = Self.latin(widths) }
  }

  /// The widths of the characters up to U+00FF, by scalar.
  ///
  /// Most characters are found here, without hashing.
  private var latinWidths: [CGFloat?]

  /// The width of a character that the table does not have, as a fraction of the size of the font.
  public var defaultWidth: CGFloat

  /// The width of most characters in the monospaced design, as a fraction of the size of the font.
  ///
  /// East Asian wide characters and emoji are twice as wide.
  public var monospacedWidth: CGFloat

  /// The factor for the widths of bold characters.
  ///
  /// The factor of the regular weight is 1. Bold is three weights above regular. From each weight
  /// to the next, the factor changes by a third of `boldFactor - 1`.
  public var boldFactor: CGFloat

  /// The vertical measures of a font whose size is 1 point.
  public var metrics: TextFont.Metrics

  /// Creates a measure from a table.
  ///
  /// All lengths are fractions of the size of the font.
  ///
  /// - Parameters:
  ///   - widths: The widths of characters.
  ///   - defaultWidth: The width of a character that the table does not have. East Asian wide
  ///     characters and emoji have the width 1 instead.
  ///   - monospacedWidth: The width of most characters in the monospaced design. East Asian wide
  ///     characters and emoji are twice as wide.
  ///   - boldFactor: The factor for the widths of bold characters.
  ///   - metrics: The vertical measures of a font whose size is 1 point.
  /// - Complexity: O(*n*), where *n* is the number of widths.
  public init(
    widths: [Character: CGFloat],
    defaultWidth: CGFloat,
    monospacedWidth: CGFloat = 0.6,
    boldFactor: CGFloat = 1,
    metrics: TextFont.Metrics
  ) {
    self.widths = widths
    latinWidths = Self.latin(widths)
    self.defaultWidth = defaultWidth
    self.monospacedWidth = monospacedWidth
    self.boldFactor = boldFactor
    self.metrics = metrics
  }

  /// Returns the width of a character, in points.
  ///
  /// If the table lacks a character of several scalars, such as a letter with a combining accent,
  /// the character is as wide as its first scalar. If the table has neither the character nor its
  /// first scalar, ``defaultWidth`` applies. An East Asian wide character or emoji that the table
  /// does not have is as wide as the size of the font.
  ///
  /// - Parameters:
  ///   - character: The character.
  ///   - font: The font, in the size in which the character is drawn.
  /// - Returns: The width, at least 0.
  public func width(of character: Character, in font: TextFont) -> CGFloat {
    fraction(of: character, in: font.design) * font.size * font.width * factor(of: font.weight)
  }

  /// Returns the vertical measures of a font, in points.
  ///
  /// - Parameter font: The font.
  /// - Returns: The measures, in points.
  public func metrics(of font: TextFont) -> TextFont.Metrics {
    TextFont.Metrics(
      ascent: metrics.ascent * font.size,
      descent: metrics.descent * font.size,
      leading: metrics.leading * font.size,
      tightening: metrics.tightening * font.size
    )
  }

  private func fraction(of character: Character, in design: TextFont.Design) -> CGFloat {
    if design == .monospaced {
      return CGFloat(MonospacedTextMeasure.cells(of: character)) * monospacedWidth
    }
    if let byte = character.asciiValue, let width = latinWidths[Int(byte)] { return width }
    let scalars = character.unicodeScalars
    if scalars.count == 1, let value = scalars.first?.value, value < 256 {
      if let width = latinWidths[Int(value)] { return width }
    } else if let width = widths[character] {
      return width
    }
    switch MonospacedTextMeasure.cells(of: character) {
    case 0: return 0
    case 2: return 1
    default: return scalars.first.flatMap { widths[Character($0)] } ?? defaultWidth
    }
  }

  private func factor(of weight: TextFont.Weight) -> CGFloat {
    let steps: CGFloat =
      switch weight {
      case .ultraLight: -3
      case .thin: -2
      case .light: -1
      case .regular: 0
      case .medium: 1
      case .semibold: 2
      case .bold: 3
      case .heavy: 4
      case .black: 5
      }
    return max(0, 1 + (boldFactor - 1) * steps / 3)
  }

  private static func latin(_ widths: [Character: CGFloat]) -> [CGFloat?] {
    (0..<256).map { UInt8($0) }.map { widths[Character(Unicode.Scalar($0))] }
  }
}

/// A measure in which each character takes a number of cells, as in a terminal.
///
/// Most characters have one cell. East Asian wide characters and emoji have two, and invisible
/// characters have none.
public struct MonospacedTextMeasure: TextMeasure, Hashable {
  /// The width of a cell and the height of a line, in points.
  public var cellSize: CGSize

  /// The distance from the top of a line to its baseline, in points.
  public var ascent: CGFloat

  /// The font size to which `cellSize` applies, in points; nil if cells have the same size in all
  /// fonts.
  public var fontSize: CGFloat?

  /// Whether cells have the same size in all fonts.
  package var hasOneCellSize: Bool { fontSize == nil }

  /// A terminal: a cell is a point wide and a point high, in all fonts.
  public static let cells = MonospacedTextMeasure(
    cellSize: CGSize(width: 1, height: 1),
    ascent: 1
  )

  /// A screen: a cell is 8 points wide and 16 points high in the font of body text.
  ///
  /// The size of that font is 17 points. In other fonts, a cell grows with the size of the font.
  public static let points = MonospacedTextMeasure(
    cellSize: CGSize(width: 8, height: 16),
    ascent: 12,
    fontSize: 17
  )

  /// Creates a measure in cells.
  ///
  /// - Parameters:
  ///   - cellSize: The width of a cell and the height of a line, in points.
  ///   - ascent: The distance from the top of a line to its baseline, in points.
  ///   - fontSize: The font size to which `cellSize` applies, in points; nil if cells have the same
  ///     size in all fonts.
  public init(cellSize: CGSize, ascent: CGFloat, fontSize: CGFloat? = nil) {
    self.cellSize = cellSize
    self.ascent = ascent
    self.fontSize = fontSize
  }

  /// Returns the width of a character's cells, in points.
  ///
  /// - Parameters:
  ///   - character: The character.
  ///   - font: The font, in the size in which the character is drawn.
  /// - Returns: The width, at least 0.
  public func width(of character: Character, in font: TextFont) -> CGFloat {
    let width = CGFloat(Self.cells(of: character)) * cellSize.width
    return fontSize == nil ? width : width * scale(of: font) * font.width
  }

  /// Returns how far a cell extends above and below the baseline, in points.
  ///
  /// - Parameter font: The font.
  /// - Returns: The measures, in points.
  public func metrics(of font: TextFont) -> TextFont.Metrics {
    let scale = scale(of: font)
    return TextFont.Metrics(ascent: ascent * scale, descent: (cellSize.height - ascent) * scale)
  }

  private func scale(of font: TextFont) -> CGFloat { fontSize.map { font.size / $0 } ?? 1 }
}

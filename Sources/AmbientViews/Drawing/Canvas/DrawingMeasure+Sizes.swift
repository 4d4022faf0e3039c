package import AmbientHosting
import AmbientLayout

extension DrawingMeasure {
  /// Returns the lines of a text.
  ///
  /// - Parameters:
  ///   - text: The characters of the text.
  ///   - attributes: The attributes of the text's element, which determine the style of the text.
  ///   - parts: The parts of the text with their styles; nil if the text has one style.
  ///   - proposal: The size that is proposed to the text.
  /// - Returns: The lines.
  func lines(
    of text: String,
    _ attributes: ElementAttributes,
    _ parts: TextRuns? = nil,
    in proposal: ProposedViewSize
  ) -> TextLines {
    let request = TextRequest(text, attributes, parts, measure: self)
    return textMeasure.lines(of: request, in: proposal, unit: pixel)
  }

  /// Returns the size of a symbol whose font and scale are given by attributes of an element.
  ///
  /// In a terminal, all symbols have the same size, because all cells have the same size.
  package func size(ofImage attributes: ElementAttributes) -> CGSize {
    if (textMeasure as? MonospacedTextMeasure)?.hasOneCellSize == true { return symbolSize }
    var scale = TextFont(attributes).size / TextFont().size
    switch attributes[.scale] {
    case "small": scale *= 0.8
    case "large": scale *= 1.3
    default: break
    }
    return CGSize(width: symbolSize.width * scale, height: symbolSize.height * scale)
  }
}

package import AmbientHosting
import AmbientLayout

extension DrawingMeasure {
  /// Returns the lines of a text whose style is given by attributes of an element, and by the
  /// styles of its parts.
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
  /// In a terminal, whose cells have one size, all symbols have one size too.
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

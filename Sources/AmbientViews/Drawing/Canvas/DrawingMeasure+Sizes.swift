package import AmbientHosting
import AmbientLayout

extension DrawingMeasure {
  /// Returns the lines of a text whose style is given by attributes of an element.
  func lines(
    of text: String,
    _ attributes: ElementAttributes,
    in proposal: ProposedViewSize
  ) -> TextLines {
    textMeasure.lines(of: TextRequest(text, attributes), in: proposal, unit: pixel)
  }

  /// Returns the size of a symbol whose font and scale are given by attributes of an element.
  package func size(ofImage attributes: ElementAttributes) -> CGSize {
    var scale = TextFont(attributes).size / TextFont().size
    switch attributes[.scale] {
    case "small": scale *= 0.8
    case "large": scale *= 1.3
    default: break
    }
    return CGSize(width: symbolSize.width * scale, height: symbolSize.height * scale)
  }
}

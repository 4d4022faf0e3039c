import AmbientHosting
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

  /// Returns the size of a symbol whose font is given by attributes of an element.
  func size(ofImage attributes: ElementAttributes) -> CGSize {
    let scale = TextFont(attributes).size / TextFont().size
    return CGSize(width: symbolSize.width * scale, height: symbolSize.height * scale)
  }
}

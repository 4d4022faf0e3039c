import AmbientLayout

extension SVGCanvas {
  /// Writes a line of a text.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - text: The text with its font.
  ///   - attributes: The attributes for the paint.
  mutating func write(_ line: DrawnText.Line, _ text: DrawnText, _ attributes: [SVGAttribute]) {
    let place = [
      SVGAttribute("x", line.frame.minX), SVGAttribute("y", line.baseline),
      SVGAttribute("textLength", line.frame.width),
      SVGAttribute("lengthAdjust", "spacingAndGlyphs"),
    ]
    let spaces = line.text.contains("  ") || line.text.hasPrefix(" ")
    let keep = spaces ? [SVGAttribute("xml:space", "preserve")] : []
    let font = Self.attributes(of: text.font, measuredBy: text.measure)
    tag("text", place + font + attributes + keep, text: line.text)
  }

  private static func attributes(
    of font: TextFont,
    measuredBy textMeasure: any TextMeasure
  ) -> [SVGAttribute] {
    let measure = textMeasure as? MonospacedTextMeasure
    let hasOneSize = measure.map { $0.fontSize == nil } ?? false
    let size = hasOneSize ? measure?.cellSize.height ?? font.size : font.size
    var attributes = [SVGAttribute("font-size", size)]
    let family =
      switch font.design {
      case _ where measure != nil: "monospace"
      case .monospaced: "monospace"
      case .serif: "serif"
      case .rounded, .default: "sans-serif"
      }
    attributes.append(SVGAttribute("font-family", font.name.map { "\($0), \(family)" } ?? family))
    if font.weight != .regular {
      attributes.append(SVGAttribute("font-weight", weights[font.weight] ?? "400"))
    }
    if font.isItalic { attributes.append(SVGAttribute("font-style", "italic")) }
    return attributes
  }

  private static let weights: [TextFont.Weight: String] = [
    .ultraLight: "100", .thin: "200", .light: "300", .regular: "400", .medium: "500",
    .semibold: "600", .bold: "700", .heavy: "800", .black: "900",
  ]
}

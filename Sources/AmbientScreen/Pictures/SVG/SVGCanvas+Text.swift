import AmbientHosting
import AmbientLayout
import AmbientViews

extension SVGCanvas {
  /// Writes a line of a text.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - text: The text that contains the line.
  ///   - attributes: The attributes for the paint of the line.
  ///   - placement: Where a paint is placed if a part of the text has a paint of its own; nil to
  ///     paint all parts with `attributes`.
  mutating func write(
    _ line: DrawnText.Line,
    _ text: DrawnText,
    _ attributes: [SVGAttribute],
    _ placement: PaintPlacement? = nil
  ) {
    let place = [
      SVGAttribute("x", line.frame.minX), SVGAttribute("y", line.baseline),
      SVGAttribute("textLength", line.frame.width),
      SVGAttribute("lengthAdjust", "spacingAndGlyphs"),
    ]
    let spaces = line.text.contains("  ") || line.text.hasPrefix(" ")
    let keep = spaces ? [SVGAttribute("xml:space", "preserve")] : []
    let font = Self.attributes(of: text.font, measuredBy: text.measure)
    guard !line.spans.isEmpty else {
      return tag("text", place + font + attributes + keep, text: line.text)
    }
    let spans = line.spans.map { span in
      (attributes: spanAttributes(of: span.run, in: placement), text: span.text)
    }
    tag("text", place + font + attributes + keep, spans: spans)
  }

  /// Returns the attributes that a part of a text adds to the attributes of the whole text.
  ///
  /// All parts have the font size of the whole text, because the layout measures all characters in
  /// one font.
  private func spanAttributes(
    of run: TextRuns.Run,
    in placement: PaintPlacement?
  ) -> [SVGAttribute] {
    let font = TextFont(run.attributes)
    var attributes: [SVGAttribute] = []
    if font.weight != .regular {
      attributes.append(SVGAttribute("font-weight", Self.weights[font.weight] ?? "400"))
    }
    if font.isItalic { attributes.append(SVGAttribute("font-style", "italic")) }
    if font.design == .monospaced { attributes.append(SVGAttribute("font-family", "monospace")) }
    let marks = [
      run.attributes[.underline].map { _ in "underline" },
      run.attributes[.strikethrough].map { _ in "line-through" },
    ]
    let decoration = marks.compactMap(\.self).joined(separator: " ")
    if !decoration.isEmpty { attributes.append(SVGAttribute("text-decoration", decoration)) }
    guard let placement, let paint = run.paint else { return attributes }
    let resolved = colors.resolve(paint, inherited, in: placement)
    if case .color(let color) = resolved.fill {
      attributes += color.attributes("fill", opacity: resolved.opacity)
    }
    return attributes
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

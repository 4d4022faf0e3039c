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
  ///   - placement: The placement for the paints of the line's parts. If it is nil, the function
  ///     ignores these paints and uses `attributes` for all parts.
  mutating func write(
    _ line: DrawnText.Line,
    _ text: DrawnText,
    _ attributes: [SVGAttribute],
    _ placement: PaintPlacement? = nil
  ) {
    let spaces = line.hasPlacedSpans || line.text.contains("  ") || line.text.hasPrefix(" ")
    let keep = spaces ? [SVGAttribute("xml:space", "preserve")] : []
    let style = Self.attributes(of: text.font, measuredBy: text.measure) + attributes + keep
    guard !line.hasPlacedSpans else {
      return writeSpans(of: line, text, style, placement)
    }
    let place = Self.place(of: line.frame, baseline: line.baseline)
    guard !line.spans.isEmpty else { return tag("text", place + style, text: line.text) }
    let spans = line.spans.map { span in
      (attributes: spanAttributes(of: span.run, in: placement), text: span.text)
    }
    tag("text", place + style, spans: spans)
  }

  /// Writes a line whose parts have places of their own.
  private mutating func writeSpans(
    of line: DrawnText.Line,
    _ text: DrawnText,
    _ attributes: [SVGAttribute],
    _ placement: PaintPlacement?
  ) {
    let size = Self.size(of: text.font, measuredBy: text.measure)
    let spans = line.spans.filter { $0.picture == nil }.map { span in
      let spanSize = Self.size(of: span.font, measuredBy: text.measure)
      let font = spanSize == size ? [] : [SVGAttribute("font-size", spanSize)]
      let place = Self.place(of: span.frame, baseline: span.baseline)
      let style = spanAttributes(of: span.run, in: placement)
      return (attributes: place + font + style, text: span.text)
    }
    if !spans.isEmpty { tag("text", attributes, spans: spans) }
  }

  private static func place(of frame: CGRect, baseline: CGFloat) -> [SVGAttribute] {
    [
      SVGAttribute("x", frame.minX), SVGAttribute("y", baseline),
      SVGAttribute("textLength", frame.width), SVGAttribute("lengthAdjust", "spacingAndGlyphs"),
    ]
  }

  /// Returns the attributes that a part of a text adds to the attributes of the whole text.
  ///
  /// The result contains neither the place of the part nor the size of its font.
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
    var attributes = [SVGAttribute("font-size", size(of: font, measuredBy: textMeasure))]
    let family =
      switch font.design {
      case _ where textMeasure is MonospacedTextMeasure: "monospace"
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

  /// Returns the size of a font, in points.
  ///
  /// If text is measured in cells that have the same size in all fonts, the result is the height of
  /// a cell.
  private static func size(of font: TextFont, measuredBy measure: any TextMeasure) -> CGFloat {
    guard let cells = measure as? MonospacedTextMeasure, cells.fontSize == nil else {
      return font.size
    }
    return cells.cellSize.height
  }

  private static let weights: [TextFont.Weight: String] = [
    .ultraLight: "100", .thin: "200", .light: "300", .regular: "400", .medium: "500",
    .semibold: "600", .bold: "700", .heavy: "800", .black: "900",
  ]
}

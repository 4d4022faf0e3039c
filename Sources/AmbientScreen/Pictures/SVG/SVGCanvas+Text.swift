import AmbientHosting
import AmbientLayout
import AmbientViews

extension SVGCanvas {
  /// Writes the lines of a text.
  ///
  /// - Parameters:
  ///   - text: The lines with their places.
  ///   - drawn: The element with the attributes of the text.
  ///   - color: The name of the color; nil for that of the element.
  @MainActor
  mutating func write(_ text: DrawnText, of drawn: DrawnElement, color: String? = nil) {
    let paint = paint(color ?? drawn.element[.foreground] ?? "foreground")
    let isHidden = drawn.element[.redacted]?.contains("placeholder") ?? false
    let font = Self.font(text.font, in: drawn.settings)
    for line in text.lines where !line.text.isEmpty && line.frame.width > 0 && paint.opacity > 0 {
      if isHidden {
        fill(Outline(form: .roundedRectangle(3), frame: line.frame), "tertiary")
        continue
      }
      let place = [
        SVGAttribute("x", line.frame.minX), SVGAttribute("y", line.baseline),
        SVGAttribute("textLength", line.frame.width),
        SVGAttribute("lengthAdjust", "spacingAndGlyphs"),
      ]
      let lines = Self.decoration(of: drawn.element)
      let spaces = line.text.contains("  ") || line.text.hasPrefix(" ")
      let keep = spaces ? [SVGAttribute("xml:space", "preserve")] : []
      tag(
        "text",
        place + font + paint.attributes("fill") + lines + keep,
        text: line.text
      )
    }
  }

  /// The attributes for a font.
  private static func font(_ font: TextFont, in settings: ScreenSettings) -> [SVGAttribute] {
    let measure = settings.textMeasure as? MonospacedTextMeasure
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

  /// The lines below and through a text.
  @MainActor
  private static func decoration(of element: Element) -> [SVGAttribute] {
    var lines: [String] = []
    if element[.underline] != nil { lines.append("underline") }
    if element[.strikethrough] != nil { lines.append("line-through") }
    guard !lines.isEmpty else { return [] }
    return [SVGAttribute("text-decoration", lines.joined(separator: " "))]
  }
}

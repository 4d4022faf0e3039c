import AmbientLayout

/// The lines of an SVG document while it is written.
struct SVGCanvas {
  /// The colors of the names in attributes.
  let colors: SVGColors

  /// The color of texts and shapes that set none.
  private(set) var foreground = "primary"

  /// The tint of the controls.
  private(set) var tint = "accentColor"

  /// The lines of the document.
  private(set) var lines: [String] = []

  private var indentation = 1

  /// The number of definitions, from which they have their names.
  private var definitions = 0

  /// Creates an empty document with the colors of a scheme.
  init(colors: SVGColors) { self.colors = colors }

  // MARK: Tags

  /// Writes a tag without content.
  mutating func tag(_ name: String, _ attributes: [SVGAttribute]) {
    line("<\(name)\(Self.text(attributes))/>")
  }

  /// Writes a tag with a text in it.
  mutating func tag(_ name: String, _ attributes: [SVGAttribute], text: String) {
    line("<\(name)\(Self.text(attributes))>\(text.escapedForSVG)</\(name)>")
  }

  /// Writes a tag with other tags in it; without any tags in it, nothing.
  mutating func tag(
    _ name: String,
    _ attributes: [SVGAttribute],
    _ content: (inout SVGCanvas) -> Void
  ) {
    let start = lines.count
    line("<\(name)\(Self.text(attributes))>")
    indentation += 1
    content(&self)
    indentation -= 1
    if lines.count == start + 1 {
      lines.removeLast()
    } else {
      line("</\(name)>")
    }
  }

  private mutating func line(_ text: String) {
    lines.append(String(repeating: "  ", count: indentation) + text)
  }

  private static func text(_ attributes: [SVGAttribute]) -> String {
    attributes.map { " \($0.name)=\"\($0.value.escapedForSVG)\"" }.joined()
  }

  // MARK: Groups

  /// Draws with a transformation.
  mutating func transformed(_ transform: String, _ content: (inout SVGCanvas) -> Void) {
    tag("g", [SVGAttribute("transform", transform)], content)
  }

  /// Draws with an opacity, from 0 to 1; nothing at 0.
  mutating func faded(_ opacity: Double, _ content: (inout SVGCanvas) -> Void) {
    guard opacity > 0 else { return }
    guard opacity < 1 else { return content(&self) }
    tag("g", [SVGAttribute("opacity", CGFloat(opacity))], content)
  }

  /// Draws only inside of an outline.
  mutating func clipped(to outline: Outline, _ content: (inout SVGCanvas) -> Void) {
    definitions += 1
    let name = "clip\(definitions)"
    tag("clipPath", [SVGAttribute("id", name)]) { $0.shape(outline, []) }
    tag("g", [SVGAttribute("clip-path", "url(#\(name))")], content)
  }

  /// Draws through a filter.
  ///
  /// - Parameters:
  ///   - steps: Writes the steps of the filter.
  ///   - content: Draws what passes through the filter.
  mutating func filtered(
    _ steps: (inout SVGCanvas) -> Void,
    _ content: (inout SVGCanvas) -> Void
  ) {
    definitions += 1
    let name = "filter\(definitions)"
    let area = [
      SVGAttribute("id", name), SVGAttribute("x", "-50%"), SVGAttribute("y", "-50%"),
      SVGAttribute("width", "200%"), SVGAttribute("height", "200%"),
      SVGAttribute("color-interpolation-filters", "sRGB"),
    ]
    tag("filter", area, steps)
    tag("g", [SVGAttribute("filter", "url(#\(name))")], content)
  }

  /// Draws with another color for texts and shapes that set none, and with another tint.
  mutating func styled(
    foreground: String? = nil,
    tint: String? = nil,
    _ content: (inout SVGCanvas) -> Void
  ) {
    let before = (self.foreground, self.tint)
    self.foreground = foreground ?? self.foreground
    self.tint = tint ?? self.tint
    content(&self)
    (self.foreground, self.tint) = before
  }

  // MARK: Shapes

  /// Draws an outline.
  mutating func shape(_ outline: Outline, _ attributes: [SVGAttribute]) {
    let frame = outline.frame
    switch outline.form {
    case .rectangle:
      tag("rect", SVGAttribute.rectangle(frame) + attributes)
    case .roundedRectangle(let radius):
      tag("rect", SVGAttribute.rectangle(frame) + [SVGAttribute("rx", radius)] + attributes)
    case .ellipse:
      let place = [
        SVGAttribute("cx", frame.midX), SVGAttribute("cy", frame.midY),
        SVGAttribute("rx", frame.width / 2), SVGAttribute("ry", frame.height / 2),
      ]
      tag("ellipse", place + attributes)
    }
  }

  /// Fills an outline with the color of a name.
  mutating func fill(_ outline: Outline, _ name: String) {
    let paint = paint(name)
    guard paint.opacity > 0 else { return }
    shape(outline, paint.attributes("fill"))
  }

  /// Draws the line of an outline with the color of a name.
  mutating func stroke(_ outline: Outline, _ name: String, width: CGFloat = 1) {
    let paint = paint(name)
    guard paint.opacity > 0, width > 0 else { return }
    let line = width == 1 ? [] : [SVGAttribute("stroke-width", width)]
    shape(outline, [SVGAttribute("fill", "none")] + paint.attributes("stroke") + line)
  }

  /// Draws the lines of a path, such as the arrow of a picker.
  mutating func lines(_ path: String, _ name: String, width: CGFloat = 1.5) {
    let style = [SVGAttribute("stroke-width", width), SVGAttribute("stroke-linecap", "round")]
    tag(
      "path",
      [SVGAttribute("d", path), SVGAttribute("fill", "none")] + paint(name).attributes("stroke")
        + style
    )
  }

  /// Returns the color of a name in attributes.
  func paint(_ name: String) -> SVGColors.Paint {
    switch name {
    case "foreground": colors.paint(foreground)
    case "tint": colors.paint(tint)
    default: colors.paint(name)
    }
  }
}

import AmbientDrawing
import AmbientLayout
import AmbientViews

/// An SVG document that is being written.
struct SVGCanvas {
  let colors: PictureColors

  /// The paints for content that sets no paints.
  var inherited = InheritedPaints()

  private(set) var lines: [String] = []

  /// The index of the first line inside the innermost open tag.
  private var contentStart = 0

  private var indentation = 1

  /// The number of definitions so far; it makes the names of definitions unique.
  private var definitions = 0

  init(_ scheme: ColorScheme) { colors = PictureColors(scheme) }

  // MARK: Tags

  mutating func tag(_ name: String, _ attributes: [SVGAttribute]) {
    line("<\(name)\(Self.text(attributes))/>")
  }

  mutating func tag(_ name: String, _ attributes: [SVGAttribute], text: String) {
    line("<\(name)\(Self.text(attributes))>\(text.escapedForSVG)</\(name)>")
  }

  mutating func tag(
    _ name: String,
    _ attributes: [SVGAttribute],
    spans: [(attributes: [SVGAttribute], text: String)]
  ) {
    let content = spans.map { span in
      "<tspan\(Self.text(span.attributes))>\(span.text.escapedForSVG)</tspan>"
    }
    line("<\(name)\(Self.text(attributes))>\(content.joined())</\(name)>")
  }

  /// Writes a tag around the tags that `content` writes.
  ///
  /// If `content` writes no tags, nothing is written.
  mutating func tag(
    _ name: String,
    _ attributes: [SVGAttribute],
    _ content: (inout SVGCanvas) -> Void
  ) {
    let start = lines.count
    let before = contentStart
    line("<\(name)\(Self.text(attributes))>")
    contentStart = lines.count
    indentation += 1
    content(&self)
    indentation -= 1
    contentStart = before
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

  // MARK: Definitions

  /// Returns a name for a definition, such as `clip1`.
  mutating func newName(_ kind: String) -> String {
    definitions += 1
    return "\(kind)\(definitions)"
  }

  /// Writes tags, and returns their lines instead of adding them to the document.
  mutating func written(_ content: (inout SVGCanvas) -> Void) -> [String] {
    let (start, before) = (lines.count, contentStart)
    contentStart = start
    content(&self)
    contentStart = before
    defer { lines.removeLast(lines.count - start) }
    return Array(lines[start...])
  }

  /// Adds lines that ``written(_:)`` or ``removeContent()`` has returned.
  mutating func add(_ lines: [String]) { self.lines += lines }

  /// Removes and returns the lines that the innermost open tag contains so far.
  mutating func removeContent() -> [String] {
    defer { lines.removeLast(lines.count - contentStart) }
    return Array(lines[contentStart...])
  }
}

package import AmbientHosting
package import AmbientLayout

extension TextFont {
  package init(_ attributes: ElementAttributes) {
    self.init(words: attributes[.font] ?? "body")
    if let weight = attributes[.weight].flatMap(Weight.init(rawValue:)) { self.weight = weight }
    if attributes[.bold] == true { weight = .bold }
    if attributes[.italic] == true { isItalic = true }
    if let design = attributes[.design].flatMap(Design.init(rawValue:)) { self.design = design }
    if attributes[.monospaced] == true { design = .monospaced }
    if let width = attributes[.fontWidth] { self.width = max(0.1, 1 + CGFloat(width)) }
  }

  /// Creates a font from the words of the attribute `font`, such as `title bold italic`.
  ///
  /// The first words are a text style, or the name and the size of a font. The traits follow.
  package init(words: String) {
    self.init()
    var words = words.split(separator: " ").map(String.init)[...]
    if let style = words.first.flatMap({ Self.styles[$0] }) {
      (size, weight) = style
      words.removeFirst()
    } else if let index = words.firstIndex(where: { Double($0) != nil }) {
      let name = words[..<index].joined(separator: " ")
      if name != "system" { self.name = name }
      size = Double(words[index]).map { CGFloat($0) } ?? size
      words = words[(index + 1)...]
    }
    for word in words {
      if let weight = Weight(rawValue: word) { self.weight = weight }
      if let design = Design(rawValue: word) { self.design = design }
      if word == "italic" { isItalic = true }
      if let width = Self.widths[word] ?? Self.width(of: word) { self.width = max(0.1, 1 + width) }
    }
  }

  private static let widths: [String: CGFloat] = [
    "compressed": Font.Width.compressed.value, "condensed": Font.Width.condensed.value,
    "expanded": Font.Width.expanded.value,
  ]

  /// Returns the number in a word such as `width:0.3`; nil for other words.
  private static func width(of word: String) -> CGFloat? {
    guard word.hasPrefix("width:") else { return nil }
    return Double(word.dropFirst("width:".count)).map { CGFloat($0) }
  }

  /// The size in points and the weight of each text style, for the default text size of a phone.
  private static let styles: [String: (CGFloat, Weight)] = [
    "largeTitle": (34, .regular), "title": (28, .regular), "title2": (22, .regular),
    "title3": (20, .regular), "headline": (17, .semibold), "body": (17, .regular),
    "callout": (16, .regular), "subheadline": (15, .regular), "footnote": (13, .regular),
    "caption": (12, .regular), "caption2": (11, .regular),
  ]
}

package import AmbientHosting
package import AmbientLayout

extension TextFont {
  /// Creates the font of a text that has the given attributes.
  package init(_ attributes: ElementAttributes) {
    self.init(
      words: attributes[.font] ?? "body",
      at: attributes[.dynamicTypeSize].flatMap(DynamicTypeSize.init(name:)) ?? .large
    )
    if attributes[.textScale] == "secondary" { size *= 0.75 }
    if let weight = attributes[.weight].flatMap(Weight.init(rawValue:)) { self.weight = weight }
    if attributes[.bold] == true { weight = .bold }
    if attributes[.italic] == true { isItalic = true }
    if let design = attributes[.design].flatMap(Design.init(rawValue:)) { self.design = design }
    if attributes[.monospaced] == true { design = .monospaced }
    if let width = attributes[.fontWidth] { self.width = max(0.1, 1 + CGFloat(width)) }
  }

  /// Creates a font from the words of the attribute `font`, such as `title bold italic`.
  ///
  /// The first words are a text style, or the name and the size of a font. The other words are the
  /// traits of the font.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - typeSize: The text size that the user prefers. Pass `.large` if the font does not follow
  ///     the user's text size.
  package init(words: String, at typeSize: DynamicTypeSize = .large) {
    self.init()
    var words = words.split(separator: " ").map(String.init)[...]
    // If the words contain a size, the font scales like this text style.
    var scaledStyle: Font.TextStyle?
    if let style = words.first.flatMap({ Self.styles[$0] }) {
      size = style.size(at: typeSize)
      if style == .headline { weight = .semibold }
      words.removeFirst()
    } else if let index = words.lastIndex(where: { Double($0) != nil }) {
      // The name may contain a number, as in "Source Sans 3". No trait is a number.
      let name = words[..<index].joined(separator: " ")
      if name != "system" { self.name = name }
      size = Double(words[index]).map { CGFloat($0) } ?? size
      words = words[(index + 1)...]
      scaledStyle = .body
    }
    for word in words {
      if let weight = Weight(rawValue: word) { self.weight = weight }
      if let design = Design(rawValue: word) { self.design = design }
      if word == "italic" { isItalic = true }
      if word.hasPrefix(Font.relativePrefix) {
        scaledStyle = Self.styles[String(word.dropFirst(Font.relativePrefix.count))]
      }
      if let width = Self.widths[word] ?? Self.width(of: word) { self.width = max(0.1, 1 + width) }
    }
    if let scaledStyle { size *= scaledStyle.scale(at: typeSize) }
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

  private static let styles = Dictionary(
    uniqueKeysWithValues: Font.TextStyle.allCases.map { ($0.rawValue, $0) }
  )
}

import AmbientHosting
import AmbientLayout
import AmbientViews

extension TextFont {
  /// Creates the font of a text from its attributes.
  @MainActor
  init(_ element: Element) {
    self.init(words: element[.font] ?? "body")
    if let weight = element[.weight].flatMap(Weight.init(rawValue:)) { self.weight = weight }
    if element[.bold] == true { weight = .bold }
    if element[.italic] == true { isItalic = true }
    if let design = element[.design].flatMap(Design.init(rawValue:)) { self.design = design }
    if element[.monospaced] == true { design = .monospaced }
    if let width = element[.fontWidth] { self.width = max(0.1, 1 + CGFloat(width)) }
  }

  /// Creates a font from the words of the attribute `font`, such as `title bold italic`: a text
  /// style, or the name of a font and its size, and then the traits.
  init(words: String) {
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
    }
  }

  /// The sizes in points and the weights of the text styles, as on a phone with its default size of
  /// text.
  private static let styles: [String: (CGFloat, Weight)] = [
    "largeTitle": (34, .regular), "title": (28, .regular), "title2": (22, .regular),
    "title3": (20, .regular), "headline": (17, .semibold), "body": (17, .regular),
    "callout": (16, .regular), "subheadline": (15, .regular), "footnote": (13, .regular),
    "caption": (12, .regular), "caption2": (11, .regular),
  ]
}

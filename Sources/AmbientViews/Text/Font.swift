import AmbientCore

/// How letters look: a style of text, or a size, and what distinguishes them from the usual.
public struct Font: Hashable, Sendable {
  private enum Base: Hashable {
    case style(TextStyle)
    case system(size: CGFloat)
    case custom(String, size: CGFloat)
  }

  private let base: Base
  private var design: Design?
  private var weight: Weight?
  private var traits: [String] = []

  private init(_ base: Base, design: Design? = nil, weight: Weight? = nil) {
    self.base = base
    self.design = design
    self.weight = weight
  }

  /// What a text is for, which decides its size.
  public enum TextStyle: String, CaseIterable, Hashable, Sendable {
    /// The largest title.
    case largeTitle
    /// A title.
    case title
    /// A title of the second level.
    case title2
    /// A title of the third level.
    case title3
    /// The beginning of a section.
    case headline
    /// What follows a headline.
    case subheadline
    /// Running text.
    case body
    /// A remark on running text.
    case callout
    /// A note at the foot of a page.
    case footnote
    /// What stands below a picture.
    case caption
    /// The same, smaller.
    case caption2
  }

  /// The shape of letters.
  public enum Design: String, Hashable, Sendable {
    /// The usual one.
    case `default`
    /// With serifs.
    case serif
    /// With round ends.
    case rounded
    /// All of one width.
    case monospaced
  }

  // MARK: Making fonts

  /// The system's font for a style of text.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(.style(style), design: design, weight: weight)
  }

  /// The system's font of a size.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(.system(size: size), design: design, weight: weight)
  }

  /// A font by its name.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: size))
  }

  /// A font by its name, that does not grow with the text size a user chose.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, size: fixedSize))
  }

  // MARK: Changing fonts

  /// The font with thicker letters.
  public func bold() -> Font { weight(.bold) }

  /// The font with letters of a thickness.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The font with slanting letters.
  public func italic() -> Font { adding("italic") }

  /// The font with letters of one width.
  public func monospaced() -> Font { adding("monospaced") }

  /// The font with digits of one width.
  public func monospacedDigit() -> Font { adding("monospacedDigit") }

  /// The font with small capitals in place of lowercase letters.
  public func smallCaps() -> Font { adding("smallCaps") }

  private func adding(_ trait: String) -> Font {
    guard !traits.contains(trait) else { return self }
    var font = self
    font.traits = (font.traits + [trait]).sorted()
    return font
  }
}

extension Font: CustomStringConvertible {
  /// The style, or the name and size, and what is unusual, as hosts are told: `title bold italic`.
  public var description: String {
    var words: [String] =
      switch base {
      case .style(let style): [style.rawValue]
      case .system(let size): ["system", "\(size.inPoints)"]
      case .custom(let name, let size): [name, "\(size.inPoints)"]
      }
    if let design, design != .default { words.append(design.rawValue) }
    if let weight, weight != .regular { words.append(weight.name) }
    return (words + traits).joined(separator: " ")
  }
}

import AmbientCore

/// A description of a font, from which hosts choose the shapes of the characters.
///
/// Hosts get the description as words, such as `title bold italic`.
public struct Font: Hashable, Sendable {
  private enum Base: Hashable {
    case style(TextStyle)
    case system(size: CGFloat)
    case custom(String, size: CGFloat, isFixed: Bool)
  }

  private let base: Base
  private var design: Design?
  private var weight: Weight?
  var width: Width?
  private var traits: [String] = []

  private init(_ base: Base, design: Design? = nil, weight: Weight? = nil) {
    self.base = base
    self.design = design
    self.weight = weight
  }

  /// The purpose of a text, from which the host derives the size.
  public enum TextStyle: String, CaseIterable, Hashable, Sendable {
    /// The largest title.
    case largeTitle
    /// A title.
    case title
    /// A title of the second level.
    case title2
    /// A title of the third level.
    case title3
    /// The heading of a section.
    case headline
    /// The text below a heading.
    case subheadline
    /// Body text.
    case body
    /// A remark beside body text.
    case callout
    /// A footnote.
    case footnote
    /// The caption of an image.
    case caption
    /// A smaller caption.
    case caption2
  }

  /// The design of the characters.
  public enum Design: String, Hashable, Sendable {
    /// The system's default design.
    case `default`
    /// A design with serifs.
    case serif
    /// A design whose strokes have rounded ends.
    case rounded
    /// A design in which all characters have the same width.
    case monospaced
  }

  // MARK: Making fonts

  /// Returns the system's font for a text style.
  ///
  /// - Parameters:
  ///   - style: The purpose of the text, which determines the size.
  ///   - design: The design of the characters; nil for the default.
  ///   - weight: The thickness of the strokes; nil for the thickness of the text style.
  /// - Returns: The font.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(.style(style), design: design, weight: weight)
  }

  /// Returns the system's font in a fixed size.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - weight: The thickness of the strokes; nil for the default.
  ///   - design: The design of the characters; nil for the default.
  /// - Returns: The font.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(.system(size: size), design: design, weight: weight)
  }

  /// Returns the font with the given name.
  ///
  /// The size of the font changes together with the size of body text.
  ///
  /// - Parameters:
  ///   - name: The name of the font.
  ///   - size: The size in points if the user has the default text size.
  /// - Returns: The font.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: size, isFixed: false))
  }

  /// Returns the font with the given name.
  ///
  /// The size of the font changes together with the size of a text style. Hosts get the text style
  /// as a word, such as `relativeTo:title`.
  ///
  /// - Parameters:
  ///   - name: The name of the font.
  ///   - size: The size in points if the user has the default text size.
  ///   - textStyle: The text style.
  /// - Returns: The font.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    custom(name, size: size).adding(relativePrefix + textStyle.rawValue)
  }

  /// Returns the font with the given name, in a fixed size in points.
  ///
  /// Hosts get the same words as for ``custom(_:size:)``. A text in this font never has the
  /// attribute `dynamicTypeSize`.
  ///
  /// - Parameters:
  ///   - name: The name of the font.
  ///   - fixedSize: The size in points.
  /// - Returns: The font.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, size: fixedSize, isFixed: true))
  }

  // MARK: Changing fonts

  /// Returns the font with bold characters.
  ///
  /// - Note: Ambient only passes this on to the host.
  public func bold() -> Font { weight(.bold) }

  /// Returns the font with another thickness of strokes.
  ///
  /// - Parameter weight: The thickness of the strokes.
  /// - Returns: The font.
  /// - Note: Ambient only passes this on to the host.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// Returns the font with italic characters.
  ///
  /// - Note: Ambient only passes this on to the host.
  public func italic() -> Font { adding("italic") }

  /// Returns the font with characters that are all equally wide.
  ///
  /// - Note: Ambient only passes this on to the host.
  public func monospaced() -> Font { adding("monospaced") }

  /// Returns the font with digits that are all equally wide.
  ///
  /// - Note: Ambient only passes this on to the host.
  public func monospacedDigit() -> Font { adding("monospacedDigit") }

  /// Returns the font with small capitals in place of all letters.
  ///
  /// - Note: Ambient only passes this on to the host.
  public func smallCaps() -> Font { adding("smallCaps") }

  func adding(_ trait: String) -> Font {
    guard !traits.contains(trait) else { return self }
    var font = self
    font.traits = (font.traits + [trait]).sorted()
    return font
  }

  func has(_ trait: String) -> Bool { traits.contains(trait) }

  func removing(_ removed: String...) -> Font {
    var font = self
    font.traits.removeAll { removed.contains($0) }
    return font
  }
}

extension Font {
  /// The beginning of a word such as `relativeTo:title`.
  ///
  /// The rest of the word names a text style. A custom font scales together with this text style.
  static let relativePrefix = "relativeTo:"

  /// Whether the size of the font changes with the text size that the user prefers.
  var followsTypeSize: Bool {
    switch base {
    case .style: true
    case .system: false
    case .custom(_, _, let isFixed): !isFixed
    }
  }
}

extension Font: CustomStringConvertible {
  /// The words that describe the font to hosts, such as `title bold italic`.
  ///
  /// The words begin with the text style, or with a name and a size, as in `system 17`. The
  /// properties that differ from the default follow.
  public var description: String {
    var words: [String] =
      switch base {
      case .style(let style): [style.rawValue]
      case .system(let size): ["system", "\(size.attributeText)"]
      case .custom(let name, let size, _): [name, "\(size.attributeText)"]
      }
    if let design, design != .default { words.append(design.rawValue) }
    // A headline is semibold by default. Its weight is therefore named even if it is regular.
    if let weight, weight != .regular || base == .style(.headline) { words.append(weight.name) }
    if let width, width != .standard { words.append(width.word) }
    return (words + traits).joined(separator: " ")
  }
}

extension Font {
  /// Returns the font with bold characters, or without them.
  ///
  /// - Parameter isActive: Whether the characters are bold. If false, the weights from semibold to
  ///   black become regular, and the other weights stay.
  /// - Returns: The font.
  /// - Note: Ambient only passes this on to the host.
  public func bold(_ isActive: Bool) -> Font {
    if isActive { return bold() }
    return resolve(in: Context(typeSize: .large)).isBold ? weight(.regular) : self
  }

  /// Returns the font with italic characters, or without them.
  ///
  /// - Parameter isActive: Whether the characters are italic.
  /// - Returns: The font.
  /// - Note: Ambient only passes this on to the host.
  public func italic(_ isActive: Bool) -> Font { isActive ? italic() : removing("italic") }

  /// The space between the lines of a font.
  public enum Leading: Hashable, Sendable {
    /// The default space between lines.
    case standard
    /// Less space between lines than the default.
    case tight
    /// More space between lines than the default.
    case loose
  }

  /// Returns the font with another space between lines.
  ///
  /// - Parameter leading: The space between lines.
  /// - Returns: The font.
  /// - Note: Ambient only passes this on to the host.
  public func leading(_ leading: Leading) -> Font {
    switch leading {
    case .standard: removing("tightLeading", "looseLeading")
    case .tight: removing("looseLeading").adding("tightLeading")
    case .loose: removing("tightLeading").adding("looseLeading")
    }
  }

  /// Returns the font with another width of characters.
  ///
  /// - Parameter width: The width of the characters.
  /// - Returns: The font.
  /// - Note: Ambient only passes this on to the host.
  public func width(_ width: Width) -> Font {
    var font = self
    font.width = width
    return font
  }

  /// Returns the font with small capitals in place of lowercase letters.
  ///
  /// - Note: Ambient only passes this on to the host.
  public func lowercaseSmallCaps() -> Font { adding("lowercaseSmallCaps") }

  /// Returns the font with small capitals in place of capitals.
  ///
  /// - Note: Ambient only passes this on to the host.
  public func uppercaseSmallCaps() -> Font { adding("uppercaseSmallCaps") }
}

extension Font.Width {
  /// The width in the description of a font: a name, or `width:` and the number.
  var word: String {
    switch self {
    case .compressed: "compressed"
    case .condensed: "condensed"
    case .standard: "standard"
    case .expanded: "expanded"
    default: "width:\(value.attributeText)"
    }
  }
}

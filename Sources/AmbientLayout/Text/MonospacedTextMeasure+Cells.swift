extension MonospacedTextMeasure {
  /// Returns the number of cells of a character in a terminal.
  ///
  /// A character that the variation selector U+FE0F turns into an emoji has 2 cells. Any other
  /// character that is composed of several scalars, such as a flag or a letter with accents, is as
  /// wide as its widest scalar. A tab is as wide as a space.
  ///
  /// - Parameter character: The character, which is a grapheme cluster.
  /// - Returns: The number of cells:
  ///   - 2 for an emoji, and for a character that is wide or fullwidth by Unicode Standard Annex
  ///     11;
  ///   - 0 for control characters, nonspacing and enclosing marks on their own, and other
  ///     characters that are not shown;
  ///   - 1 for all other characters, including characters of ambiguous width.
  public static func cells(of character: Character) -> Int {
    if let byte = character.asciiValue { return byte >= 0x20 && byte != 0x7F || byte == 9 ? 1 : 0 }
    var widest = 0
    for scalar in character.unicodeScalars {
      // This variation selector asks for the emoji instead of a symbol in one color.
      if scalar == "\u{FE0F}", character.unicodeScalars.first?.properties.isEmoji == true {
        return 2
      }
      widest = max(widest, cells(of: scalar))
    }
    return widest
  }

  private static func cells(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0xAD: return 0
    case ..<0x300: return 1
    // The most frequent ideographs and syllables need no search.
    case 0x4E00..<0xA000, 0xAC00..<0xD7A4: return 2
    default: break
    }
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint { return 0 }
    switch properties.generalCategory {
    case .control, .enclosingMark, .lineSeparator, .nonspacingMark, .paragraphSeparator: return 0
    default: return properties.isEmojiPresentation || isWide(scalar.value) ? 2 : 1
    }
  }

  private static func isWide(_ value: UInt32) -> Bool {
    var range = wideRanges[...]
    while let middle = range.indices.dropFirst(range.count / 2).first {
      if wideRanges[middle].contains(value) { return true }
      range =
        value < wideRanges[middle].lowerBound ? range[..<middle] : range[(middle + 1)...]
    }
    return false
  }

  /// The scalars that are wide or fullwidth, in ascending order.
  ///
  /// In Unicode Standard Annex 11, the property East_Asian_Width of these scalars is W or F.
  /// Nonspacing marks and most emoji never reach the search, so the ranges contain only some of
  /// them. The ranges also contain some unassigned scalars.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // consonants of Hangul that begin a syllable
    0x2329...0x232A,  // angle brackets
    0x2630...0x2637,  // trigrams
    0x268A...0x268F,  // monograms and digrams
    0x2E80...0x303E,  // radicals, punctuation
    0x3041...0x3247,  // kana, Bopomofo, letters in parentheses
    0x3250...0xA4C6,  // letters in circles, ideographs, hexagrams, Yi
    0xA960...0xA97C,  // old consonants of Hangul
    0xAC00...0xD7A3,  // syllables of Hangul
    0xF900...0xFAFF,  // compatibility ideographs
    0xFE10...0xFE6B,  // vertical and small forms of punctuation
    0xFF01...0xFF60,  // fullwidth letters
    0xFFE0...0xFFE6,  // fullwidth signs
    0x16FE0...0x16FE3,  // iteration marks
    0x16FF2...0x1B2FB,  // Tangut, Khitan, old kana, Nüshu
    0x1D300...0x1D376,  // Tai Xuan Jing, counting rods
    0x1F200...0x1F265,  // ideographs in squares
    0x20000...0x3FFFD,  // more ideographs
  ]
}

/// A character that is written in Markdown as an HTML entity, such as `&amp;` or `&#8364;`.
struct MarkdownEntity {
  let character: Character

  /// The index after the semicolon.
  let end: Int

  /// Reads the entity at the start of some characters.
  ///
  /// - Returns: The entity if the characters begin with a number, such as `&#8364;`, or with a
  ///   known name, such as `&amp;`; otherwise nil.
  init?(_ characters: ArraySlice<Character>) {
    guard characters.first == "&",
      let semicolon = characters.prefix(10).firstIndex(of: ";"),
      let character = Self.character(String(characters[(characters.startIndex + 1)..<semicolon]))
    else { return nil }
    self.character = character
    end = semicolon + 1
  }

  private static func character(_ name: String) -> Character? {
    guard name.first == "#" else { return named[name] }
    let number = name.dropFirst()
    let isHexadecimal = number.first == "x" || number.first == "X"
    let digits = isHexadecimal ? number.dropFirst() : number
    guard digits.first != "+" else { return nil }
    return UInt32(digits, radix: isHexadecimal ? 16 : 10)
      .flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
      .map(Character.init)
  }

  private static let named: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "copy": "\u{A9}", "reg": "\u{AE}", "trade": "\u{2122}", "deg": "\u{B0}",
    "ndash": "\u{2013}", "mdash": "\u{2014}", "hellip": "\u{2026}", "bull": "\u{2022}",
    "middot": "\u{B7}", "times": "\u{D7}", "euro": "\u{20AC}", "pound": "\u{A3}",
    "lsquo": "\u{2018}", "rsquo": "\u{2019}", "ldquo": "\u{201C}", "rdquo": "\u{201D}",
    "laquo": "\u{AB}", "raquo": "\u{BB}",
  ]
}

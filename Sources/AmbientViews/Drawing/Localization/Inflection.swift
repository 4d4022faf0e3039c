import Foundation

/// The agreement of a noun with the number before it, as in `^[3 cats](inflect: true)`.
///
/// English nouns get their plural, as in Foundation's automatic grammar agreement. The words of
/// other languages stay as they are.
enum Inflection {
  /// The marks before and after words that must agree.
  ///
  /// While `FormattedText` parses Markdown, each argument is represented by a single character. The
  /// marks are removed after the arguments have replaced these characters. The marks and these
  /// characters are from private use areas of Unicode. The first argument is represented by
  /// U+F0000, the second by U+F0001, and so on. No text has enough arguments to reach the marks.
  static let start = "\u{10FFF0}"
  static let end = "\u{10FFF1}"

  /// Returns whether the attributes of a text ask for agreement.
  static func isIn(_ attributes: String) -> Bool {
    attributes.split(separator: ",").contains { attribute in
      let sides = attribute.split(separator: ":").map { $0.filter { !$0.isWhitespace } }
      return sides == ["inflect", "true"]
    }
  }

  /// Returns whether a language is English, or a dialect of English such as `en-GB`.
  static func isEnglish(_ language: String) -> Bool {
    language.lowercased().prefix { $0 != "-" && $0 != "_" } == "en"
  }

  /// Returns whether a text without a translation counts as English in a locale.
  static func isEnglish(_ locale: Locale) -> Bool {
    // If a host sets no locale, the locale has no language.
    guard let code = locale.language.languageCode?.identifier, !code.isEmpty else { return true }
    return isEnglish(code)
  }

  /// Makes the marked words of an English text agree with their numbers, and removes the marks.
  static func applied(to parts: [StyledString]) -> [StyledString] {
    replacing(parts, with: agreeing)
  }

  /// Removes the marks from a text, and leaves the marked words as they are.
  static func removed(from parts: [StyledString]) -> [StyledString] { replacing(parts) { $0 } }

  private static func replacing(
    _ parts: [StyledString],
    with replacement: ([StyledString]) -> [StyledString]
  ) -> [StyledString] {
    var result: [StyledString] = []
    var group: [StyledString]?
    for part in parts {
      var current = StyledString(string: "", style: part.style)
      for character in part.string {
        switch String(character) {
        case start:
          result.append(current)
          current.string = ""
          group = []
        case end:
          result += replacement((group ?? []) + [current])
          current.string = ""
          group = nil
        default: current.string.append(character)
        }
      }
      if group == nil { result.append(current) } else { group?.append(current) }
    }
    return result + (group ?? [])
  }

  /// Makes the noun of a phrase agree with the first number in the phrase.
  private static func agreeing(_ phrase: [StyledString]) -> [StyledString] {
    let text = phrase.map(\.string).joined()
    guard let number = firstNumber(in: text), number != "1", let noun = noun(of: text) else {
      return phrase
    }
    var phrase = phrase
    // The noun is replaced only if one part contains all of it. The positions are counted in
    // scalars, because the characters at the ends of two parts can become one character.
    let scalars = text.unicodeScalars
    var start = scalars.startIndex
    for index in phrase.indices {
      let part = phrase[index].string.unicodeScalars
      let end = scalars.index(start, offsetBy: part.count)
      if noun.startIndex >= start, noun.endIndex <= end {
        let offset = scalars.distance(from: start, to: noun.startIndex)
        let first = part.index(part.startIndex, offsetBy: offset)
        let range = first..<part.index(first, offsetBy: noun.unicodeScalars.count)
        phrase[index].string.replaceSubrange(range, with: EnglishPlural.plural(of: String(noun)))
      }
      start = end
    }
    return phrase
  }

  private static func firstNumber(in text: String) -> Substring? {
    text.split { !$0.isNumber && $0 != "." && $0 != "," }.first { $0.contains(where: \.isNumber) }
  }

  /// Words that can follow the noun of a phrase, as in `3 cats left`.
  private static let following: Set<Substring> = [
    "of", "in", "on", "at", "for", "from", "to", "by", "with", "per", "ago", "left", "remaining",
    "selected", "available", "total",
  ]

  /// Returns the noun of a phrase: the word before the first `following` word, or else the last
  /// word.
  private static func noun(of text: String) -> Substring? {
    let words = text.split { !$0.isLetter && $0 != "-" && $0 != "'" }
    let end = words.dropFirst().firstIndex(where: following.contains) ?? words.endIndex
    return words[..<end].last
  }
}

/// A web address without marks around it in Markdown, such as `https://swift.org`.
///
/// GitHub's Markdown has the same rules for such addresses.
struct BareAddress {
  /// The address of the link.
  let address: String

  /// The index after the address.
  let end: Int

  /// Reads the address at the start of some characters; nil if no address begins there.
  ///
  /// - Parameters:
  ///   - characters: The characters.
  ///   - previous: The character before `characters`; nil at the start of a text.
  init?(_ characters: ArraySlice<Character>, after previous: Character?) {
    guard let host = Self.host(characters, after: previous),
      let endOfHost = Self.endOfHost(characters[host...])
    else { return nil }
    let rest = characters[endOfHost...].prefix { !$0.isWhitespace && $0 != "<" }
    let text = Self.trimmed(characters[..<rest.endIndex])
    let hasScheme = host > characters.startIndex
    // Without a scheme, the domain begins with the four characters `www.`, and must be longer.
    end = text.endIndex
    guard end > host + (hasScheme ? 0 : 4) else { return nil }
    address = (hasScheme ? "" : "http://") + String(text)
  }

  /// Returns the index at which the domain of the address begins; nil if the characters do not
  /// begin with an address.
  private static func host(
    _ characters: ArraySlice<Character>,
    after previous: Character?
  ) -> Int? {
    if characters.starts(with: "www.") {
      let isFirst = previous.map { $0.isWhitespace || "*_~(".contains($0) } ?? true
      return isFirst ? characters.startIndex : nil
    }
    if let previous, previous.isASCII, previous.isLetter { return nil }
    for scheme in ["http://", "https://", "ftp://"]
    where characters.prefix(scheme.count).map({ $0.lowercased() }).joined() == scheme {
      let host = characters.startIndex + scheme.count
      return characters[host...].first.map(isLetterOrDigit) == true ? host : nil
    }
    return nil
  }

  /// Returns the end of a domain; nil if one of its last two parts has an underscore.
  ///
  /// The parts of a domain are separated by periods.
  private static func endOfHost(_ characters: ArraySlice<Character>) -> Int? {
    let name = characters.prefix {
      "-_.".contains($0) || !$0.isWhitespace && !InlineMarkdown.isMark($0) && !$0.isPunctuation
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.suffix(2).contains { $0.contains("_") } ? nil : name.endIndex
  }

  /// Removes characters such as a period from the end of an address if they belong to the
  /// surrounding sentence.
  ///
  /// A closing parenthesis is removed only if the address does not contain its counterpart. An HTML
  /// entity such as `&amp;` is removed as a whole.
  private static func trimmed(_ text: ArraySlice<Character>) -> ArraySlice<Character> {
    var text = text
    while let last = text.last {
      if last == ")" {
        guard text.count(where: { $0 == ")" }) > text.count(where: { $0 == "(" }) else { break }
      } else if last == ";", let entity = text.lastIndex(of: "&"), entity + 2 < text.endIndex,
        text[(entity + 1)...].dropLast().allSatisfy({ $0.isASCII && $0.isLetter })
      {
        text = text[..<entity]
        continue
      } else if !"?!.,:*_~'\";]".contains(last) {
        break
      }
      text.removeLast()
    }
    return text
  }

  static func isLetterOrDigit(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
  }
}

/// An e-mail address in the characters of a text.
///
/// GitHub's Markdown has the same rules for such addresses.
struct MailAddress {
  let range: Range<Int>

  /// Finds the first address in some characters; nil if they contain no address.
  init?(firstIn characters: ArraySlice<Character>) {
    var start = characters.startIndex
    while let sign = characters[start...].firstIndex(of: "@") {
      let name = characters[start..<sign].reversed().prefix(while: Self.isInName).count
      let end = Self.endOfDomain(characters[(sign + 1)...])
      if name > 0, let end {
        range = (sign - name)..<end
        return
      }
      start = sign + 1
    }
    return nil
  }

  private static func isInName(_ character: Character) -> Bool {
    BareAddress.isLetterOrDigit(character) || ".+-_".contains(character)
  }

  /// Returns the end of a domain with at least one period; nil if the domain is not valid.
  private static func endOfDomain(_ characters: ArraySlice<Character>) -> Int? {
    var domain = characters.prefix { isInName($0) && $0 != "+" }
    while domain.last == "." { domain.removeLast() }
    let parts = domain.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let last = domain.last, last.isLetter,
      parts.allSatisfy({ !$0.isEmpty }), characters[domain.endIndex...].first != "@"
    else { return nil }
    return domain.endIndex
  }
}

extension MailAddress {
  /// Divides a part of a text so that each e-mail address in this part becomes a link.
  ///
  /// A part that is code or already a link does not change.
  static func linked(_ part: StyledString) -> [StyledString] {
    guard part.style.link == nil, part.style.isMonospaced != true else { return [part] }
    var rest = Array(part.string)[...]
    var parts: [StyledString] = []
    while let address = MailAddress(firstIn: rest) {
      let before = rest[..<address.range.lowerBound]
      if !before.isEmpty { parts.append(StyledString(string: String(before), style: part.style)) }
      let text = String(rest[address.range])
      var link = StyledString(string: text, style: part.style)
      link.style.link = "mailto:" + text
      parts.append(link)
      rest = rest[address.range.upperBound...]
    }
    if parts.isEmpty { return [part] }
    return rest.isEmpty ? parts : parts + [StyledString(string: String(rest), style: part.style)]
  }
}

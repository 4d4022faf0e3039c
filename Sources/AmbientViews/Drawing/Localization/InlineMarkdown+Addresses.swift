/// Addresses that are links without square brackets.
extension InlineMarkdown {
  /// Appends an address in angle brackets as a link, such as `<https://example.com>`.
  mutating func address(
    at index: Int,
    _ range: Range<Int>,
    _ style: CharacterStyle
  ) -> Int? {
    guard let end = characters[index..<range.upperBound].firstIndex(of: ">") else { return nil }
    let address = characters[(index + 1)..<end]
    if MailAddress(firstIn: address)?.range == address.indices {
      append(String(address), style, link: "mailto:" + String(address))
      return end + 1
    }
    guard let colon = address.firstIndex(of: ":"), colon > index + 2,
      address[..<colon].allSatisfy({ BareAddress.isLetterOrDigit($0) || "+-.".contains($0) }),
      let first = address.first, first.isASCII, first.isLetter,
      !address.contains(where: { $0.isWhitespace || $0 == "<" })
    else { return nil }
    append(String(address), style, link: String(address))
    return end + 1
  }

  /// Appends an address without brackets as a link, such as `https://example.com`.
  mutating func bareAddress(
    at index: Int,
    _ range: Range<Int>,
    _ style: CharacterStyle
  ) -> Int? {
    let previous = index == 0 ? nil : characters[index - 1]
    guard style.link == nil,
      let bare = BareAddress(characters[index..<range.upperBound], after: previous)
    else { return nil }
    append(String(characters[index..<bare.end]), style, link: bare.address)
    return bare.end
  }

  private mutating func append(_ string: String, _ style: CharacterStyle, link: String) {
    var linked = style
    linked.link = link
    append(string, linked)
  }
}

/// The inline Markdown of a text: emphasis, strong emphasis, code, strikethrough and links.
///
/// Web and e-mail addresses are links, too, even without brackets around them.
///
/// Characters such as `*` are marks. A mark without a counterpart is an ordinary character, and so
/// is a mark after a backslash.
struct InlineMarkdown {
  /// Returns whether a string contains characters that Markdown interprets.
  static func isPossible(in string: String) -> Bool {
    // `last` holds the last four bytes, which are compared with `://` and `www.`.
    var last: UInt32 = 0
    return string.utf8.contains { byte in
      last = last << 8 | UInt32(byte)
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
        UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "\\"), UInt8(ascii: "&"),
        UInt8(ascii: "@"):
        return true
      case UInt8(ascii: "/"): return last & 0xFF_FFFF == 0x3A_2F2F
      case UInt8(ascii: "."): return last == 0x7777_772E
      default: return false
      }
    }
  }

  /// Removes the marks from a string, and returns the rest in parts that have one style each.
  static func parts(of string: String) -> [StyledString] {
    var markdown = InlineMarkdown(Array(string))
    markdown.parse(0..<markdown.characters.count, CharacterStyle())
    guard !markdown.parts.isEmpty else { return [StyledString(string: "")] }
    return string.utf8.contains(UInt8(ascii: "@"))
      ? markdown.parts.flatMap(MailAddress.linked) : markdown.parts
  }

  let characters: [Character]
  private var parts: [StyledString] = []

  private init(_ characters: [Character]) { self.characters = characters }

  mutating func append(_ string: String, _ style: CharacterStyle) {
    if let last = parts.indices.last, parts[last].style == style {
      parts[last].string += string
    } else {
      parts.append(StyledString(string: string, style: style))
    }
  }

  /// Appends the parts of the characters in a range.
  ///
  /// For each kind of construct, such as a link, this function calls another function. The called
  /// function returns the index after the construct, or nil if no such construct begins at `index`.
  private mutating func parse(_ range: Range<Int>, _ style: CharacterStyle) {
    var index = range.lowerBound
    while index < range.upperBound {
      let character = characters[index]
      switch character {
      case "\\" where index + 1 < range.upperBound && Self.isMark(characters[index + 1]):
        append(String(characters[index + 1]), style)
        index += 2
      case "`":
        index = code(at: index, range, style) ?? plainMarks(at: index, range, style)
      case "[":
        index = link(at: index, range, style) ?? plain(at: index, style)
      case "<":
        index = address(at: index, range, style) ?? plain(at: index, style)
      case "!":
        index = image(at: index, range, style) ?? plain(at: index, style)
      case "&":
        index = entity(at: index, range, style) ?? plain(at: index, style)
      case "^":
        index = attribute(at: index, range, style) ?? plain(at: index, style)
      case "*", "_", "~":
        index = emphasis(at: index, range, style) ?? plainMarks(at: index, range, style)
      case "h", "H", "f", "F", "w":
        index = bareAddress(at: index, range, style) ?? plain(at: index, style)
      default:
        index = plain(at: index, style)
      }
    }
  }

  private mutating func plain(at index: Int, _ style: CharacterStyle) -> Int {
    append(String(characters[index]), style)
    return index + 1
  }

  /// Appends a mark, and the equal marks directly after it, as ordinary characters.
  private mutating func plainMarks(
    at index: Int,
    _ range: Range<Int>,
    _ style: CharacterStyle
  ) -> Int {
    let end = endOfMarks(at: index, range)
    append(String(characters[index..<end]), style)
    return end
  }

  private func endOfMarks(at index: Int, _ range: Range<Int>) -> Int {
    characters[index..<range.upperBound].firstIndex { $0 != characters[index] }
      ?? range.upperBound
  }

  private mutating func code(
    at index: Int,
    _ range: Range<Int>,
    _ style: CharacterStyle
  ) -> Int? {
    guard let end = closingCode(at: index, range) else { return nil }
    var content = characters[endOfMarks(at: index, range)..<end]
    // Code that begins or ends with a backtick is written with a space before it and a space after
    // it. These two spaces are not a part of the code.
    if content.first == " ", content.last == " ", content.contains(where: { $0 != " " }) {
      content = content.dropFirst().dropLast()
    }
    var code = style
    code.isMonospaced = true
    append(String(content), code)
    return endOfMarks(at: end, range)
  }

  /// Returns the index of the marks that close the code that begins at `index`.
  private func closingCode(at index: Int, _ range: Range<Int>) -> Int? {
    var next = endOfMarks(at: index, range)
    let count = next - index
    while let start = characters[next..<range.upperBound].firstIndex(of: "`") {
      next = endOfMarks(at: start, range)
      if next - start == count { return start }
    }
    return nil
  }

  private mutating func entity(
    at index: Int,
    _ range: Range<Int>,
    _ style: CharacterStyle
  ) -> Int? {
    guard let entity = MarkdownEntity(characters[index..<range.upperBound]) else { return nil }
    append(String(entity.character), style)
    return entity.end
  }

  /// Appends the description of an image.
  private mutating func image(
    at index: Int,
    _ range: Range<Int>,
    _ style: CharacterStyle
  ) -> Int? {
    guard index + 1 < range.upperBound, let bracketed = bracketed(at: index + 1, range) else {
      return nil
    }
    parse(bracketed.text, style)
    return bracketed.destination.end
  }

  private mutating func link(
    at index: Int,
    _ range: Range<Int>,
    _ style: CharacterStyle
  ) -> Int? {
    guard let bracketed = bracketed(at: index, range) else { return nil }
    var linked = style
    linked.link = bracketed.destination.address
    parse(bracketed.text, linked)
    return bracketed.destination.end
  }

  /// Returns the range of the text in the square brackets at an index, and the destination that
  /// follows in parentheses.
  private func bracketed(
    at open: Int,
    _ range: Range<Int>
  ) -> (text: Range<Int>, destination: MarkdownDestination)? {
    guard characters[open] == "[", let close = unescaped("]", after: open, range),
      let destination = MarkdownDestination(characters[(close + 1)..<range.upperBound])
    else { return nil }
    return ((open + 1)..<close, destination)
  }

  /// Appends words that have an extended attribute, such as `^[3 cats](inflect: true)`.
  private mutating func attribute(
    at index: Int,
    _ range: Range<Int>,
    _ style: CharacterStyle
  ) -> Int? {
    let open = index + 1
    guard open < range.upperBound, characters[open] == "[",
      let close = unescaped("]", after: open, range), close + 1 < range.upperBound,
      characters[close + 1] == "(",
      let end = characters[(close + 2)..<range.upperBound].firstIndex(of: ")")
    else { return nil }
    let attributes = String(characters[(close + 2)..<end])
    let isInflected = Inflection.isIn(attributes)
    if isInflected { append(Inflection.start, style) }
    parse((open + 1)..<close, style)
    if isInflected { append(Inflection.end, style) }
    return end + 1
  }

  private mutating func emphasis(
    at index: Int,
    _ range: Range<Int>,
    _ style: CharacterStyle
  ) -> Int? {
    let mark = characters[index]
    let count = endOfMarks(at: index, range) - index
    guard count <= 3, mark != "~" || count <= 2 else { return nil }
    let start = index + count
    guard start < range.upperBound, !characters[start].isWhitespace else { return nil }
    // An underscore inside a word is an ordinary character.
    if mark == "_", index > 0, Self.isWord(characters[index - 1]) { return nil }
    guard let end = closing(mark, count, from: start, range) else { return nil }
    var inner = style
    if mark == "~" {
      inner.strikethrough = .init(isActive: true, pattern: .solid, color: nil)
    } else {
      if count != 2 { inner.isItalic = true }
      if count >= 2 { inner.isBold = true }
    }
    parse(start..<end, inner)
    return end + count
  }

  /// Returns the index of the marks that close an emphasis.
  private func closing(
    _ mark: Character,
    _ count: Int,
    from start: Int,
    _ range: Range<Int>
  ) -> Int? {
    var index = start
    while index < range.upperBound {
      switch characters[index] {
      case "\\": index += 2
      case "`":
        index = endOfMarks(at: closingCode(at: index, range) ?? index, range)
      case mark:
        let end = endOfMarks(at: index, range)
        let isClosing = !characters[index - 1].isWhitespace && index > start
        let isInWord = mark == "_" && end < range.upperBound && Self.isWord(characters[end])
        if end - index == count, isClosing, !isInWord { return index }
        // In `**a *b***`, the first of the last three marks closes the inner emphasis.
        if end - index > count, isClosing, !isInWord { return end - count }
        index = end
      default: index += 1
      }
    }
    return nil
  }

  private func unescaped(_ mark: Character, after index: Int, _ range: Range<Int>) -> Int? {
    var index = index + 1
    while index < range.upperBound {
      if characters[index] == mark { return index }
      index += characters[index] == "\\" ? 2 : 1
    }
    return nil
  }

  static func isMark(_ character: Character) -> Bool {
    character.isASCII && (character.isPunctuation || character.isSymbol)
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }
}

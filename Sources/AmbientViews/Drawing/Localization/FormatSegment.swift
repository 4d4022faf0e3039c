/// A part of a format string: characters, a placeholder, or a named substitution.
enum FormatSegment: Equatable {
  case literal(String)
  /// A placeholder.
  ///
  /// In `%2$.1f`, the position 2 means the second argument, and the specifier is `%.1f`.
  case argument(position: Int?, specifier: String)
  /// A named substitution such as `%#@plants@`.
  case substitution(position: Int?, name: String)

  /// In a substitution, this placeholder represents the argument of the substitution.
  static let ownArgument = "%arg"

  /// Splits a format string.
  ///
  /// Two percent signs stand for one percent sign. A single percent sign that begins neither a
  /// valid placeholder nor a valid substitution is an ordinary character.
  static func segments(of format: String) -> [FormatSegment] {
    var segments: [FormatSegment] = []
    var literal = ""
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      rest = rest[percent...]
      if rest.dropFirst().first == "%" {
        literal += "%"
        rest = rest.dropFirst(2)
      } else if let (segment, end) = placeholder(at: rest) {
        if !literal.isEmpty { segments.append(.literal(literal)) }
        literal = ""
        segments.append(segment)
        rest = rest[end...]
      } else {
        literal += "%"
        rest = rest.dropFirst()
      }
    }
    literal += rest
    if !literal.isEmpty { segments.append(.literal(literal)) }
    return segments
  }

  /// Returns the placeholder or substitution at the beginning of a string, and the index after it;
  /// nil if the string begins with neither.
  private static func placeholder(at text: Substring) -> (FormatSegment, Substring.Index)? {
    if text.hasPrefix(ownArgument) {
      let end = text.index(text.startIndex, offsetBy: ownArgument.count)
      return (.argument(position: nil, specifier: ownArgument), end)
    }
    var rest = text.dropFirst()
    var position: Int?
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if rest.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 {
      position = number
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.hasPrefix("#@") {
      let name = rest.dropFirst(2).prefix { $0 != "@" }
      guard name.endIndex < rest.endIndex else { return nil }
      return (
        .substitution(position: position, name: String(name)), rest.index(after: name.endIndex)
      )
    }
    let flags = rest.prefix { "-+ #0'123456789.".contains($0) }
    let length = rest.dropFirst(flags.count).prefix { "hlLqzjt".contains($0) }
    guard let conversion = rest.dropFirst(flags.count + length.count).first,
      "@dDiuUxXoOfFeEgGaAcCsS".contains(conversion)
    else { return nil }
    return (
      .argument(position: position, specifier: "%" + flags + length + String(conversion)),
      rest.index(rest.startIndex, offsetBy: flags.count + length.count + 1)
    )
  }
}

/// A word of a line, or a text in quotation marks.
enum ScriptWord: Equatable {
  /// A word without quotation marks.
  case plain(String)
  /// A text, without its quotation marks.
  case quoted(String)

  /// The text of the word.
  var text: String {
    switch self {
    case .plain(let text), .quoted(let text): text
    }
  }
}

extension ScriptWord {
  /// Splits a line into words, up to the comment at its end.
  static func words(of line: String) throws(ScriptError) -> [ScriptWord] {
    var words: [ScriptWord] = []
    var rest = Substring(line)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "#" {
        break
      } else if first == "\"" {
        words.append(try takeQuoted(from: &rest, of: line))
      } else {
        let word = rest.prefix { !$0.isWhitespace && $0 != "\"" }
        rest.removeFirst(word.count)
        words.append(.plain(String(word)))
      }
    }
    return words
  }

  private static func takeQuoted(
    from rest: inout Substring,
    of line: String
  ) throws(ScriptError) -> ScriptWord {
    let start = rest
    var text = ""
    rest.removeFirst()
    while let character = rest.popFirst() {
      switch character {
      case "\"": return .quoted(text)
      case "\\" where rest.first == "\"" || rest.first == "\\": text.append(rest.removeFirst())
      default: text.append(character)
      }
    }
    let column = line.distance(from: line.startIndex, to: start.startIndex) + 1
    throw .missingQuote(column: column, rest: String(start))
  }
}

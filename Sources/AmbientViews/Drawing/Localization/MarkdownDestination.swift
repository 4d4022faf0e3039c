/// The destination of a link in Markdown, such as `(https://swift.org "Swift")`.
struct MarkdownDestination {
  private(set) var address = ""

  /// The index after the closing parenthesis.
  private(set) var end: Int

  /// Reads the destination at the start of some characters.
  ///
  /// - Returns: Nil if the characters do not begin with a destination. An address that contains
  ///   white space must be in angle brackets.
  init?(_ characters: ArraySlice<Character>) {
    guard characters.first == "(" else { return nil }
    end = characters.startIndex + 1
    skipSpace(characters)
    if next(characters) == "<" {
      guard readBrackets(characters) else { return nil }
    } else {
      readAddress(characters)
    }
    let endOfAddress = end
    skipSpace(characters)
    if end > endOfAddress { skipTitle(characters) }
    guard next(characters) == ")" else { return nil }
    end += 1
  }

  private func next(_ characters: ArraySlice<Character>) -> Character? {
    characters.indices.contains(end) ? characters[end] : nil
  }

  private mutating func skipSpace(_ characters: ArraySlice<Character>) {
    while next(characters)?.isWhitespace == true { end += 1 }
  }

  private mutating func readBrackets(_ characters: ArraySlice<Character>) -> Bool {
    end += 1
    while let character = next(characters), character != ">" { readCharacter(characters) }
    guard next(characters) != nil else { return false }
    end += 1
    return true
  }

  /// Reads an address without white space, in which parentheses are in pairs.
  private mutating func readAddress(_ characters: ArraySlice<Character>) {
    var open = 0
    while let character = next(characters), !character.isWhitespace {
      if character == "(" { open += 1 }
      if character == ")" {
        guard open > 0 else { return }
        open -= 1
      }
      readCharacter(characters)
    }
  }

  /// Reads a character of an address: an entity, a mark after a backslash, or any other character.
  private mutating func readCharacter(_ characters: ArraySlice<Character>) {
    if let entity = MarkdownEntity(characters[end...]) {
      address.append(entity.character)
      end = entity.end
      return
    }
    let following = end + 1
    if characters[end] == "\\", following < characters.endIndex,
      InlineMarkdown.isMark(characters[following])
    {
      end = following
    }
    address.append(characters[end])
    end += 1
  }

  private mutating func skipTitle(_ characters: ArraySlice<Character>) {
    guard let open = next(characters),
      let mark = ["\"": "\"", "'": "'", "(": ")"][open] as Character?
    else { return }
    var close = end + 1
    while close < characters.endIndex, characters[close] != mark {
      close += characters[close] == "\\" ? 2 : 1
    }
    guard close < characters.endIndex else { return }
    end = close + 1
    skipSpace(characters)
  }
}

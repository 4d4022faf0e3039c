import AmbientLayout

/// Breaks texts into lines in the simplest way.
///
/// The breaker tries all possible ends of each line, from the end of the paragraph backward.
struct NaiveBreaker {
  /// The number of character cells that fit into a line.
  let cells: Int

  /// Returns the lines of a text.
  ///
  /// If the widest character of the text does not fit, lines may be as wide as this character.
  func lines(of text: String) -> [String] {
    let widest = text.map { width(String($0)) }.max() ?? 0
    let breaker = NaiveBreaker(cells: max(cells, widest))
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { breaker.paragraph($0.map(\.self)) }
  }

  private func paragraph(_ characters: [Character]) -> [String] {
    var start = 0
    var lines: [String] = []
    repeat {
      let end = endOfLine(characters, from: start)
      lines.append(withoutSpaces(characters[start..<end]))
      start = end
    } while start < characters.count
    return lines
  }

  private func endOfLine(_ characters: [Character], from start: Int) -> Int {
    for end in stride(from: characters.count, to: start, by: -1) {
      let isEnd = end == characters.count || isBreak(characters, at: end)
      if isEnd, width(withoutSpaces(characters[start..<end])) <= cells { return end }
    }
    for end in stride(from: characters.count, to: start + 1, by: -1)
    where width(String(characters[start..<end])) <= cells {
      return end
    }
    // Only one character fits. The spaces after this character belong to the same line.
    return characters.indices.first { $0 > start && characters[$0] != " " } ?? characters.count
  }

  private func isBreak(_ characters: [Character], at index: Int) -> Bool {
    let (before, after) = (characters[index - 1], characters[index])
    if after == " " { return false }
    if before == " " { return true }
    if "\u{A0}「(".contains(before) || "\u{A0}-。).".contains(after) { return false }
    if before == "-" {
      // A line can break after hyphens in a word or at the end of a word, unless a digit follows.
      // The only digit in the random texts is 7. Hyphens at the beginning of a word act as letters.
      let previous = characters.prefix(index).last { $0 != "-" } ?? " "
      if !" \u{A0}(「".contains(previous) { return after != "7" }
    }
    return "日語。😀".contains(before) || "日語「😀".contains(after)
  }

  /// Returns a text as one line.
  ///
  /// If the text is too wide, an ellipsis replaces as few characters as possible.
  func truncation(of text: String, _ mode: TextRequest.Truncation) -> String {
    let whole = withoutSpaces(text.map(\.self)[...])
    if width(whole) <= cells { return whole }
    let characters = Array(whole)
    for count in stride(from: characters.count, through: 0, by: -1) {
      let first =
        switch mode {
        case .head: 0
        case .tail: count
        case .middle: (count + 1) / 2
        }
      let head = withoutSpaces(characters.prefix(first))
      let tail = characters.suffix(count - first).drop { $0 == " " }
      let line = head + "…" + String(tail)
      if width(line) <= cells { return line }
    }
    return "…"
  }

  private func withoutSpaces(_ characters: ArraySlice<Character>) -> String {
    var characters = characters
    while characters.last == " " { characters.removeLast() }
    return String(characters)
  }

  private func width(_ text: String) -> Int {
    text.reduce(0) { $0 + ("日語。「😀".contains($1) ? 2 : 1) }
  }
}

/// The characters in one line that come from the same part of a text.
package struct TextSpan: Equatable {
  package var text: String

  /// The part of the text, with its style.
  package let run: TextRuns.Run
}

extension TextRuns {
  /// Divides each line into spans.
  ///
  /// All characters of a span come from the same part of the text.
  ///
  /// The spaces at the end of a line belong to no span. The ellipsis of a truncated line belongs to
  /// the span before the ellipsis.
  ///
  /// - Parameter lines: The characters of the lines, from the top to the bottom.
  /// - Returns: The spans of each line.
  /// - Complexity: O(n) in the length of the text.
  package func spans(of lines: [String]) -> [[TextSpan]] {
    let characters = runs.flatMap { run in run.text.map { (character: $0, run: run) } }
    var next = 0
    return lines.map { line in
      var spans: [TextSpan] = []
      for character in line {
        while next < characters.count, characters[next].character != character,
          characters[next].character.isWhitespace
        {
          next += 1
        }
        let isOfText = next < characters.count && characters[next].character == character
        guard let run = isOfText ? characters[next].run : spans.last?.run ?? runs.first else {
          continue
        }
        if isOfText { next += 1 }
        if run.picture == nil, spans.last?.run == run {
          spans[spans.count - 1].text.append(character)
        } else {
          spans.append(TextSpan(text: String(character), run: run))
        }
      }
      return spans
    }
  }
}

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
  /// The ellipsis of a truncated line belongs to the span before the ellipsis. After an image, the
  /// ellipsis has a span of its own.
  ///
  /// - Parameter lines: The characters of the lines, from the top to the bottom, without the spaces
  ///   at the end of each line.
  /// - Returns: The spans of each line.
  /// - Complexity: O(n) in the length of the text.
  package func spans(of lines: [String]) -> [[TextSpan]] {
    let characters = runs.indices.flatMap { index in
      runs[index].text.map { (character: $0, run: index) }
    }
    let end = characters.lastIndex { !$0.character.isWhitespace }.map { $0 + 1 } ?? 0
    var next = 0
    return lines.map { line in
      var spans: [TextSpan] = []
      var last: Int?
      for (position, character) in line.enumerated() {
        while next < characters.count, characters[next].character != character,
          characters[next].character.isWhitespace || characters[next].character == "\u{AD}"
        {
          next += 1
        }
        let isOfText = next < characters.count && characters[next].character == character
        guard let index = isOfText ? characters[next].run : last ?? runs.indices.first else {
          continue
        }
        if isOfText {
          next += 1
        } else if character == "…" {
          // In a line such as `The … end`, the characters after the ellipsis are the last ones of
          // the text. The characters that the ellipsis replaces are skipped.
          next = max(next, end - (line.count - position - 1))
        }
        let isImage = isOfText && runs[index].picture != nil
        if !isImage, last == index, let span = spans.last, span.run.picture == nil {
          spans[spans.count - 1].text.append(character)
        } else {
          let run = isImage ? runs[index] : runs[index].withoutPicture
          spans.append(TextSpan(text: String(character), run: run))
        }
        last = index
      }
      return spans
    }
  }
}

extension TextRuns.Run {
  /// The run without its picture, for characters such as an ellipsis after an image.
  fileprivate var withoutPicture: Self {
    guard picture != nil else { return self }
    return Self(text: text, attributes: attributes, paint: paint, picture: nil, custom: custom)
  }
}

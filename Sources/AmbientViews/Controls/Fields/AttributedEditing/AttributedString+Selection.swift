public import Foundation

extension AttributedString {
  /// Changes the attributes of the selected characters.
  ///
  /// If no characters are selected, `body` changes the attributes that the next inserted characters
  /// get.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - body: Changes the attributes of one part of the selection. All characters in this part
  ///     have the same attributes.
  /// - Throws: The error of the closure.
  public mutating func transformAttributes<Failure: Error>(
    in selection: inout AttributedTextSelection,
    body: (inout AttributeContainer) throws(Failure) -> Void
  ) throws(Failure) {
    let ranges = selection.ranges(in: self)
    guard !ranges.isEmpty else {
      var attributes = selection.typingAttributes(in: self)
      try body(&attributes)
      selection.setTypingAttributes(attributes)
      return
    }
    for range in ranges {
      for run in self[range].runs.map({ (range: $0.range, attributes: $0.attributes) }) {
        var attributes = run.attributes
        try body(&attributes)
        self[run.range].setAttributes(attributes)
      }
    }
  }

  /// Replaces the selected characters with a string, or inserts the string at the cursor.
  ///
  /// The selection becomes a cursor after the new characters.
  ///
  /// - Parameters:
  ///   - selection: The selected characters of this string, or the cursor.
  ///   - newContent: The string that replaces the selected characters.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection,
    with newContent: some AttributedStringProtocol
  ) {
    let start = selection.offsets(in: self).lowerBound
    let ranges = selection.ranges(in: self)
    for range in ranges.reversed() { removeSubrange(range) }
    let following = characters.count - start
    insert(newContent, at: index(startIndex, offsetByCharacters: start))
    // The new text can join a character beside it, as a combining mark does.
    let end = max(start, characters.count - following)
    selection = AttributedTextSelection(offsets: end..<end)
  }

  /// Replaces the selected characters with new characters, or inserts the new ones at the cursor.
  ///
  /// The new characters get the attributes that ``AttributedTextSelection/typingAttributes(in:)``
  /// returns. The selection becomes a cursor after the new characters.
  ///
  /// - Parameters:
  ///   - selection: The selected characters of this string, or the cursor.
  ///   - newCharacters: The characters that replace the selected characters.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection,
    withCharacters newCharacters: some Collection<Character>
  ) {
    let attributes = selection.typingAttributes(in: self)
    let content = AttributedString(String(newCharacters), attributes: attributes)
    replaceSelection(&selection, with: content)
    selection.setTypingAttributes(attributes)
  }

  /// The selected characters.
  ///
  /// - Parameter selection: The selection.
  public subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
    self[RangeSet(selection.ranges(in: self))]
  }
}

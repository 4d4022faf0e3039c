extension String {
  /// Returns the texts before and after the last occurrence of a word; nil if the word does not
  /// occur.
  ///
  /// The text before the word may be empty. It may also contain the same word, as in
  /// `type look into it into Note`. The last occurrence is therefore used. A word in a quotation
  /// does not count.
  func parts(_ word: String) -> (String, String)? {
    let (quotations, word) = (quotations, " \(word) ")
    let range = indices.reversed().lazy.filter { self[$0...].hasPrefix(word) }
      .map { $0..<self.index($0, offsetBy: word.count) }
      .first { range in !quotations.contains { $0.overlaps(range) } }
    if let range { return (String(self[..<range.lowerBound]), String(self[range.upperBound...])) }
    guard hasPrefix(word.dropFirst()) else { return nil }
    return ("", dropFirst(word.count - 1).trimmed)
  }

  /// The text without the quotation marks around it, if the whole text is a quotation.
  var unquoted: String {
    quotations.first == startIndex..<endIndex ? String(dropFirst().dropLast()) : self
  }

  /// The words of the text, without the quotation marks around them.
  ///
  /// A quotation is one word.
  var words: [String] {
    let quotations = quotations
    var words: [String] = []
    var start = startIndex
    for index in indices where self[index] == " " && !quotations.contains(where: { $0 ~= index }) {
      words.append(String(self[start..<index]))
      start = self.index(after: index)
    }
    return (words + [String(self[start...])]).filter { !$0.isEmpty }.map(\.unquoted)
  }

  /// The places of the quotations, with their quotation marks.
  ///
  /// A quotation begins with a quotation mark at the beginning of a word. It ends with the next
  /// quotation mark at the end of a word.
  private var quotations: [Range<Index>] {
    var result: [Range<Index>] = []
    var start: Index?
    for index in indices where self[index] == "\"" {
      let next = self.index(after: index)
      if let first = start {
        guard next == endIndex || self[next] == " " else { continue }
        result.append(first..<next)
        start = nil
      } else if index == startIndex || self[self.index(before: index)] == " " {
        start = index
      }
    }
    return result
  }
}

extension StringProtocol {
  /// The text without whitespace at its beginning and its end.
  var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

/// Breaks a text into lines, from first to last.
///
/// Each line is as long as possible.
struct LineBreaker {
  let text: MeasuredText

  /// The width that a line should not exceed, in points.
  let limit: CGFloat

  /// The width of the hyphen that replaces a soft hyphen at the end of a line, in points.
  let hyphenWidth: CGFloat

  /// The index of the first character of the next line; nil after the last line.
  ///
  /// If the text ends with a newline, the last line is empty, and begins at the end of the text.
  private(set) var start: Int? = 0

  init(text: MeasuredText, limit: CGFloat, hyphenWidth: CGFloat) {
    self.text = text
    self.limit = limit
    self.hyphenWidth = hyphenWidth
  }

  /// Returns the next line and its width in points; nil after the last line.
  ///
  /// The line and the width do not include the spaces at the end of the line.
  ///
  /// - Complexity: O(*n*) for all lines, where *n* is the number of characters. The beginning of a
  ///   word that does not fit is scanned twice: for the line that ends before the word, and for the
  ///   next line.
  mutating func next() -> (text: String, width: CGFloat)? {
    guard let start else { return nil }
    var lastBreak: Int?
    for index in start..<text.count {
      switch text.roles[index] {
      case .newline:
        self.start = index + 1
        return line(start..<index)
      case .space: break
      default:
        let width = text.width(start..<index + 1)
        // Characters of width 0 always fit. The first character that has a width fits too, even if
        // this width exceeds the limit.
        guard
          width <= limit || text.width(start..<index) == 0 || text.width(index..<index + 1) == 0
        else {
          let end = lastBreak ?? index
          self.start = end
          return line(start..<end, isHyphenated: lastBreak != nil)
        }
      }
      if text.allowsBreak(after: index), hasSpaceForHyphen(start..<index + 1) {
        lastBreak = index + 1
      }
    }
    self.start = nil
    return line(start..<text.count)
  }

  /// Returns whether a hyphen fits at the end of a range that ends with a soft hyphen.
  ///
  /// The result is true for any other range.
  private func hasSpaceForHyphen(_ range: Range<Int>) -> Bool {
    text.roles[range.upperBound - 1] != .softHyphen || text.width(range) + hyphenWidth <= limit
  }

  private func line(
    _ range: Range<Int>,
    isHyphenated: Bool = false
  ) -> (text: String, width: CGFloat) {
    let range = text.withoutTrailingSpaces(range)
    guard isHyphenated, let last = range.last, text.roles[last] == .softHyphen else {
      return (text.string(range), text.width(range))
    }
    return (text.string(range.dropLast()) + "-", text.width(range) + hyphenWidth)
  }
}

/// The characters of a text with their widths and their roles in line breaking.
struct MeasuredText {
  private let text: String

  /// The roles of the characters.
  private(set) var roles: [BreakRole] = []

  /// The position of each character in the string, and the end of the string.
  private var positions: [String.Index] = []

  /// The distance of each character from the beginning of the text as one line, in points, and the
  /// width of that line.
  private var offsets: [CGFloat] = [0]

  /// Measures each character of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: Returns the width of a character, in points.
  /// - Complexity: O(*n*), where *n* is the number of characters.
  init(_ text: String, width: (Character) -> CGFloat) {
    self.text = text
    let count = text.utf8.count
    roles.reserveCapacity(count)
    positions.reserveCapacity(count + 1)
    offsets.reserveCapacity(count + 1)
    var offset: CGFloat = 0
    var previous = BreakRole.newline
    for position in text.indices {
      let character = text[position]
      var role = BreakRole(character)
      // A hyphen at the beginning of a word is a part of it, as in "-1" or "-option".
      if role == .hyphen, previous == .space || previous == .newline { role = .other }
      if !role.isInvisible { offset += width(character) }
      positions.append(position)
      roles.append(role)
      offsets.append(offset)
      previous = role
    }
    positions.append(text.endIndex)
  }

  /// The number of characters.
  var count: Int { roles.count }

  /// Returns the characters of a range as a string.
  func string(_ range: Range<Int>) -> String {
    String(text[positions[range.lowerBound]..<positions[range.upperBound]])
  }

  /// Returns the width of the characters of a range on one line, in points.
  func width(_ range: Range<Int>) -> CGFloat {
    offsets[range.upperBound] - offsets[range.lowerBound]
  }

  /// Returns whether a line may end after a character that is not the last one.
  func allowsBreak(after index: Int) -> Bool {
    index + 1 < count && roles[index].allowsBreak(before: roles[index + 1])
  }

  /// Returns a range without the spaces at its end.
  ///
  /// - Complexity: O(*s*), where *s* is the number of these spaces.
  func withoutTrailingSpaces(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, roles[end - 1] == .space { end -= 1 }
    return range.lowerBound..<end
  }
}

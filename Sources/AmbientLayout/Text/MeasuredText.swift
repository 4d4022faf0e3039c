/// The characters of a text with their widths and their roles in line breaking.
struct MeasuredText {
  private let text: String

  private(set) var roles: [BreakRole] = []

  /// The position of each character in the UTF-8 form of the text, and the end of the text.
  private var positions = [0]

  /// The distance of each character from the beginning of the text, in points, as if the text were
  /// one line.
  ///
  /// The last number is the width of that line.
  private var offsets: [CGFloat] = [0]

  /// Measures each character of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: Returns the width of a character, in points. The second argument is the position of
  ///     the character in the UTF-8 form of the text. Positions are passed in ascending order.
  /// - Complexity: O(*n*), where *n* is the number of characters.
  init(_ text: String, width: (Character, _ position: Int) -> CGFloat) {
    self.text = text
    let count = text.utf8.count
    roles.reserveCapacity(count)
    positions.reserveCapacity(count + 1)
    offsets.reserveCapacity(count + 1)
    var offset: CGFloat = 0
    var beginsWord = true
    var position = 0
    for character in text {
      var role = BreakRole(character)
      // Hyphens at the beginning of a word are a part of the word, as in "-1" or "--option".
      if role == .hyphen, beginsWord { role = .other } else { beginsWord = role.precedesWord }
      if !role.isInvisible { offset += width(character, position) }
      position += character.utf8.count
      positions.append(position)
      roles.append(role)
      offsets.append(offset)
    }
  }

  var count: Int { roles.count }

  func string(_ range: Range<Int>) -> String {
    let start = text.utf8.index(text.startIndex, offsetBy: positions[range.lowerBound])
    let end = text.utf8.index(text.startIndex, offsetBy: positions[range.upperBound])
    return String(text[start..<end])
  }

  /// Converts a range of characters to the range of their positions in the UTF-8 form of the text.
  func positions(of range: Range<Int>) -> Range<Int> {
    positions[range.lowerBound]..<positions[range.upperBound]
  }

  /// Returns the width of the characters of a range on one line, in points.
  func width(_ range: Range<Int>) -> CGFloat {
    offsets[range.upperBound] - offsets[range.lowerBound]
  }

  /// Returns whether a line may end after a character; false for the last character.
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

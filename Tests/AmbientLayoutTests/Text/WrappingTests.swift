import AmbientLayout
import Testing

@Suite struct `The lines of a text` {
  private let measure = MonospacedTextMeasure.cells

  /// A text, the proposed width in cells, and the expected lines.
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let width: CGFloat?
    let lines: [String]

    init(_ text: String, _ width: CGFloat?, _ lines: [String]) {
      (self.text, self.width, self.lines) = (text, width, lines)
    }

    var testDescription: String { "\(text.debugDescription) in \(width.map { "\($0)" } ?? "nil")" }
  }

  @Test(arguments: [
    Row("one two", nil, ["one two"]),
    Row("one two", .infinity, ["one two"]),
    Row("one two", 7, ["one two"]),
    Row("one two", 6, ["one", "two"]),
    Row("one two", 3, ["one", "two"]),
    Row("one two", 2, ["on", "e", "tw", "o"]),
    Row("one two", 0, ["o", "n", "e", "t", "w", "o"]),
    Row("one two", -5, ["o", "n", "e", "t", "w", "o"]),
    Row("a extraordinary", 6, ["a", "extrao", "rdinar", "y"]),
  ])
  func `A text breaks within a word only if the word is wider than a line`(row: Row) {
    #expect(measure.lines(row.text, row.width).texts == row.lines)
  }

  @Test(arguments: [
    Row("one   two", 6, ["one", "two"]),
    Row("one   two", 5, ["one", "two"]),
    Row("one   ", 3, ["one"]),
    Row("one   ", nil, ["one"]),
    Row("  one", nil, ["  one"]),
    Row("  one", 4, ["", "one"]),
    Row("   ", nil, [""]),
    Row("one\ttwo", 4, ["one", "two"]),
    Row("one\u{2003}two", 4, ["one", "two"]),
  ])
  func `Each line of a text leaves out the spaces at the end of the line`(row: Row) {
    let lines = measure.lines(row.text, row.width)
    #expect(lines.texts == row.lines)
    #expect(lines.size.width == row.lines.map { CGFloat($0.count) }.max())
  }

  @Test(arguments: [
    Row("one\ntwo", nil, ["one", "two"]),
    Row("one\r\ntwo", nil, ["one", "two"]),
    Row("one\u{2028}two\u{2029}three\u{85}four", nil, ["one", "two", "three", "four"]),
    Row("one\n\ntwo", nil, ["one", "", "two"]),
    Row("one\n", nil, ["one", ""]),
    Row("\n", nil, ["", ""]),
    Row("", nil, [""]),
    Row("", 0, [""]),
    Row("one two\nthree", 5, ["one", "two", "three"]),
    Row("one \n two", 3, ["one", "", "two"]),
  ])
  func `The lines of a text end at newlines`(row: Row) {
    let lines = measure.lines(row.text, row.width)
    #expect(lines.texts == row.lines)
    #expect(lines.size.height == CGFloat(row.lines.count))
  }

  @Test(arguments: [
    Row("well-known", 6, ["well-", "known"]),
    Row("well-known", 5, ["well-", "known"]),
    Row("well-known", 4, ["well", "-", "know", "n"]),
    Row("well–known", 6, ["well–", "known"]),
    Row("and/or", 4, ["and/", "or"]),
    Row("2026-10-05", 6, ["2026-1", "0-05"]),
    Row("take -1 or", 6, ["take", "-1 or"]),
    Row("a --option", 8, ["a", "--option"]),
    Row("a (-option)", 9, ["a", "(-option)"]),
    Row("a b--option", 5, ["a b--", "optio", "n"]),
    Row("non\u{2011}stop", 5, ["non\u{2011}s", "top"]),
  ])
  func `A line breaks after a hyphen in a word, but not before a digit`(row: Row) {
    #expect(measure.lines(row.text, row.width).texts == row.lines)
  }

  @Test(arguments: [
    Row("extra\u{AD}ordinary", nil, ["extra\u{AD}ordinary"]),
    Row("extra\u{AD}ordinary", 13, ["extra\u{AD}ordinary"]),
    Row("extra\u{AD}ordinary", 8, ["extra-", "ordinary"]),
    Row("extra\u{AD}ordinary", 6, ["extra-", "ordina", "ry"]),
    Row("extra\u{AD}ordinary", 5, ["extra\u{AD}", "ordin", "ary"]),
  ])
  func `A text shows a soft hyphen only if a line breaks after the soft hyphen`(row: Row) {
    let lines = measure.lines(row.text, row.width)
    #expect(lines.texts == row.lines)
    let widths = row.lines.map { CGFloat($0.filter { $0 != "\u{AD}" }.count) }
    #expect(lines.lines.map(\.width) == widths)
  }

  @Test(arguments: [
    Row("one\u{A0}two three", 9, ["one\u{A0}two", "three"]),
    Row("one\u{A0}two", 5, ["one\u{A0}t", "wo"]),
    Row("one\u{200B}two", 5, ["one\u{200B}", "two"]),
    Row("one\u{200B}two", nil, ["one\u{200B}two"]),
  ])
  func `A text obeys characters that forbid or allow a line break`(row: Row) {
    #expect(measure.lines(row.text, row.width).texts == row.lines)
  }

  @Test(arguments: [
    Row("日本語の文章", 6, ["日本語", "の文章"]),
    Row("日本語の文章", 5, ["日本", "語の", "文章"]),
    Row("日本語", 1, ["日", "本", "語"]),
    Row("日本語。", 6, ["日本", "語。"]),
    Row("日本「語」", 6, ["日本", "「語」"]),
    Row("ab「語」cd", 8, ["ab「語」", "cd"]),
    Row("ab「語」cd", 7, ["ab", "「語」", "cd"]),
    Row("ab(cd)ef", 7, ["ab(cd)e", "f"]),
    Row("ちょっと", 2, ["ち", "ょ", "っ", "と"]),
    Row("ちょっと", 6, ["ちょっ", "と"]),
    Row("Swift言語", 7, ["Swift言", "語"]),
    Row("言語Swift", 6, ["言語", "Swift"]),
    Row("안녕하세요", 4, ["안녕", "하세", "요"]),
    Row("😀😀😀", 4, ["😀😀", "😀"]),
    Row("ab👨‍👩‍👧🇩🇪", 4, ["ab👨‍👩‍👧", "🇩🇪"]),
  ])
  func `A line breaks between ideographs, but not before closing punctuation`(row: Row) {
    #expect(measure.lines(row.text, row.width).texts == row.lines)
  }

  @Test func `A line break never separates a letter from its marks`() {
    let text = "e\u{301}e\u{301}"
    #expect(measure.lines(text, 1).texts == ["e\u{301}", "e\u{301}"])
    #expect(measure.lines("\u{301}a", 0).texts == ["\u{301}a"])
    #expect(measure.lines("a\u{7}\u{7}b", 1).texts == ["a\u{7}\u{7}", "b"])
  }

  @Test func `An empty text has a width of 0 and the height of a line`() {
    #expect(MonospacedTextMeasure.points.lines("", nil).size == CGSize(width: 0, height: 16))
    #expect(MonospacedTextMeasure.points.lines("", 0).size == CGSize(width: 0, height: 16))
  }

  @Test func `A wrapped text is only as wide as its widest line, even if the proposal is wider`() {
    #expect(measure.lines("one two three", 9).size == CGSize(width: 7, height: 2))
  }

  @Test func `A text in a proposal of zero is as wide as its widest character`() {
    #expect(measure.lines("a日b", 0).size == CGSize(width: 2, height: 3))
    // The widest character has two cells, so each line can have two cells.
    #expect(measure.lines("abc日", 0).texts == ["ab", "c", "日"])
  }
}

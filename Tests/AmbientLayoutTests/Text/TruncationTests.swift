import AmbientLayout
import Testing

@Suite struct `Truncated texts` {
  private typealias Mode = TextRequest.Truncation

  /// Returns the lines of a text in a terminal.
  ///
  /// The arguments `width` and `height` are in cells.
  private func truncated(
    _ text: String,
    _ mode: TextRequest.Truncation,
    _ width: CGFloat?,
    lineLimit: Int? = 1,
    height: CGFloat? = nil
  ) -> [String] {
    let request = TextRequest(text, lineLimit: lineLimit, truncation: mode)
    let lines = MonospacedTextMeasure.cells.lines(request, width, height: height)
    #expect(lines.isTruncated == lines.texts.contains { $0.contains("…") })
    return lines.texts
  }

  @Test(arguments: [
    (8, ["abcdefgh", "abcdefgh", "abcdefgh"]),
    (7, ["…cdefgh", "abcdef…", "abc…fgh"]),
    (6, ["…defgh", "abcde…", "abc…gh"]),
    (3, ["…gh", "ab…", "a…h"]),
    (2, ["…h", "a…", "a…"]),
    (1, ["…", "…", "…"]),
    (0, ["…", "…", "…"]),
  ])
  func `A text that does not fit is cut at its head, tail or middle`(
    width: Int,
    expected: [String]
  ) {
    for (mode, line) in zip([Mode.head, .tail, .middle], expected) {
      #expect(truncated("abcdefgh", mode, CGFloat(width)) == [line])
    }
  }

  @Test func `A text that does not fit can be cut inside a word`() {
    #expect(truncated("one two three", .tail, 10) == ["one two t…"])
    #expect(truncated("one two three", .head, 8) == ["…o three"])
  }

  @Test func `A truncated text has no spaces beside the ellipsis`() {
    #expect(truncated("one two three", .tail, 9) == ["one two…"])
    #expect(truncated("one two three", .tail, 5) == ["one…"])
    #expect(truncated("one two three", .head, 7) == ["…three"])
    #expect(truncated("ab     cd", .middle, 6) == ["ab…cd"])
  }

  @Test func `A text with a line limit is truncated in its last line`() {
    let text = "one two three four five"
    #expect(truncated(text, .tail, 8, lineLimit: 2) == ["one two", "three f…"])
    #expect(truncated(text, .head, 8, lineLimit: 2) == ["one two", "…ur five"])
    #expect(truncated(text, .middle, 8, lineLimit: 2) == ["one two", "thre…ive"])
  }

  @Test func `The last line of a truncated text shows no newline`() {
    #expect(truncated("one\ntwo\nsix", .tail, nil) == ["one…"])
    #expect(truncated("one\ntwo\nsix", .head, nil) == ["…six"])
    #expect(truncated("one\ntwo\nsix", .middle, nil) == ["one…six"])
    #expect(truncated("one\ntwo\nsix", .middle, 5) == ["on…ix"])
    #expect(truncated("one\ntwo\nsix", .tail, 3) == ["on…"])
    #expect(truncated("one\ntwo\nsix", .tail, nil, lineLimit: 2) == ["one", "two…"])
    #expect(truncated("one\n", .tail, nil) == ["one…"])
  }

  @Test func `A text is cut between two wide characters, even if a cell of the line stays empty`() {
    #expect(truncated("日本語", .tail, 5) == ["日本…"])
    #expect(truncated("日本語", .tail, 4) == ["日…"])
    #expect(truncated("日本語", .middle, 5) == ["日…語"])
    #expect(truncated("日本語", .tail, 2) == ["…"])
  }

  @Test func `A text has as many lines as fit into the proposed height, but at least one`() {
    let text = "one two three"
    #expect(truncated(text, .tail, 5, lineLimit: nil, height: 3) == ["one", "two", "three"])
    #expect(truncated(text, .tail, 5, lineLimit: nil, height: 2.9) == ["one", "two…"])
    #expect(truncated(text, .tail, 5, lineLimit: nil, height: 1) == ["one…"])
    #expect(truncated(text, .tail, 5, lineLimit: nil, height: 0) == ["one…"])
    #expect(truncated(text, .tail, 5, lineLimit: nil, height: -1) == ["one…"])
    #expect(truncated(text, .tail, 5, lineLimit: 2, height: 3) == ["one", "two…"])
    #expect(truncated(text, .tail, 5, lineLimit: 3, height: .infinity) == ["one", "two", "three"])
    #expect(truncated(text, .tail, 5, lineLimit: 0) == ["one…"])
  }

  @Test func `A text that is not wider than the ellipsis is shown as a whole`() {
    #expect(truncated("i", .tail, 0) == ["i"])
    #expect(truncated("ij", .tail, 0) == ["…"])
    let request = TextRequest("ij", lineLimit: 1)
    let lines = ProportionalTextMeasure.sansSerif.lines(request, 0)
    #expect(lines.texts == ["ij"])
    #expect(!lines.isTruncated)
  }

  @Test func `A truncated text is as wide as its widest line`() {
    let request = TextRequest("one two three", lineLimit: 2)
    let lines = MonospacedTextMeasure.cells.lines(request, 5)
    #expect(lines.lines.map(\.width) == [3, 4])
    #expect(lines.size == CGSize(width: 4, height: 2))
  }
}

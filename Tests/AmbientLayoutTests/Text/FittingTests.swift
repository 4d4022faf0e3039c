import AmbientLayout
import Testing

@Suite struct `The size of a text` {
  // In the default font of 17 points, a character is 8 points wide. A line is 16 points high, and
  // its baseline is 12 points below its top.
  private let measure = MonospacedTextMeasure.points

  @Test func `The size of a text includes the space between lines`() {
    let request = TextRequest("one two", lineSpacing: 4)
    let lines = measure.lines(request, 24)
    #expect(lines.size == CGSize(width: 24, height: 36))
    #expect(lines.lines.map(\.baseline) == [12, 32])
    #expect(lines.firstBaseline == 12)
    #expect(lines.lastBaseline == 32)
    #expect(measure.lines(request, 24, height: 36).texts == ["one", "two"])
    #expect(measure.lines(request, 24, height: 35).texts == ["on…"])
  }

  @Test func `Negative space between lines does not shrink a text`() {
    #expect(measure.lines(TextRequest("one two", lineSpacing: -4), 24).size.height == 32)
  }

  @Test func `The size of a text includes reserved lines, even if they exceed the proposal`() {
    var request = TextRequest("one two three", reservedLines: 2)
    #expect(measure.lines(request, nil).size == CGSize(width: 104, height: 32))
    #expect(measure.lines(request, 40).size == CGSize(width: 40, height: 48))
    #expect(measure.lines(request, 40, height: 16).texts == ["one", "two…"])
    #expect(measure.lines(request, 40, height: 16).size.height == 32)
    request.lineLimit = 1
    #expect(measure.lines(request, nil).size.height == 16)
    request.reservedLines = -3
    #expect(measure.lines(request, nil).size.height == 16)
  }

  @Test func `The width of a text includes the kerning of each character`() {
    #expect(measure.lines(TextRequest("abc", kerning: 2), nil).size.width == 30)
    #expect(measure.lines(TextRequest("abc", kerning: -2), nil).size.width == 18)
    #expect(measure.lines(TextRequest("abc", kerning: -20), nil).size.width == 0)
    #expect(measure.lines(TextRequest("e\u{301}\u{200B}", kerning: 2), nil).size.width == 10)
    #expect(measure.lines(TextRequest("one two", kerning: 2), 65).texts == ["one", "two"])
    #expect(measure.lines(TextRequest("abc", kerning: 2), nil).kerning == 2)
  }

  @Test func `The size of a text is rounded up to the unit of the host`() {
    let request = TextRequest("ab", font: TextFont(size: 12))
    let proposal = ProposedViewSize.unspecified
    // The text is 2 * 8 * 12 / 17 points wide and 16 * 12 / 17 points high. Both lengths are 11.29.
    let whole = measure.lines(of: request, in: proposal)
    #expect(whole.size == CGSize(width: 12, height: 12))
    let halves = measure.lines(of: request, in: proposal, unit: 0.5)
    #expect(halves.size == CGSize(width: 11.5, height: 11.5))
    let exact = measure.lines(of: request, in: proposal, unit: 0)
    #expect(abs(exact.size.width - 192.0 / 17) < 0.001)
    #expect(exact.lines.map(\.width) == [exact.size.width])
  }

  @Test func `The size of a text is not rounded up beyond the proposal`() {
    let request = TextRequest("ab", font: TextFont(size: 12))
    let proposal = ProposedViewSize(width: 11.4, height: 11.35)
    #expect(measure.lines(of: request, in: proposal).size == CGSize(width: 11.4, height: 11.35))
  }

  @Test func `Rounding errors in a sum of widths do not truncate a text`() {
    let measure = ProportionalTextMeasure(
      widths: [:],
      defaultWidth: 0.1,
      metrics: TextFont.Metrics(ascent: 1, descent: 0)
    )
    let request = TextRequest("abc", font: TextFont(size: 1))
    let lines = measure.lines(of: request, in: ProposedViewSize(width: 0.3, height: 1), unit: 0.1)
    // The widths of three characters add up to slightly more than 0.3 points.
    #expect(lines.lines.map(\.width) == [0.1 + 0.1 + 0.1])
    #expect(lines.lines[0].width > 0.3)
    #expect(lines.size.width == 0.3)
    #expect(lines.texts == ["abc"])
  }
}

@Suite struct `A text with a minimum scale factor` {
  private let measure = MonospacedTextMeasure.points

  @Test func `A text with a minimumScaleFactor keeps its size if it fits`() {
    let request = TextRequest("abcdefgh", lineLimit: 1, minimumScaleFactor: 0.5)
    let lines = measure.lines(request, 64)
    #expect(lines.scale == 1)
    #expect(lines.size == CGSize(width: 64, height: 16))
    #expect(measure.lines(request, nil) == lines)
  }

  @Test func `A shrunk text has the largest scale at which it is not truncated`() {
    let request = TextRequest("abcdefgh", lineLimit: 1, minimumScaleFactor: 0.5)
    let lines = measure.lines(request, 48)
    #expect(lines.texts == ["abcdefgh"])
    #expect(!lines.isTruncated)
    // At full size, the text is 64 points wide. The exact scale is therefore 48 / 64 = 0.75. The
    // search for the scale halves the range from 0.5 to 1 seven times. The found scale is therefore
    // at most 0.5 / 128 = 0.004 smaller than the exact scale.
    #expect(lines.scale.isBetween(0.746, 0.75))
    #expect(lines.lines[0].width <= 48)
    let baseline: CGFloat = 12 * lines.scale
    #expect(lines.firstBaseline == baseline)
  }

  @Test func `A text is truncated if even its smallest scale is too large`() {
    let request = TextRequest("abcdefgh", lineLimit: 1, minimumScaleFactor: 0.5)
    let lines = measure.lines(request, 28)
    #expect(lines.scale == 0.5)
    #expect(lines.isTruncated)
    #expect(lines.texts == ["abcdef…"])
  }

  @Test func `A text with a minimumScaleFactor shrinks to fit the proposed height too`() {
    let request = TextRequest("abc", minimumScaleFactor: 0.1)
    let lines = measure.lines(request, nil, height: 8)
    #expect(lines.scale.isBetween(0.49, 0.5))
    #expect(lines.size.height == 8)
    #expect(measure.lines(request, nil, height: 1).scale == 0.1)
    let words = TextRequest("one two three four", minimumScaleFactor: 0.1)
    #expect(!measure.lines(words, 40, height: 32).isTruncated)
  }

  @Test func `A text without a line limit wraps instead of shrinking`() {
    let request = TextRequest("one two", minimumScaleFactor: 0.5)
    #expect(measure.lines(request, 40).texts == ["one", "two"])
    #expect(measure.lines(request, 40).scale == 1)
  }

  @Test func `A text shrinks only if a smaller font shows more characters`() {
    // In one line, each scale shows at most `abc…`. At full size, this text is 32 points wide.
    let request = TextRequest("abc\ndef", lineLimit: 1, minimumScaleFactor: 0.5)
    #expect(measure.lines(request, nil).size == CGSize(width: 32, height: 16))
    #expect(measure.lines(request, 32).scale == 1)
    #expect(measure.lines(request, 31).scale == 0.5)
    var tight = request
    tight.allowsTightening = true
    #expect(ProportionalTextMeasure.sansSerif.lines(tight, nil).kerning == 0)
  }

  @Test func `A text does not shrink in a host that does not scale fonts`() {
    let request = TextRequest("abcdefgh", lineLimit: 1, minimumScaleFactor: 0.5)
    let lines = MonospacedTextMeasure.cells.lines(request, 5)
    #expect(lines.texts == ["abcd…"])
    #expect(lines.scale == 1)
  }

  @Test func `A text ignores a minimumScaleFactor that is not between 0 and 1`() {
    for factor in [-1, 0, 1, 2, CGFloat.nan] {
      let request = TextRequest("abcdefgh", lineLimit: 1, minimumScaleFactor: factor)
      #expect(measure.lines(request, 40).texts == ["abcd…"])
    }
  }

  @Test func `The kerning of a shrunk text shrinks by the same scale`() {
    let request = TextRequest("abcd", lineLimit: 1, kerning: 8, minimumScaleFactor: 0.25)
    let lines = measure.lines(request, 32)
    #expect(lines.scale.isBetween(0.49, 0.5))
    let kerning: CGFloat = 8 * lines.scale
    #expect(lines.kerning == kerning)
  }
}

@Suite struct `A text that allows tightening` {
  // In a font of 10 points, a character is 10 points wide. Tightening moves each character at most
  // 2 points closer to the next character.
  private let measure = ProportionalTextMeasure(
    widths: [:],
    defaultWidth: 1,
    metrics: TextFont.Metrics(ascent: 1, descent: 0, tightening: 0.2)
  )
  private let font = TextFont(size: 10)

  @Test func `A text that allows tightening tightens only as far as it must`() {
    let request = TextRequest("abcde", font: font, lineLimit: 1, allowsTightening: true)
    #expect(measure.lines(request, 50).kerning == 0)
    let lines = measure.lines(request, 45)
    #expect(lines.texts == ["abcde"])
    #expect(lines.kerning.isBetween(-1.02, -1))
    #expect(lines.scale == 1)
  }

  @Test func `A text is both tightened and truncated if tightening alone is not enough`() {
    let request = TextRequest("abcde", font: font, lineLimit: 1, allowsTightening: true)
    let lines = measure.lines(request, 32)
    #expect(lines.texts == ["abc…"])
    #expect(lines.kerning == -2)
  }

  @Test func `A text is tightened as far as possible before it shrinks`() {
    let request = TextRequest(
      "abcde",
      font: font,
      lineLimit: 1,
      minimumScaleFactor: 0.5,
      allowsTightening: true
    )
    // With the most tightening, the text is 5 * (10 - 2) = 40 points wide.
    #expect(measure.lines(request, 42).scale == 1)
    let lines = measure.lines(request, 30)
    #expect(lines.scale.isBetween(0.74, 0.75))
    let kerning: CGFloat = -2 * lines.scale
    #expect(lines.kerning == kerning)
  }

  @Test func `A text in a terminal is truncated without tightening`() {
    let request = TextRequest("abcde", lineLimit: 1, allowsTightening: true)
    #expect(MonospacedTextMeasure.cells.lines(request, 4).texts == ["abc…"])
  }
}

import AmbientLayout
import Testing

@Suite struct `A table of character widths` {
  // All numbers except `boldFactor` are multiples of the size of the font.
  private let measure = ProportionalTextMeasure(
    widths: ["a": 0.5, "i": 0.25, " ": 0.25, "…": 1],
    defaultWidth: 0.75,
    monospacedWidth: 0.6,
    boldFactor: 1.5,
    metrics: TextFont.Metrics(ascent: 0.9, descent: 0.2, leading: 0.1, tightening: 0.05)
  )

  private func width(_ character: Character, _ font: TextFont = TextFont(size: 100)) -> CGFloat {
    measure.width(of: character, in: font)
  }

  @Test func `A table of widths multiplies each width by the size of the font`() {
    #expect(width("a") == 50)
    #expect(width("i", TextFont(size: 20)) == 5)
    #expect(width("a", TextFont(size: 100, width: 0.5)) == 25)
  }

  @Test func `A character not in the table has the default width unless wide or zero-width`() {
    #expect(width("x") == 75)
    #expect(width("ж") == 75)
    #expect(width("日") == 100)
    #expect(width("😀") == 100)
    #expect(width("\u{200B}") == 0)
    #expect(width("\u{301}") == 0)
    #expect(width("\n") == 0)
  }

  @Test func `An accented letter outside of the table is as wide as the plain letter`() {
    #expect(width("i\u{323}\u{30C}") == 25)
    let accented = ProportionalTextMeasure(
      widths: ["é": 0.5, "e": 0.4],
      defaultWidth: 1,
      metrics: measure.metrics
    )
    #expect(accented.width(of: "e\u{301}", in: TextFont(size: 10)) == 5)
    #expect(accented.width(of: "é", in: TextFont(size: 10)) == 5)
  }

  @Test func `A heavier font weight widens characters`() {
    #expect(width("a", TextFont(size: 100, weight: .bold)) == 75)
    let widths = TextFont.Weight.allCases.map { width("a", TextFont(size: 100, weight: $0)) }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == widths.count)
    #expect(widths.allSatisfy { $0 > 0 })
  }

  @Test func `All narrow characters of a monospaced font have one width`() {
    let font = TextFont(size: 10, design: .monospaced)
    #expect(width("i", font) == 6)
    #expect(width("M", font) == 6)
    #expect(width("日", font) == 12)
  }

  @Test func `The line height grows with the size of the font`() {
    let metrics = measure.metrics(of: TextFont(size: 10))
    #expect(metrics == .init(ascent: 9, descent: 2, leading: 1, tightening: 0.5))
    #expect(metrics.lineHeight == 12)
    // In the default font of 17 points, the line is 1.2 * 17 = 20.4 points high, rounded up to 21.
    #expect(measure.lines("a", nil).size.height == 21)
  }

  @Test func `A changed table of widths applies to later measurements`() {
    var measure = measure
    measure.widths["a"] = 0.3
    #expect(measure.width(of: "a", in: TextFont(size: 10)) == 3)
  }

  @Test func `A text wraps by the widths of its characters`() {
    let request = TextRequest("aa ii aa", font: TextFont(size: 4))
    // An a is 2 points wide; an i and a space are 1 point wide.
    #expect(measure.lines(request, 7).lines.map(\.width) == [7, 4])
    #expect(measure.lines(request, 6).texts == ["aa", "ii", "aa"])
    #expect(measure.lines(request, 6).size.width == 4)
  }
}

@Suite struct `The widths of a sans-serif typeface` {
  private let measure = ProportionalTextMeasure.sansSerif

  @Test func `The sans-serif table has each visible character of ASCII and Latin-1`() {
    let scalars = Array(0x20..<0x7F) + Array(0xA0..<0xAD) + Array(0xAE...0xFF)
    for scalar in scalars.map({ UInt8($0) }).map(Unicode.Scalar.init) {
      #expect(measure.widths[Character(scalar)] != nil, "\(scalar)")
    }
  }

  @Test func `All digits of the sans-serif table have one width`() {
    #expect(Set("0123456789".map { measure.widths[$0] }).count == 1)
  }

  @Test func `In the sans-serif table, a letter is as wide with an accent as without an accent`() {
    for (plain, accented) in zip("aceinouyACEINOUY", "àçêïñöûÿÀÇÊÏÑÖÛÝ") {
      #expect(measure.widths[plain] == measure.widths[accented], "\(plain)")
    }
  }

  @Test func `Broad letters of the sans-serif table are wider than narrow letters`() {
    let widths = "ijtrcaemW".compactMap { measure.widths[$0] }
    #expect(widths == widths.sorted())
    #expect(widths.count == 9)
  }

  @Test func `A line of body text is about as wide as in common typefaces`() {
    // This text in 17 points is between 220 and 250 points wide in common typefaces. The test also
    // accepts 5 points less.
    let lines = measure.lines("the quick brown fox jumps over", nil)
    #expect(lines.size.width.isBetween(215, 250))
    #expect(lines.size.height.isBetween(19, 22))
  }
}

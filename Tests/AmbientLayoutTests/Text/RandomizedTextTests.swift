import AmbientLayout
import AmbientTestSupport
import Testing

@Suite struct `Random texts` {
  private static let pieces: [Character] = [
    "a", "b", "i", "W", "a", "b", " ", " ", " ", "\n", "-", "7", "日", "語", "。", "「", "😀", ".",
    "e\u{301}", "\u{A0}", "(", ")",
  ]

  private static func text(using generator: inout SplitMix64) -> String {
    let count = Int.random(in: 0...30, using: &generator)
    // Some texts have only letters and spaces, so that long words appear.
    let last = generator.isOnce(in: 3) ? 6 : pieces.count - 1
    return String((0..<count).map { _ in pieces[Int.random(in: 0...last, using: &generator)] })
  }

  @Test(arguments: [MonospacedTextMeasure.cells, .points])
  func `A random text has the lines that NaiveBreaker finds`(measure: MonospacedTextMeasure) {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<1_500 {
      let text = Self.text(using: &generator)
      let cells = Int.random(in: 0...14, using: &generator)
      let expected = NaiveBreaker(cells: cells).lines(of: text)
      let lines = measure.lines(text, CGFloat(cells) * measure.cellSize.width)
      #expect(lines.texts == expected, "\(text.debugDescription) in \(cells) cells")
      #expect(!lines.isTruncated)
    }
  }

  @Test func `A random text is truncated as NaiveBreaker truncates it`() {
    var generator = SplitMix64(seed: 2)
    for _ in 0..<1_500 {
      let text = Self.text(using: &generator).filter { $0 != "\n" }
      let cells = Int.random(in: 1...14, using: &generator)
      for mode in TextRequest.Truncation.allCases {
        let request = TextRequest(text, lineLimit: 1, truncation: mode)
        let lines = MonospacedTextMeasure.cells.lines(request, CGFloat(cells))
        let expected = NaiveBreaker(cells: cells).truncation(of: text, mode)
        #expect(lines.texts == [expected], "\(text.debugDescription) \(mode) in \(cells) cells")
      }
    }
  }

  @Test func `A random text fits a proposal, and has the same lines in a proposal of its size`() {
    var generator = SplitMix64(seed: 3)
    let measure = ProportionalTextMeasure.sansSerif
    let font = TextFont(size: 10)
    let ellipsis = measure.width(of: "…", in: font)
    for _ in 0..<1_500 {
      let text = Self.text(using: &generator)
      let request = TextRequest(
        text,
        font: font,
        lineLimit: [nil, 1, 2, 3].randomElement(using: &generator) ?? nil,
        reservedLines: Int.random(in: 0...3, using: &generator),
        truncation: TextRequest.Truncation.allCases.randomElement(using: &generator) ?? .tail,
        lineSpacing: [0, 1.5].randomElement(using: &generator) ?? 0,
        minimumScaleFactor: [1, 1, 0.6].randomElement(using: &generator) ?? 1,
        allowsTightening: generator.isOnce(in: 3)
      )
      let width = CGFloat(Int.random(in: 0...1500, using: &generator)) / 10
      let height: CGFloat? =
        generator.isOnce(in: 2) ? nil : CGFloat(Int.random(in: 0...700, using: &generator)) / 10
      let unit: CGFloat = [1, 0.5, 1.0 / 3].randomElement(using: &generator) ?? 1
      let proposal = ProposedViewSize(width: width, height: height)
      let lines = measure.lines(of: request, in: proposal, unit: unit)
      let context: Comment = "\(request) in \(width) x \(height ?? -1): \(lines)"

      // A line shows at least one character or the ellipsis, even if the proposed width is smaller.
      // The width of the text is then rounded up to a multiple of `unit`.
      let widest = text.map { measure.width(of: $0, in: font) }.max() ?? 0
      let mayEndInEllipsis = request.lineLimit != nil || height != nil
      let leastWidth = max(widest, mayEndInEllipsis ? ellipsis : 0)
      #expect(lines.size.width <= max(width, leastWidth + unit), context)
      #expect(lines.lines.allSatisfy { $0.width <= lines.size.width + 0.001 }, context)
      #expect(lines.lines.count <= request.lineLimit ?? .max, context)

      let idealProposal = ProposedViewSize(width: nil, height: height)
      let ideal = measure.lines(of: request, in: idealProposal, unit: unit)
      #expect(lines.size.width <= max(ideal.size.width, leastWidth + unit), context)

      let again = measure.lines(of: request, in: ProposedViewSize(lines.size), unit: unit)
      #expect(again == lines, context)

      if !lines.isTruncated {
        let spaces: Set<Character> = [" ", "\n"]
        let shown = lines.texts.joined().filter { !spaces.contains($0) }
        #expect(shown == text.filter { !spaces.contains($0) }, context)
      }
    }
  }

  @Test func `A wider proposal never adds lines, and a taller proposal never removes lines`() {
    var generator = SplitMix64(seed: 4)
    let measure = ProportionalTextMeasure.sansSerif
    for _ in 0..<150 {
      let text = Self.text(using: &generator)
      var counts: [Int] = []
      for width in 0..<150 { counts.append(measure.lines(text, CGFloat(width)).lines.count) }
      #expect(counts == counts.sorted(by: >), "\(text.debugDescription)")
      var heights: [Int] = []
      for height in 0..<150 {
        heights.append(measure.lines(text, 60, height: CGFloat(height)).lines.count)
      }
      #expect(heights == heights.sorted(), "\(text.debugDescription)")
    }
  }
}

import AmbientLayout
import Synchronization
import Testing

/// A measure that counts the characters that are measured.
private final class CountingMeasure: TextMeasure {
  let count = Mutex(0)

  func width(of character: Character, in font: TextFont) -> CGFloat {
    count.withLock { $0 += 1 }
    return font.size / 17
  }

  func metrics(of font: TextFont) -> TextFont.Metrics {
    TextFont.Metrics(ascent: 1, descent: 0, tightening: 0.01)
  }
}

@Suite struct `Long texts` {
  @Test func `A long text is measured once, or at most 20 times if it may tighten and shrink`() {
    let text = String(repeating: "a word ", count: 1_000)
    let measure = CountingMeasure()
    _ = measure.lines(text, 10)
    // The text has 7,000 characters. The ellipsis and the hyphen are measured too.
    #expect(measure.count.withLock { $0 } <= 7_002)
    let request = TextRequest(
      text,
      lineLimit: 1,
      minimumScaleFactor: 0.5,
      allowsTightening: true
    )
    measure.count.withLock { $0 = 0 }
    _ = measure.lines(request, 10)
    #expect(measure.count.withLock { $0 } <= 20 * 7_002)
  }

  /// An algorithm that takes quadratic time would need minutes for each text.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      String(repeating: "a word ", count: 15_000),
      String(repeating: "a", count: 100_000),
      String(repeating: " ", count: 100_000) + "a",
      "a" + String(repeating: " ", count: 100_000) + "b",
      String(repeating: "日", count: 100_000),
      String(repeating: "\n", count: 100_000),
    ]
  )
  func `A long text is wrapped and truncated in linear time`(text: String) {
    let measure = MonospacedTextMeasure.cells
    let lines = measure.lines(text, 1_000)
    #expect(lines.size.width <= 1_000)
    for mode in TextRequest.Truncation.allCases {
      let request = TextRequest(text, lineLimit: 2, truncation: mode)
      #expect(measure.lines(request, 1_000).lines.count <= 2)
    }
  }
}

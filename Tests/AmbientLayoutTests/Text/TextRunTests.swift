import AmbientLayout
import Testing

/// The measure `points` gives each character of a 17-point font a cell of 8 x 16 points.
///
/// The baseline is 12 points below the top of the cell.
@Suite struct `A text with several runs` {
  private let measure = MonospacedTextMeasure.points
  private let large = TextFont(size: 34)

  /// Returns a request with two runs: the first in a font of 34 points, the second in body text.
  private func request(_ first: String, _ second: String, lineLimit: Int? = nil) -> TextRequest {
    TextRequest(
      first + second,
      runs: [
        TextRequest.Run(utf8Count: first.utf8.count, font: large),
        TextRequest.Run(utf8Count: second.utf8.count),
      ],
      lineLimit: lineLimit
    )
  }

  /// Returns a request with an image, which U+FFFC represents in the text, and then the text "abc".
  private func imageRequest(_ image: TextRequest.InlineImage) -> TextRequest {
    TextRequest(
      "\u{FFFC}abc",
      runs: [TextRequest.Run(utf8Count: 3, image: image), TextRequest.Run(utf8Count: 3)]
    )
  }

  @Test func `Each run is measured in its own font`() {
    let lines = measure.lines(request("12", " km"), nil)
    #expect(lines.size == CGSize(width: 2 * 16 + 3 * 8, height: 32))
    #expect(lines.firstBaseline == 24)
  }

  @Test func `Each line is as high as its largest font`() {
    let lines = measure.lines(request("aa ", "bb cc"), 48)
    #expect(lines.texts == ["aa", "bb cc"])
    #expect(lines.size == CGSize(width: 40, height: 32 + 16))
    #expect(lines.lines.map(\.baseline) == [24, 32 + 12])
  }

  @Test(arguments: [(48, 2), (47, 1), (31, 1)] as [(CGFloat, Int)])
  func `The proposed height limits the number of lines`(height: CGFloat, count: Int) {
    let lines = measure.lines(request("aa ", "bb cc"), 48, height: height)
    #expect(lines.lines.count == count)
    #expect(lines.isTruncated == (count == 1))
  }

  @Test func `A line limit truncates a text with several runs`() {
    let lines = measure.lines(request("a", "bcdefgh", lineLimit: 1), 48)
    #expect(lines.isTruncated)
    #expect(lines.texts == ["abc…"])
  }

  @Test func `Each run has its own kerning and baseline offset`() {
    var request = request("ab", "cd")
    request.runs[1].kerning = 3
    request.runs[1].baselineOffset = 20
    // The second run extends 12 + 20 = 32 points above the baseline. The first run extends 8 points
    // below the baseline.
    let lines = measure.lines(request, nil)
    #expect(lines.size == CGSize(width: 2 * 16 + 2 * 11, height: 32 + 8))
    #expect(lines.firstBaseline == 32)
  }

  @Test func `A tall image on the baseline raises the top of its line`() {
    let image = TextRequest.InlineImage(size: CGSize(width: 30, height: 40))
    let lines = measure.lines(imageRequest(image), nil)
    #expect(lines.size == CGSize(width: 30 + 3 * 8, height: 40 + 4))
    #expect(lines.firstBaseline == 40)
  }

  @Test func `A centered image makes its line higher by equal amounts above and below`() {
    let image = TextRequest.InlineImage(size: CGSize(width: 20, height: 20), isCentered: true)
    let lines = measure.lines(imageRequest(image), nil)
    #expect(lines.size == CGSize(width: 20 + 3 * 8, height: 20))
    #expect(lines.firstBaseline == 14)
  }

  @Test func `A small image does not reduce the height of its line`() {
    let image = TextRequest.InlineImage(size: CGSize(width: 4, height: 4))
    let lines = measure.lines(imageRequest(image), nil)
    #expect(lines.size.height == 16)
    #expect(lines.firstBaseline == 12)
  }

  @Test func `The fonts of all runs shrink to make the text fit`() {
    var request = request("aa", "bb", lineLimit: 1)
    request.minimumScaleFactor = 0.5
    let lines = measure.lines(request, 24)
    #expect(!lines.isTruncated)
    #expect(lines.scale == 0.5)
    #expect(lines.size == CGSize(width: 24, height: 16))
  }

  @Test(arguments: [nil, 0, 20, 50, 90, 200] as [CGFloat?])
  func `Dividing a text into runs of the same font does not change its lines`(width: CGFloat?) {
    let text = "One two-three  four\n\nfive six seven eight\n"
    for height in [nil, 10, 40, 70] as [CGFloat?] {
      for mode in TextRequest.Truncation.allCases {
        var plain = TextRequest(text, lineLimit: 6, truncation: mode, lineSpacing: 2)
        plain.minimumScaleFactor = 0.7
        var divided = plain
        divided.runs = [TextRequest.Run(utf8Count: 5), TextRequest.Run(utf8Count: 9)]
        let lines = measure.lines(divided, width, height: height)
        #expect(lines == measure.lines(plain, width, height: height))
      }
    }
  }

  /// Each tuple has a line height, and the expected height and baseline of a line.
  ///
  /// The cases `multiple` and `leading` apply to the font size of 17 points. The case `relative`
  /// applies to the default line height of 16 points.
  @Test(
    arguments: [
      (.multiple(2), 34, 21), (.leading(3), 20, 14), (.exact(20), 20, 14),
      (.relative(1.25), 20, 14),
    ] as [(TextRequest.LineHeight, CGFloat, CGFloat)]
  )
  func `A line height adds equal space above and below each line`(
    lineHeight: TextRequest.LineHeight,
    height: CGFloat,
    baseline: CGFloat
  ) {
    let lines = measure.lines(TextRequest("a\nb", lineHeight: lineHeight), nil)
    #expect(abs(lines.size.height - 2 * height) < 0.001)
    let baselines = lines.lines.map { ($0.baseline * 1000).rounded() / 1000 }
    #expect(baselines == [baseline, height + baseline])
    let limited = measure.lines(TextRequest("a\nb", lineHeight: lineHeight), nil, height: height)
    #expect(limited.lines.count == 1)
  }
}

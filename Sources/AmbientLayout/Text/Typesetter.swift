/// The lines of a text in one scale and with one tightening of its characters.
struct Typesetter<Measure: TextMeasure> {
  private let request: TextRequest
  private let proposal: ProposedViewSize
  private let measure: Measure
  private let scale: CGFloat
  private let font: TextFont
  private let metrics: TextFont.Metrics
  private let kerning: CGFloat

  /// Prepares the measurement of a text.
  ///
  /// - Parameters:
  ///   - request: The text.
  ///   - proposal: The proposed size, in points.
  ///   - measure: The measure of characters.
  ///   - scale: The factor for the size of the font.
  ///   - tightening: The fraction of the font's tightening to apply, from 0 to 1.
  init(
    request: TextRequest,
    proposal: ProposedViewSize,
    measure: Measure,
    scale: CGFloat,
    tightening: CGFloat
  ) {
    self.request = request
    self.proposal = proposal
    self.measure = measure
    self.scale = scale
    font = request.font.scaled(by: scale)
    metrics = measure.metrics(of: font)
    kerning = request.kerning * scale - metrics.tightening * tightening
  }

  /// Breaks the text into lines, and truncates the last one if there are too many.
  ///
  /// - Complexity: O(*n*), where *n* is the number of characters.
  func lines() -> TextLines {
    let text = MeasuredText(request.text, width: width)
    let limit = max(0, proposal.width ?? .infinity) + .layoutTolerance
    let ellipsis = width(of: "…")
    let maximumCount = maximumCount
    var breaker = LineBreaker(text: text, limit: limit, hyphenWidth: width(of: "-"))
    var result = TextLines(size: .zero, lines: [], scale: scale, kerning: kerning)
    func append(_ line: (text: String, width: CGFloat)) {
      let baseline = metrics.ascent + CGFloat(result.lines.count) * lineDistance
      result.lines.append(.init(text: line.text, width: line.width, baseline: baseline))
      result.size.width = max(result.size.width, line.width)
    }
    while let start = breaker.start {
      let isLast = result.lines.count == maximumCount - 1
      // The ellipsis is never cut, so a text that is not wider is shown as a whole.
      if isLast { breaker.limit = max(limit, ellipsis) }
      guard let line = breaker.next() else { break }
      guard isLast, breaker.start != nil else {
        append(line)
        continue
      }
      append(
        text.truncated(
          from: start,
          at: request.truncation,
          limit: breaker.limit,
          ellipsisWidth: ellipsis
        )
      )
      result.isTruncated = true
      break
    }
    result.size.height = height(of: max(result.lines.count, reservedCount))
    return result
  }

  /// Returns the height of a number of lines, in points.
  func height(of count: Int) -> CGFloat { CGFloat(count) * lineDistance - lineSpacing }

  private var lineSpacing: CGFloat { max(0, request.lineSpacing) }

  /// The distance between the baselines of two lines, in points.
  private var lineDistance: CGFloat { metrics.lineHeight + lineSpacing }

  /// The number of lines for which the text has space in any case.
  private var reservedCount: Int { min(request.reservedLines, request.lineLimit ?? .max) }

  /// The largest number of lines within the line limit and the proposed height.
  private var maximumCount: Int {
    let limit = max(1, request.lineLimit ?? .max)
    guard let height = proposal.height, lineDistance > 0 else { return limit }
    let count = (height + lineSpacing + .layoutTolerance) / lineDistance
    // A larger number might not be an integer.
    guard count < 1_000_000_000 else { return limit }
    return min(limit, max(1, reservedCount, Int(max(0, count))))
  }

  /// Returns the width of a character with the space that is added after it, in points.
  private func width(of character: Character) -> CGFloat {
    let width = measure.width(of: character, in: font)
    return width > 0 ? max(0, width + kerning) : 0
  }
}

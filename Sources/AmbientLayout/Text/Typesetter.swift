/// Breaks a text into lines, with a given scale and tightening of the font.
struct Typesetter {
  private let request: TextRequest
  private let proposal: ProposedViewSize
  private let measure: any TextMeasure
  private let scale: CGFloat
  private let font: TextFont
  private let metrics: TextFont.Metrics
  private let kerning: CGFloat
  private let baselineOffset: CGFloat

  /// Prepares the measurement of a text.
  ///
  /// - Parameters:
  ///   - request: The text.
  ///   - proposal: The proposed size, in points.
  ///   - measure: Measures the characters.
  ///   - scale: The factor for the size of the font.
  ///   - tightening: The fraction of the font's tightening to apply, from 0 to 1.
  init(
    request: TextRequest,
    proposal: ProposedViewSize,
    measure: any TextMeasure,
    scale: CGFloat,
    tightening: CGFloat
  ) {
    self.request = request
    self.proposal = proposal
    self.measure = measure
    self.scale = scale
    font = request.font.scaled(by: scale)
    baselineOffset = request.baselineOffset * scale
    metrics = measure.metrics(of: font).raised(by: baselineOffset)
    kerning = request.kerning * scale - metrics.tightening * tightening
  }

  /// Breaks the text into lines, and truncates the last line if there are too many.
  ///
  /// - Complexity: O(*n*), where *n* is the number of characters.
  func lines() -> TextLines {
    let text = MeasuredText(request.text, width: width)
    var limit = max(0, proposal.width ?? .infinity) + .layoutTolerance
    while true {
      let lines = lines(of: text, limit: limit)
      // A line is wider than the limit only if it is one wide character or the ellipsis. The width
      // of this line becomes the limit, and the text is broken again. The limit grows in each
      // round, so the loop ends after a few rounds.
      guard lines.size.width > limit else { return lines }
      limit = lines.size.width + .layoutTolerance
    }
  }

  private func lines(of text: MeasuredText, limit: CGFloat) -> TextLines {
    let maximumCount = maximumCount
    var breaker = LineBreaker(text: text, limit: limit, hyphenWidth: width(of: "-"))
    var result = TextLines(
      size: .zero,
      lines: [],
      scale: scale,
      kerning: kerning,
      baselineOffset: baselineOffset
    )
    func append(_ line: (text: String, width: CGFloat)) {
      let baseline = metrics.ascent + CGFloat(result.lines.count) * lineDistance
      result.lines.append(.init(text: line.text, width: line.width, baseline: baseline))
      result.size.width = max(result.size.width, line.width)
    }
    while let start = breaker.start {
      let isLast = result.lines.count == maximumCount - 1
      guard let line = breaker.next() else { break }
      guard isLast, breaker.start != nil || line.width > limit else {
        append(line)
        continue
      }
      append(
        text.truncated(
          from: start,
          at: request.truncation,
          limit: limit,
          ellipsisWidth: width(of: "…")
        )
      )
      result.isTruncated = true
      break
    }
    result.size.height = max(height(of: result.lines.count), reservedHeight)
    return result
  }

  func height(of count: Int) -> CGFloat { CGFloat(count) * lineDistance - lineSpacing }

  var availableHeight: CGFloat { max(proposal.height ?? .infinity, reservedHeight) }

  private var lineSpacing: CGFloat { max(0, request.lineSpacing) }

  private var lineDistance: CGFloat { metrics.lineHeight + lineSpacing }

  /// The height of the reserved lines in the unscaled font, in points.
  private var reservedHeight: CGFloat {
    let count = CGFloat(max(0, min(request.reservedLines, request.lineLimit ?? .max)))
    let metrics = measure.metrics(of: request.font).raised(by: request.baselineOffset)
    return count * (metrics.lineHeight + lineSpacing) - lineSpacing
  }

  /// The largest number of lines within the line limit and the proposed height.
  private var maximumCount: Int {
    let limit = max(1, request.lineLimit ?? .max)
    let count = (availableHeight + lineSpacing + .layoutTolerance) / lineDistance
    // A larger number might not fit into an `Int`.
    guard lineDistance > 0, count < 1_000_000_000 else { return limit }
    return min(limit, max(1, Int(count)))
  }

  /// Returns the width of a character in points, including the kerning after the character.
  private func width(of character: Character) -> CGFloat {
    let width = measure.width(of: character, in: font)
    return width > 0 ? max(0, width + kerning) : 0
  }
}

extension TextFont.Metrics {
  /// Returns the measures with more space above the baseline, or below the baseline if the offset
  /// is negative.
  fileprivate func raised(by offset: CGFloat) -> TextFont.Metrics {
    var metrics = self
    metrics.ascent += max(0, offset)
    metrics.descent += max(0, -offset)
    return metrics
  }
}

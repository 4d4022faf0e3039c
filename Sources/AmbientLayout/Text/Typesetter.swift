/// Breaks a text into lines, with a given scale and tightening of the font.
struct Typesetter {
  private let request: TextRequest
  private let proposal: ProposedViewSize
  private let measure: any TextMeasure
  private let scale: CGFloat
  private let tightening: CGFloat
  private let runs: MeasuredRuns

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
    self.tightening = tightening
    runs = MeasuredRuns(request, measure: measure, scale: scale, tightening: tightening)
  }

  /// Breaks the text into lines, and truncates the last line if there are too many lines.
  ///
  /// - Complexity: O(*n*), where *n* is the number of characters.
  func lines() -> TextLines {
    let text = runs.measured(request.text)
    var limit = max(0, proposal.width ?? .infinity) + .layoutTolerance
    while true {
      let lines = lines(of: text, limit: limit)
      // A line is wider than the limit only if it is one wide character or the ellipsis. The width
      // of the widest line becomes the limit, and the text is broken again. The limit grows in each
      // round. When the limit is the width of the widest character or of the ellipsis, whichever is
      // wider, no line exceeds it, and the loop ends.
      guard lines.size.width > limit else { return lines }
      limit = lines.size.width + .layoutTolerance
    }
  }

  private func lines(of text: MeasuredText, limit: CGFloat) -> TextLines {
    let maximumCount = maximumCount
    var breaker = LineBreaker(text: text, limit: limit, hyphenWidth: runs.width(ofSign: "-"))
    var result = TextLines(
      size: .zero,
      lines: [],
      scale: scale,
      kerning: runs.base.kerning,
      baselineOffset: runs.base.baselineOffset,
      tightening: tightening
    )
    var top: CGFloat = 0
    while let start = breaker.start, !result.isTruncated {
      guard var line = breaker.next() else { break }
      var metrics = metrics(ofLineFrom: start, to: breaker, in: text)
      let isLast =
        result.lines.count == maximumCount - 1
        || !hasSpaceForLine(after: breaker, below: top + metrics.lineHeight, in: text)
      if isLast, breaker.start != nil || line.width > limit {
        line = text.truncated(
          from: start,
          at: request.truncation,
          limit: limit,
          ellipsisWidth: runs.width(ofSign: "…")
        )
        result.isTruncated = true
        if request.truncation != .tail {
          // The line shows the end of the text, so the runs up to the end of the text count too.
          metrics = runs.metrics(ofLine: text.positions(of: start..<text.count))
        }
      }
      result.lines.append(.init(text: line.text, width: line.width, baseline: top + metrics.ascent))
      result.size.width = max(result.size.width, line.width)
      top += metrics.lineHeight + lineSpacing
    }
    result.size.height = max(top - lineSpacing, reservedHeight)
    return result
  }

  /// Returns the metrics of a line.
  ///
  /// - Parameters:
  ///   - start: The index of the line's first character.
  ///   - breaker: The line breaker, which has just reached the end of the line.
  ///   - text: The text.
  /// - Returns: The metrics, in points.
  private func metrics(
    ofLineFrom start: Int,
    to breaker: LineBreaker,
    in text: MeasuredText
  ) -> TextFont.Metrics {
    runs.metrics(ofLine: text.positions(of: start..<(breaker.start ?? text.count)))
  }

  /// Returns whether the available height has space for the next line.
  ///
  /// If the text has no runs, the result is always true, because all lines have the same height and
  /// ``maximumCount`` already limits their number.
  private func hasSpaceForLine(
    after breaker: LineBreaker,
    below bottom: CGFloat,
    in text: MeasuredText
  ) -> Bool {
    guard !runs.isEmpty, availableHeight < .infinity else { return true }
    var nextBreaker = breaker
    _ = nextBreaker.next()
    let next = metrics(ofLineFrom: breaker.start ?? text.count, to: nextBreaker, in: text)
    return bottom + lineSpacing + next.lineHeight <= availableHeight + .layoutTolerance
  }

  var availableHeight: CGFloat { max(proposal.height ?? .infinity, reservedHeight) }

  private var lineSpacing: CGFloat { max(0, request.lineSpacing) }

  /// The height of the reserved lines in the unscaled font, in points.
  private var reservedHeight: CGFloat {
    let count = max(0, min(request.reservedLines, request.lineLimit ?? .max))
    guard count > 0 else { return 0 }
    let unscaled =
      scale == 1
      ? runs : MeasuredRuns(request, measure: measure, scale: 1, tightening: 0)
    let metrics = unscaled.metrics(ofLine: 0..<request.text.utf8.count)
    return CGFloat(count) * (metrics.lineHeight + lineSpacing) - lineSpacing
  }

  /// The largest number of lines within the line limit and, if all lines are equally high, within
  /// the available height.
  private var maximumCount: Int {
    let limit = max(1, request.lineLimit ?? .max)
    guard runs.isEmpty else { return limit }
    let lineDistance = runs.metrics(ofLine: 0..<0).lineHeight + lineSpacing
    let count = (availableHeight + lineSpacing + .layoutTolerance) / lineDistance
    // A larger number might not fit into an `Int`.
    guard lineDistance > 0, count < 1_000_000_000 else { return limit }
    return min(limit, max(1, Int(count)))
  }
}

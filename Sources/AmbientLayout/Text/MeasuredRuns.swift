/// The runs of a text, with their fonts scaled to the size in which the text is drawn.
struct MeasuredRuns {
  /// The style of the whole text.
  let base: MeasuredRun

  /// The vertical measures of each line if all characters have the style of the whole text.
  private let baseMetrics: TextFont.Metrics

  /// The runs from first to last; empty if all characters have the style of the whole text.
  private let runs: [MeasuredRun]

  /// The end of each run in the UTF-8 form of the text.
  private let ends: [Int]

  private let lineHeight: TextRequest.LineHeight?

  private let scale: CGFloat

  init(
    _ request: TextRequest,
    measure: any TextMeasure,
    scale: CGFloat,
    tightening: CGFloat
  ) {
    func measured(_ run: TextRequest.Run) -> MeasuredRun {
      MeasuredRun(run, measure: measure, scale: scale, tightening: tightening)
    }
    base = measured(request.base)
    lineHeight = request.lineHeight
    self.scale = scale
    baseMetrics = base.lineMetrics
      .withLineHeight(lineHeight, fontSize: base.fontSize, scale: scale)
    guard !request.runs.isEmpty else {
      (runs, ends) = ([], [])
      return
    }
    runs = request.runs.map(measured)
    var end = 0
    ends = request.runs.map { run in
      end += run.utf8Count
      return end
    }
  }

  /// Whether all characters have the style of the whole text.
  var isEmpty: Bool { runs.isEmpty }

  /// Returns the vertical measures of a line.
  ///
  /// - Parameter positions: The positions of the line's characters in the UTF-8 form of the text.
  /// - Returns: The measures, in points.
  /// - Complexity: O(*n*), where *n* is the number of runs.
  func metrics(ofLine positions: Range<Int>) -> TextFont.Metrics {
    guard !runs.isEmpty else { return baseMetrics }
    let first = ends.firstIndex { $0 > positions.lowerBound } ?? runs.count - 1
    var metrics = runs[first].lineMetrics
    var fontSize = runs[first].fontSize
    for index in first + 1..<runs.count {
      guard ends[index - 1] < positions.upperBound else { break }
      metrics = metrics.united(with: runs[index].lineMetrics)
      fontSize = max(fontSize, runs[index].fontSize)
    }
    return metrics.withLineHeight(lineHeight, fontSize: fontSize, scale: scale)
  }

  /// Measures each character of the text in the font of its run.
  ///
  /// - Complexity: O(*n*), where *n* is the number of characters.
  func measured(_ text: String) -> MeasuredText {
    guard !runs.isEmpty else {
      return MeasuredText(text) { character, _ in base.width(of: character) }
    }
    var index = 0
    return MeasuredText(text) { character, position in
      while index < runs.count - 1, position >= ends[index] { index += 1 }
      return runs[index].width(of: character)
    }
  }

  /// Returns the width of a character that is not in the text, such as an ellipsis, in points.
  ///
  /// The font of this character is not known before the lines are broken. The result is therefore
  /// the width in the font in which the character is widest.
  func width(ofSign sign: Character) -> CGFloat {
    var widest: CGFloat?
    for run in runs where run.imageSize == nil {
      widest = max(widest ?? 0, run.width(of: sign))
    }
    return widest ?? base.width(of: sign)
  }
}

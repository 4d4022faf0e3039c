/// A run of a text, in the size in which the run is drawn.
package struct MeasuredRun {
  /// The font, in the size in which the run is drawn.
  package let font: TextFont

  /// The vertical measures of the image in the run, in points; those of the font if the run has no
  /// image.
  package let metrics: TextFont.Metrics

  /// The distance by which the run is raised above the baseline of its line, in points.
  package let baselineOffset: CGFloat

  /// The space that is added after each character, in points.
  package let kerning: CGFloat

  /// The size of the image in the run, in points; nil if the run has no image.
  package let imageSize: CGSize?

  /// The vertical measures of the font, in points, even if the run has an image.
  private let fontMetrics: TextFont.Metrics

  private let measure: any TextMeasure

  /// Prepares the measurement of a run.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - measure: Measures the characters.
  ///   - scale: The factor for the size of the font.
  ///   - tightening: The fraction of the font's tightening to apply, from 0 to 1.
  package init(
    _ run: TextRequest.Run,
    measure: any TextMeasure,
    scale: CGFloat,
    tightening: CGFloat
  ) {
    self.measure = measure
    font = run.font.scaled(by: scale)
    let fontMetrics = measure.metrics(of: font)
    self.fontMetrics = fontMetrics
    metrics = run.image.map { fontMetrics.replaced(by: $0, scale: scale) } ?? fontMetrics
    baselineOffset = run.baselineOffset * scale
    kerning = run.kerning * scale - fontMetrics.tightening * tightening
    imageSize = run.image.map {
      CGSize(width: $0.size.width * scale, height: $0.size.height * scale)
    }
  }

  /// The size of the font, in points.
  ///
  /// If the host draws all fonts in cells of one size, as a terminal does, the result is the height
  /// of a cell.
  var fontSize: CGFloat {
    guard let cells = measure as? MonospacedTextMeasure, cells.hasOneCellSize else {
      return font.size
    }
    return cells.cellSize.height
  }

  /// The vertical measures of a line that contains only this run.
  ///
  /// A line with an image is at least as high as a line of characters in the run's font.
  var lineMetrics: TextFont.Metrics {
    let raised = metrics.raised(by: baselineOffset)
    return imageSize == nil ? raised : raised.united(with: fontMetrics)
  }

  /// Returns the width of a character, including the kerning after the character.
  ///
  /// - Parameter character: The character; in a run with an image, any character stands for the
  ///   image.
  /// - Returns: The width in points, at least 0. A character without width, such as a joiner, gets
  ///   no kerning.
  package func width(of character: Character) -> CGFloat {
    let width = imageSize?.width ?? measure.width(of: character, in: font)
    return width > 0 ? max(0, width + kerning) : 0
  }
}

extension TextFont.Metrics {
  /// Returns the measures of a line that has enough space for a run with these measures and for a
  /// run with the measures `other`.
  func united(with other: TextFont.Metrics) -> TextFont.Metrics {
    var metrics = self
    metrics.ascent = max(ascent, other.ascent)
    metrics.descent = max(descent, other.descent)
    metrics.leading = max(leading, other.leading)
    return metrics
  }

  /// Returns the measures with the line height that the text asks for.
  ///
  /// - Parameters:
  ///   - height: The line height; nil to keep the measures as they are.
  ///   - fontSize: The size of the largest font in the line, in points.
  ///   - scale: The factor by which the points in `.leading` and `.exact` are multiplied.
  /// - Returns: The measures, in points.
  func withLineHeight(
    _ height: TextRequest.LineHeight?,
    fontSize: CGFloat,
    scale: CGFloat
  ) -> TextFont.Metrics {
    let newHeight: CGFloat
    switch height {
    case nil: return self
    case .relative(let factor): newHeight = lineHeight * factor
    case .multiple(let factor): newHeight = fontSize * factor
    case .leading(let increase): newHeight = fontSize + increase * scale
    case .exact(let points): newHeight = points * scale
    }
    let half = (max(0, newHeight) - lineHeight) / 2
    var metrics = self
    metrics.ascent += half
    metrics.descent += half
    return metrics
  }

  /// Returns the measures with more space above the baseline, or below the baseline if the offset
  /// is negative.
  fileprivate func raised(by offset: CGFloat) -> TextFont.Metrics {
    var metrics = self
    metrics.ascent += max(0, offset)
    metrics.descent += max(0, -offset)
    return metrics
  }

  /// Returns the measures of an image in a line whose characters have these measures.
  fileprivate func replaced(
    by image: TextRequest.InlineImage,
    scale: CGFloat
  ) -> TextFont.Metrics {
    let height = image.size.height * scale
    let ascent = image.isCentered ? (self.ascent - descent + height) / 2 : height
    return TextFont.Metrics(ascent: ascent, descent: height - ascent)
  }
}

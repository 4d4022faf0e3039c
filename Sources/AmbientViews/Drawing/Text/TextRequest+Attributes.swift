package import AmbientHosting
package import AmbientLayout

extension TextRequest {
  /// Creates a request to measure a text that has the given attributes.
  ///
  /// - Parameters:
  ///   - text: The characters of the text.
  ///   - attributes: The attributes of the whole text.
  ///   - parts: The parts of the text; nil if the text has one style.
  ///   - measure: The sizes of symbols in the text.
  package init(
    _ text: String,
    _ attributes: ElementAttributes,
    _ parts: TextRuns? = nil,
    measure: DrawingMeasure? = nil
  ) {
    self.init(
      text,
      font: TextFont(attributes),
      lineLimit: attributes[.lineLimit],
      reservedLines: attributes[.reservedLines] ?? 0,
      truncation: attributes[.truncation].flatMap(Truncation.init(rawValue:)) ?? .tail,
      lineSpacing: attributes[.lineSpacing].map { CGFloat($0) } ?? 0,
      lineHeight: attributes[.lineHeight].flatMap(LineHeight.init(words:)),
      kerning: attributes[.kerning].map { CGFloat($0) } ?? 0,
      baselineOffset: attributes[.baselineOffset].map { CGFloat($0) } ?? 0,
      minimumScaleFactor: attributes[.minimumScale].map { CGFloat($0) } ?? 1,
      allowsTightening: attributes[.tightening] ?? false
    )
    if let parts { setRuns(parts, measure ?? DrawingMeasure()) }
  }

  /// Sets the runs if a part is an image, or is measured with another style than the whole text.
  private mutating func setRuns(_ parts: TextRuns, _ measure: DrawingMeasure) {
    let runs = parts.runs.filter { !$0.text.isEmpty }.map { Run($0, measure: measure) }
    let isUniform = runs.allSatisfy { run in
      run.image == nil && run.font == font && run.kerning == kerning
        && run.baselineOffset == baselineOffset
    }
    if !isUniform { self.runs = runs }
  }
}

extension TextRequest.Run {
  /// Creates a run from a part of a text.
  ///
  /// - Parameters:
  ///   - part: The part of the text.
  ///   - measure: The sizes of symbols in the text.
  package init(_ part: TextRuns.Run, measure: DrawingMeasure) {
    self.init(
      utf8Count: part.text.utf8.count,
      font: TextFont(part.attributes),
      kerning: part.attributes[.kerning].map { CGFloat($0) } ?? 0,
      baselineOffset: part.attributes[.baselineOffset].map { CGFloat($0) } ?? 0
    )
    image = part.picture.map { picture in
      if let size = picture.size { return TextRequest.InlineImage(size: size) }
      let attributes = part.attributes.setting(.scale, to: picture.attributes[.scale])
      let size = measure.size(ofImage: attributes)
      return TextRequest.InlineImage(size: size, isCentered: true)
    }
  }
}

extension MeasuredRun {
  /// Prepares the measurement of a part of a text, after the text has been divided into lines.
  ///
  /// - Parameters:
  ///   - part: The part of the text.
  ///   - lines: The lines, with the scale and the tightening of the fonts.
  ///   - measure: The sizes of characters and symbols.
  package init(_ part: TextRuns.Run, in lines: TextLines, _ measure: DrawingMeasure) {
    self.init(
      TextRequest.Run(part, measure: measure),
      measure: measure.textMeasure,
      scale: lines.scale,
      tightening: lines.tightening
    )
  }
}

extension TextRequest.LineHeight {
  /// Creates a line height from the words of the attribute `lineHeight`; nil if the fonts determine
  /// the line height.
  init?(words: String) {
    let words = words.split(separator: " ")
    let number = words.last.flatMap { Double($0) }.map { CGFloat($0) }
    switch (words.first, number) {
    case ("loose", _): self = .relative(1.2)
    case ("tight", _): self = .relative(0.9)
    case ("multiple", let factor?): self = .multiple(factor)
    case ("leading", let increase?): self = .leading(increase)
    case ("exact", let points?): self = .exact(points)
    default: return nil
    }
  }
}

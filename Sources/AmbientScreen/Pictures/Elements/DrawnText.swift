import AmbientHosting
import AmbientLayout
import AmbientViews

/// A text on the screen: its lines with their frames.
struct DrawnText {
  struct Line {
    let text: String

    /// The frame of the characters, in points.
    fileprivate(set) var frame: CGRect

    /// The vertical position of the baseline of the characters, in points from the top of the
    /// screen.
    let baseline: CGFloat

    /// The parts of the line with their styles; empty if all characters have one style.
    fileprivate(set) var spans: [DrawnSpan] = []

    /// Whether each part of the line is drawn at a place of its own.
    ///
    /// This is the case if a part is an image, or if a part has another font size, kerning or
    /// baseline than the line.
    fileprivate(set) var hasPlacedSpans = false

    /// The texts of the line, without the images, and the frame of each text.
    ///
    /// If the parts of the line have places of their own, each part is one text. Otherwise the
    /// whole line is one text.
    var placedTexts: [(text: String, frame: CGRect)] {
      guard hasPlacedSpans else { return [(text, frame)] }
      return spans.filter { $0.picture == nil }.map { ($0.text, $0.frame) }
    }
  }

  /// The lines, from the top to the bottom.
  private(set) var lines: [Line]

  /// The font, in the size in which the text is drawn.
  let font: TextFont

  /// The lines as they were measured, with the scale and the tightening of the fonts.
  private let measured: TextLines

  private let drawingMeasure: DrawingMeasure

  var measure: any TextMeasure { drawingMeasure.textMeasure }

  /// Breaks a text into lines, and places them.
  ///
  /// - Parameters:
  ///   - layout: The layout of the text.
  ///   - proposal: The size that was proposed to the text.
  ///   - frame: The frame of the text.
  ///   - position: The position of the lines: 0 at the left edge of the frame, 1 at the right edge.
  init(
    _ layout: TextLayout,
    in proposal: ProposedViewSize,
    frame: CGRect,
    position: CGFloat
  ) {
    let measured = layout.lines(in: proposal)
    self.measured = measured
    font = layout.request.font.scaled(by: measured.scale)
    drawingMeasure = layout.drawingMeasure
    let metrics = layout.measure.metrics(of: font)
    lines = measured.lines.map { line in
      let baseline = frame.minY + line.baseline - measured.baselineOffset
      return Line(
        text: line.text,
        frame: CGRect(
          x: frame.minX + (frame.width - line.width) * position,
          y: baseline - metrics.ascent,
          width: line.width,
          height: metrics.lineHeight
        ),
        baseline: baseline
      )
    }
  }

  /// Divides each line into parts that have one style each.
  mutating func divide(by runs: TextRuns) {
    for (index, spans) in runs.spans(of: lines.map(\.text)).enumerated() {
      lines[index].spans = place(spans, in: lines[index])
      lines[index].hasPlacedSpans = lines[index].spans.contains {
        $0.font.size != font.size || $0.kerning != measured.kerning
          || $0.baseline != lines[index].baseline || $0.picture != nil
      }
      guard lines[index].hasPlacedSpans, let first = lines[index].spans.first else { continue }
      lines[index].frame = lines[index].spans.reduce(first.frame) { $0.union($1.frame) }
    }
  }

  private func place(_ spans: [TextSpan], in line: Line) -> [DrawnSpan] {
    var x = line.frame.minX
    return spans.map { span in
      let run = MeasuredRun(span.run, in: measured, drawingMeasure)
      let lift = run.baselineOffset - measured.baselineOffset
      let placed = DrawnSpan(span, run, x: x, baseline: line.baseline - lift)
      x = placed.frame.maxX
      return placed
    }
  }
}

@MainActor
extension DrawnElement {
  /// The lines of the element's own text; nil if the element draws no text.
  var drawnText: DrawnText? {
    guard let textLayout else { return nil }
    var text = DrawnText(textLayout, in: proposal, frame: frame, position: linePosition)
    if let runs = element.detail(TextRuns.self) { text.divide(by: runs) }
    return text
  }

  /// The text or the prompt in a field; nil if the element is not a field.
  var drawnFieldText: DrawnText? {
    guard let layout = fieldLayout else { return nil }
    var text = layout.text
    if element.kind == .secureField, let characters = element[.text], !characters.isEmpty {
      text = TextLayout(
        request: text.request.replacing(String(repeating: "•", count: characters.count)),
        measure: text.measure,
        pixel: text.pixel
      )
    }
    let inner = frame.inset(by: layout.insets, isRightToLeft: isRightToLeft)
    return DrawnText(
      text,
      in: ProposedViewSize(width: inner.width, height: nil),
      frame: inner,
      position: linePosition
    )
  }

  /// Returns a title in the font of headlines, centered in a frame.
  func drawnTitle(_ title: String, in frame: CGRect) -> DrawnText {
    let layout = titleLayout(title)
    let proposal = ProposedViewSize(width: frame.width, height: nil)
    let height = layout.lines(in: proposal).size.height
    return DrawnText(
      layout,
      in: proposal,
      frame: CGRect(x: frame.minX, y: frame.midY - height / 2, width: frame.width, height: height),
      position: 0.5
    )
  }

  func titleLayout(_ title: String) -> TextLayout {
    TextLayout(
      request: TextRequest(title, font: element.font("headline"), lineLimit: 1),
      measure: settings.textMeasure,
      pixel: 1 / settings.scale
    )
  }

  /// The position of lines: 0 at the left edge of the frame, 1 at the right edge.
  private var linePosition: CGFloat {
    switch element[.alignment] {
    case "center": 0.5
    case "trailing": isRightToLeft ? 0 : 1
    default: isRightToLeft ? 1 : 0
    }
  }
}

extension TextRequest {
  fileprivate func replacing(_ text: String) -> TextRequest {
    var request = self
    request.text = text
    return request
  }
}

extension CGRect {
  func inset(by insets: EdgeInsets, isRightToLeft: Bool) -> CGRect {
    CGRect(
      x: minX + (isRightToLeft ? insets.trailing : insets.leading),
      y: minY + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom)
    )
  }
}

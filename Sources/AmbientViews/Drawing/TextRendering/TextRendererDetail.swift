import AmbientCore
public import AmbientHosting
public import AmbientLayout

/// The renderer of a text, for hosts that draw.
///
/// ```swift
/// if let renderer = element.detail(TextRendererDetail.self) {
///   draw(renderer.commands(in: frame.size, measure: measure))
/// }
/// ```
public struct TextRendererDetail: ElementDetail {
  private let renderer: EquatableTextRenderer
  private let runs: TextRuns
  private let text: String
  private let attributes: ElementAttributes
  private let environment: EnvironmentValues

  init(
    _ renderer: EquatableTextRenderer,
    _ runs: TextRuns,
    _ description: ElementDescription,
    in environment: EnvironmentValues
  ) {
    self.renderer = renderer
    self.runs = runs
    text = description.text ?? ""
    attributes = description.attributes
    self.environment = environment
  }

  /// Returns whether both details draw the same text in the same way.
  ///
  /// - Parameter other: The other detail.
  /// - Returns: True if the renderers, the texts, their styles and the layout directions are equal.
  public func isSame(as other: TextRendererDetail) -> Bool {
    renderer == other.renderer && runs == other.runs && text == other.text
      && attributes == other.attributes
      && environment.layoutDirection == other.environment.layoutDirection
  }

  /// The space that the renderer needs around the text.
  public var displayPadding: EdgeInsets { renderer.renderer.displayPadding }

  /// Returns the size of the text for a proposed size.
  ///
  /// - Parameters:
  ///   - proposal: The proposed size.
  ///   - measure: The sizes of characters as the host draws them.
  /// - Returns: The size that the renderer chooses, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize, measure: DrawingMeasure) -> CGSize {
    let proxy = TextProxy { lines(in: $0, measure).size }
    return renderer.renderer.sizeThatFits(proposal: proposal, text: proxy)
  }

  /// Returns the commands that draw the text.
  ///
  /// - Parameters:
  ///   - size: The size of the text, in points.
  ///   - proposal: The size that was proposed to the text; nil if this size was `size`.
  ///   - measure: The sizes of characters as the host draws them.
  /// - Returns: The commands, in points. The upper left corner of the text is at (0, 0).
  public func commands(
    in size: CGSize,
    proposal: ProposedViewSize? = nil,
    measure: DrawingMeasure
  ) -> [CanvasDetail.Command] {
    var context = GraphicsContext(
      environment: environment,
      size: size,
      measure: measure,
      symbols: []
    )
    let layout = layout(in: size, proposal ?? ProposedViewSize(size), measure)
    renderer.renderer.draw(layout: layout, in: &context)
    return context.recording.commands
  }

  private func lines(in proposal: ProposedViewSize, _ measure: DrawingMeasure) -> TextLines {
    let request = TextRequest(text, attributes, runs, measure: measure)
    return measure.textMeasure.lines(of: request, in: proposal, unit: measure.pixel)
  }

  private func layout(
    in size: CGSize,
    _ proposal: ProposedViewSize,
    _ measure: DrawingMeasure
  ) -> Text.Layout {
    let lines = lines(in: proposal, measure)
    let font = TextFont(attributes).scaled(by: lines.scale)
    let metrics = measure.textMeasure.metrics(of: font)
    var first = 0
    let spans = runs.spans(of: lines.lines.map(\.text))
    let placed = zip(lines.lines, spans).map { line, spans in
      var bounds = Text.Layout.TypographicBounds(
        metrics,
        x: (size.width - line.width) * position,
        baseline: line.baseline - lines.baselineOffset,
        width: line.width
      )
      var x = bounds.origin.x
      let runs = spans.map { span in
        let measured = MeasuredRun(span.run, in: lines, measure)
        let characters = Array(span.text)
        var edges = [x]
        for character in characters {
          x += measured.width(of: character)
          edges.append(x)
        }
        defer { first += characters.count }
        return Text.Layout.Run(
          characters: characters,
          edges: edges,
          style: span.run,
          bounds: Text.Layout.TypographicBounds(
            measured.metrics,
            x: edges[0],
            baseline: line.baseline - measured.baselineOffset,
            width: x - edges[0]
          ),
          first: first
        )
      }
      bounds.grow(for: runs.map(\.bounds))
      return Text.Layout.Line(runs, bounds: bounds)
    }
    return Text.Layout(placed, isTruncated: lines.isTruncated)
  }

  /// The horizontal position of the lines in the text: 0 for the left edge, and 1 for the right
  /// edge.
  private var position: CGFloat {
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    return switch attributes[.alignment] {
    case "center": 0.5
    case "trailing": isRightToLeft ? 0 : 1
    default: isRightToLeft ? 1 : 0
    }
  }
}

extension Text.Layout.TypographicBounds {
  fileprivate init(
    _ metrics: TextFont.Metrics,
    x: CGFloat,
    baseline: CGFloat,
    width: CGFloat
  ) {
    self.init(
      origin: CGPoint(x: x, y: baseline),
      width: width,
      ascent: metrics.ascent,
      descent: metrics.descent,
      leading: metrics.leading
    )
  }

  /// Sets `ascent`, `descent` and `leading` of a line to the largest values of the runs.
  ///
  /// A run measures its ascent and descent from its own baseline. The comparison uses the distances
  /// from the baseline of the line.
  fileprivate mutating func grow(for runs: [Self]) {
    ascent = runs.map { $0.ascent + origin.y - $0.origin.y }.max() ?? ascent
    descent = runs.map { $0.descent + $0.origin.y - origin.y }.max() ?? descent
    leading = runs.map(\.leading).max() ?? leading
  }
}

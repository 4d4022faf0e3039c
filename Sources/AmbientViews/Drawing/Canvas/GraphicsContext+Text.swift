import AmbientHosting
public import AmbientLayout

extension GraphicsContext {
  /// A text that has the styles of a context's environment, and that can be measured and drawn.
  public struct ResolvedText {
    /// The color or style of the characters.
    public var shading: Shading

    let text: String

    let attributes: ElementAttributes

    /// The parts of the text with their styles; nil if all characters have one style.
    let runs: TextRuns?

    let measure: DrawingMeasure

    /// Returns the size that the text needs within a proposed size.
    ///
    /// - Parameter size: The proposed size, in points. The text breaks into lines of at most this
    ///   width, and is truncated at this height.
    /// - Returns: The size of the lines, in points.
    /// - Complexity: O(*n*) in the number *n* of characters.
    public func measure(in size: CGSize) -> CGSize { lines(in: size).size }

    /// Returns the distance from the top of the text to its first baseline, in points.
    ///
    /// - Parameter size: The proposed size, in points.
    /// - Returns: The distance, in points.
    /// - Complexity: O(*n*) in the number *n* of characters.
    public func firstBaseline(in size: CGSize) -> CGFloat { lines(in: size).firstBaseline }

    /// Returns the distance from the top of the text to its last baseline, in points.
    ///
    /// - Parameter size: The proposed size, in points.
    /// - Returns: The distance, in points.
    /// - Complexity: O(*n*) in the number *n* of characters.
    public func lastBaseline(in size: CGSize) -> CGFloat { lines(in: size).lastBaseline }

    private func lines(in size: CGSize) -> TextLines {
      measure.lines(of: text, attributes, runs, in: ProposedViewSize(size))
    }
  }

  /// Applies the styles of the context's environment to a text.
  ///
  /// - Parameter text: The text.
  /// - Returns: The styled text, which can be measured and drawn several times.
  /// - Invalidation: The renderer runs again when a style of the environment changes, such as the
  ///   font.
  public func resolve(_ text: Text) -> ResolvedText {
    let description = text.resolvedDescription(in: environment)
    let paint = description.detail(PaintDetail.self)?.paint
    return ResolvedText(
      shading: paint.map { Shading(paint: $0) } ?? resolve(.foreground),
      text: description.text ?? "",
      attributes: description.attributes,
      runs: description.detail(TextRuns.self),
      measure: measure
    )
  }

  /// Draws a text from the top leading corner of a rectangle.
  ///
  /// The text breaks into lines, and is truncated if it does not fit.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - rect: The rectangle, in the current coordinates.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let shading = text.shading.detail(in: environment)
    let styled = text.runs.map {
      CanvasDetail.Drawing.styledText($0, text.attributes, shading, in: rect)
    }
    record(styled ?? .text(text.text, text.attributes, shading, in: rect))
  }

  /// Draws a text at a point; long lines do not wrap.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - point: The point, in the current coordinates.
  ///   - anchor: The point of the text that is placed at `point`.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    draw(text, in: CGRect(size, at: point, anchor: anchor))
  }

  /// Draws a text from the top leading corner of a rectangle.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - rect: The rectangle in the current coordinates.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text at a point; long lines do not wrap.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - point: The point in the current coordinates.
  ///   - anchor: The point of the text that is drawn at `point`.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
}

extension CGRect {
  /// Creates a rectangle whose anchor is at a point.
  init(_ size: CGSize, at point: CGPoint, anchor: UnitPoint) {
    self.init(
      x: point.x - size.width * anchor.x,
      y: point.y - size.height * anchor.y,
      width: size.width,
      height: size.height
    )
  }
}

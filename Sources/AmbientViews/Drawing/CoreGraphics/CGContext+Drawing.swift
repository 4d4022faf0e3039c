#if !canImport(CoreGraphics)
public import AmbientDrawing

/// Functions that draw paths. All of them remove the current path, except ``clear(_:)``.
extension CGContext {
  /// Draws the inside of the current path, the line along it, or both.
  ///
  /// - Parameter mode: Whether the inside, the line or both are drawn, and the rule for the inside.
  public func drawPath(using mode: CGPathDrawingMode) {
    defer { current = Path() }
    guard !current.isEmpty else { return }
    if let rule = mode.fillRule { paintInside(of: current, rule) }
    if mode.includesStroke { paintLine(along: current, state.lineStyle) }
  }

  /// Fills the inside of the current path.
  ///
  /// - Parameter rule: The rule that decides which points are inside a path that crosses itself.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }

  /// Draws the line along the current path.
  public func strokePath() { drawPath(using: .stroke) }

  /// Fills a rectangle.
  ///
  /// - Parameter rect: The rectangle, in the current coordinates.
  public func fill(_ rect: CGRect) { draw(Path(rect), using: .fill) }

  /// Fills rectangles.
  ///
  /// - Parameter rects: The rectangles, in the current coordinates.
  public func fill(_ rects: [CGRect]) { draw(Path { $0.addRects(rects) }, using: .fill) }

  /// Fills the ellipse in a rectangle.
  ///
  /// - Parameter rect: The rectangle, in the current coordinates.
  public func fillEllipse(in rect: CGRect) { draw(Path(ellipseIn: rect), using: .fill) }

  /// Draws the sides of a rectangle.
  ///
  /// - Parameter rect: The rectangle, in the current coordinates.
  public func stroke(_ rect: CGRect) { draw(Path(rect), using: .stroke) }

  /// Draws the sides of a rectangle with lines of a given width.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - width: The width of the lines, in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.lineStyle
    style.lineWidth = width
    current = Path()
    paintLine(along: Path(rect), style)
  }

  /// Draws the line around the ellipse in a rectangle.
  ///
  /// - Parameter rect: The rectangle, in the current coordinates.
  public func strokeEllipse(in rect: CGRect) { draw(Path(ellipseIn: rect), using: .stroke) }

  /// Draws a line between the first two points, another between the next two, and so on.
  ///
  /// - Parameter points: The points, in the current coordinates. If their number is odd, the last
  ///   point has no effect.
  public func strokeLineSegments(between points: [CGPoint]) {
    let lines = Path { path in
      for index in stride(from: 0, to: points.count - 1, by: 2) {
        path.addLines([points[index], points[index + 1]])
      }
    }
    draw(lines, using: .stroke)
  }

  /// Makes a rectangle transparent; the current path stays.
  ///
  /// - Parameter rect: The rectangle, in the current coordinates.
  public func clear(_ rect: CGRect) {
    var context = state.context
    context.opacity = 1
    context.blendMode = .clear
    context.filters = []
    context.fill(Path(rect), with: .color(Color(white: 0)))
  }

  private func draw(_ path: Path, using mode: CGPathDrawingMode) {
    current = path
    drawPath(using: mode)
  }

  private func paintInside(of path: Path, _ rule: CGPathFillRule) {
    let style = FillStyle(eoFill: rule == .evenOdd, antialiased: state.isAntialiased)
    state.context.fill(path, with: .color(state.fillColor), style: style)
  }

  private func paintLine(along path: Path, _ style: StrokeStyle) {
    state.context.stroke(path, with: .color(state.strokeColor), style: style)
  }
}
#endif

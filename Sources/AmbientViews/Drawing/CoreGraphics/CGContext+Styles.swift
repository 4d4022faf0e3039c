#if !canImport(CoreGraphics)
public import AmbientDrawing

/// Functions that set the colors and styles of the drawings that follow.
extension CGContext {
  // MARK: Colors

  /// Sets the color that fills paths; black at the beginning.
  ///
  /// - Parameter color: The color.
  public func setFillColor(_ color: CGColor) { state.fillColor = Color(cgColor: color) }

  /// Sets the color of lines; black at the beginning.
  ///
  /// - Parameter color: The color.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = Color(cgColor: color) }

  /// Sets the color that fills paths, by its sRGB components from 0 to 1.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - alpha: The opacity, from 0 (transparent) to 1 (opaque).
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the color of lines, by its sRGB components from 0 to 1.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - alpha: The opacity, from 0 (transparent) to 1 (opaque).
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the fill color of paths to a gray, from 0 (black) to 1 (white).
  ///
  /// - Parameters:
  ///   - gray: The brightness, from 0 (black) to 1 (white).
  ///   - alpha: The opacity, from 0 (transparent) to 1 (opaque).
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the color of lines to a gray, from 0 (black) to 1 (white).
  ///
  /// - Parameters:
  ///   - gray: The brightness, from 0 (black) to 1 (white).
  ///   - alpha: The opacity, from 0 (transparent) to 1 (opaque).
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  // MARK: Lines

  /// Sets the width of lines in the current coordinates; 1 at the beginning.
  ///
  /// - Parameter width: The width, in the current coordinates.
  public func setLineWidth(_ width: CGFloat) { state.lineStyle.lineWidth = width }

  /// Sets the shape of the ends of lines.
  ///
  /// - Parameter cap: The shape of the ends.
  public func setLineCap(_ cap: CGLineCap) { state.lineStyle.lineCap = cap }

  /// Sets the shape of the corners of lines.
  ///
  /// - Parameter join: The shape of the corners.
  public func setLineJoin(_ join: CGLineJoin) { state.lineStyle.lineJoin = join }

  /// Sets how long a pointed corner can be, as a multiple of the line width; 10 at the beginning.
  ///
  /// - Parameter limit: The largest length of a corner, as a multiple of the line width.
  public func setMiterLimit(_ limit: CGFloat) { state.lineStyle.miterLimit = limit }

  /// Sets the dashes of lines.
  ///
  /// - Parameters:
  ///   - phase: The distance from the start of the pattern to the start of a line, in the current
  ///     coordinates.
  ///   - lengths: The alternating lengths of dashes and gaps, in the current coordinates; empty for
  ///     solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.lineStyle.dash = lengths
    state.lineStyle.dashPhase = phase
  }

  // MARK: Effects

  /// Sets a factor for the opacity of further drawings, from 0 to 1.
  ///
  /// - Parameter alpha: The factor, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) {
    state.context.opacity = min(1, max(0, Double(alpha)))
  }

  /// Sets the way in which drawings are combined with their background.
  ///
  /// - Parameter mode: The blend mode.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.context.blendMode = GraphicsContext.BlendMode(rawValue: mode.rawValue)
  }

  /// Sets the shadow of further drawings.
  ///
  /// The transform has no effect on the shadow.
  ///
  /// - Parameters:
  ///   - offset: The distance of the shadow to the right and downward, in points.
  ///   - blur: The width of the soft edge, in points.
  ///   - color: The color of the shadow; nil for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.context.filters = []
    guard let color, color.alpha > 0 else { return }
    state.context.addFilter(
      .shadow(
        color: Color(cgColor: color),
        radius: blur / 2,
        x: offset.width,
        y: offset.height
      )
    )
  }

  /// Sets a black shadow, which has an opacity of one third, for further drawings.
  ///
  /// - Parameters:
  ///   - offset: The distance of the shadow to the right and downward, in points.
  ///   - blur: The width of the soft edge, in points.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Sets whether the edges of filled paths are smoothed; true at the beginning.
  ///
  /// - Parameter shouldAntialias: Whether the edges are smoothed.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.isAntialiased = shouldAntialias
  }
}
#endif

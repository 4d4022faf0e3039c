public import AmbientDrawing

extension GraphicsContext {
  /// Fills the inside of a path.
  ///
  /// - Parameters:
  ///   - path: The path, in the current coordinates.
  ///   - shading: The color or style. The unit points of a `ShapeStyle` are relative to the
  ///     bounding rectangle of the path.
  ///   - style: The rule that decides which points are inside a path that crosses itself.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    record(.fill(path, shading.detail(in: environment), style))
  }

  /// Draws a line along a path.
  ///
  /// - Parameters:
  ///   - path: The path, in the current coordinates.
  ///   - shading: The color or style. The unit points of a `ShapeStyle` are relative to the
  ///     bounding rectangle of the path.
  ///   - style: The width, ends, corners and dashes of the line.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    record(.stroke(path, shading.detail(in: environment), style))
  }

  /// Draws a line along a path.
  ///
  /// - Parameters:
  ///   - path: The path, in the current coordinates.
  ///   - shading: The color or style. The unit points of a `ShapeStyle` are relative to the
  ///     bounding rectangle of the path.
  ///   - lineWidth: The width of the line, in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
}

public import AmbientDrawing

extension Shape {
  /// Fills the shape with the foreground style.
  ///
  /// - Parameter style: The rule for the interior of the shape, and whether the edges are smooth.
  /// - Returns: A view of the shape, to which further fills and lines can be added.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> ShapeView {
    fill(ForegroundStyle(), style: style)
  }

  /// Fills the shape with a style.
  ///
  /// - Parameters:
  ///   - content: The color or style of the area.
  ///   - style: The rule for the interior of the shape, and whether the edges are smooth.
  /// - Returns: A view of the shape, to which further fills and lines can be added.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S,
    style: FillStyle = FillStyle()
  ) -> ShapeView {
    ShapeView(self).fill(content, style: style)
  }

  /// Draws a line along the edge of the shape.
  ///
  /// - Parameters:
  ///   - content: The color or style of the line.
  ///   - style: The width, ends, joins and dashes of the line.
  ///   - antialiased: Whether the edges of the line are smooth.
  /// - Returns: A view of the line, to which fills and further lines can be added.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> ShapeView {
    ShapeView(self).stroke(content, style: style, antialiased: antialiased)
  }

  /// Draws a line along the edge of the shape.
  ///
  /// - Parameters:
  ///   - content: The color or style of the line.
  ///   - lineWidth: The width of the line, in points.
  ///   - antialiased: Whether the edges of the line are smooth.
  /// - Returns: A view of the line, to which fills and further lines can be added.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> ShapeView {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Returns the area of a line along the edge of the shape.
  ///
  /// - Parameter style: The width, ends, joins and dashes of the line.
  /// - Returns: A shape that covers the area of the line.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape {
    StrokedShape(shape: self, style: style)
  }

  /// Returns the area of a line along the edge of the shape.
  ///
  /// - Parameter lineWidth: The width of the line, in points.
  /// - Returns: A shape that covers the area of the line.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
    StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Draws a line inside of the shape's edge.
  ///
  /// - Parameters:
  ///   - content: The color or style of the line.
  ///   - style: The width, ends, joins and dashes of the line.
  ///   - antialiased: Whether the edges of the line are smooth.
  /// - Returns: A view of the line, to which fills and further lines can be added.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> ShapeView {
    ShapeView(self).strokeBorder(content, style: style, antialiased: antialiased)
  }

  /// Draws a line inside of the shape's edge.
  ///
  /// - Parameters:
  ///   - content: The color or style of the line.
  ///   - lineWidth: The width of the line, in points.
  ///   - antialiased: Whether the edges of the line are smooth.
  /// - Returns: A view of the line, to which fills and further lines can be added.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> ShapeView {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Draws a line in the foreground style inside of the shape's edge.
  ///
  /// - Parameters:
  ///   - style: The width, ends, joins and dashes of the line.
  ///   - antialiased: Whether the edges of the line are smooth.
  /// - Returns: A view of the line, to which fills and further lines can be added.
  public nonisolated func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> ShapeView {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }

  /// Draws a line in the foreground style inside of the shape's edge.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the line, in points.
  ///   - antialiased: Whether the edges of the line are smooth.
  /// - Returns: A view of the line, to which fills and further lines can be added.
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> ShapeView
  {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }
}

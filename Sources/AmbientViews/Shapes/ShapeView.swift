public import AmbientCore

/// A shape with the styles of its fill and its line.
///
/// The last fill replaces earlier fills, and the last line replaces earlier lines.
public struct ShapeView {
  private var attributes: ElementAttributes
  private var fill: AnyShapeStyle?
  private var line: AnyShapeStyle?

  nonisolated init(attributes: ElementAttributes) { self.attributes = attributes }

  /// Fills the shape with a style.
  ///
  /// - Note: Only described to hosts.
  public nonisolated func fill<S: ShapeStyle>(_ content: S) -> ShapeView {
    var result = self
    result.fill = AnyShapeStyle(content)
    return result
  }

  /// Draws a line along the edge of the shape, with a style and a width in points.
  ///
  /// - Note: Only described to hosts.
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> ShapeView {
    drawn(content, lineWidth, isInside: false)
  }

  /// Draws a line inside of the shape's edge, with a style and a width in points.
  ///
  /// - Note: Only described to hosts.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1
  ) -> ShapeView {
    drawn(content, lineWidth, isInside: true)
  }

  private nonisolated func drawn<S: ShapeStyle>(
    _ style: S,
    _ width: CGFloat,
    isInside: Bool
  ) -> ShapeView {
    var result = self
    result.line = AnyShapeStyle(style)
    result.attributes[.lineWidth] = width == 1 ? nil : Double(width)
    result.attributes[.isLineInside] = isInside ? true : nil
    return result
  }
}

extension ShapeView: ElementView {
  /// Describes the element of the shape.
  ///
  /// - Invalidation: The element is described again after a change of an environment value that a
  ///   style reads, such as the foreground style.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    var attributes = attributes
    attributes[.fill] = fill?._name(in: environment)
    attributes[.stroke] = line?._name(in: environment)
    return ElementDescription(.shape, attributes: attributes)
  }
}

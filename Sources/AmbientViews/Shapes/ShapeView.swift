public import AmbientCore

/// A shape with what it is painted with.
///
/// Of several fills, and of several lines, the last shows.
public struct ShapeView {
  private var attributes: ElementAttributes
  private var fill: AnyShapeStyle?
  private var line: AnyShapeStyle?

  nonisolated init(attributes: ElementAttributes) { self.attributes = attributes }

  /// Fills the shape.
  public nonisolated func fill<S: ShapeStyle>(_ content: S) -> ShapeView {
    var result = self
    result.fill = AnyShapeStyle(content)
    return result
  }

  /// Draws the edge of the shape.
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> ShapeView {
    drawn(content, lineWidth, isInside: false)
  }

  /// Draws the edge of the shape so that all of the line is within it.
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
  /// Describes the shape.
  ///
  /// - Invalidation: It is described again when a style becomes another colour in its surroundings.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    var attributes = attributes
    attributes[.fill] = fill?._name(in: environment)
    attributes[.stroke] = line?._name(in: environment)
    return ElementDescription(.shape, attributes: attributes)
  }
}

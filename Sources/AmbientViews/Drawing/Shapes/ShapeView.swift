public import AmbientCore
public import AmbientDrawing

/// A shape with the styles of its fills and its lines.
///
/// Each fill and each line is drawn over the earlier ones. The attributes of the element describe
/// the last fill and the last line. The ``ShapeDetail`` of the element describes all fills and
/// lines.
public struct ShapeView {
  private let shape: any Shape
  private var layers: [Layer] = []

  private struct Layer: Sendable {
    let style: AnyShapeStyle
    let part: ShapeDetail.Part
  }

  nonisolated init(_ shape: any Shape) { self.shape = shape }

  /// Fills the shape with a style, over the earlier fills and lines.
  ///
  /// - Parameters:
  ///   - content: The color or style of the area.
  ///   - style: The rule for the interior of the shape, and whether the edges are smooth.
  /// - Returns: The view with one more fill.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S,
    style: FillStyle = FillStyle()
  ) -> ShapeView {
    adding(.area(style), content)
  }

  /// Draws a line along the edge of the shape, over the earlier fills and lines.
  ///
  /// - Parameters:
  ///   - content: The color or style of the line.
  ///   - style: The width, ends, joins and dashes of the line.
  ///   - antialiased: Whether the edges of the line are smooth.
  /// - Returns: The view with one more line.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> ShapeView {
    adding(.line(style, isInside: false, isAntialiased: antialiased), content)
  }

  /// Draws a line along the edge of the shape, over the earlier fills and lines.
  ///
  /// - Parameters:
  ///   - content: The color or style of the line.
  ///   - lineWidth: The width of the line, in points.
  ///   - antialiased: Whether the edges of the line are smooth.
  /// - Returns: The view with one more line.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> ShapeView {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Draws a line inside of the shape's edge, over the earlier fills and lines.
  ///
  /// If the shape is not an ``InsettableShape``, the line is drawn along the edge.
  ///
  /// - Parameters:
  ///   - content: The color or style of the line.
  ///   - style: The width, ends, joins and dashes of the line.
  ///   - antialiased: Whether the edges of the line are smooth.
  /// - Returns: The view with one more line.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> ShapeView {
    adding(.line(style, isInside: true, isAntialiased: antialiased), content)
  }

  /// Draws a line inside of the shape's edge, over the earlier fills and lines.
  ///
  /// If the shape is not an ``InsettableShape``, the line is drawn along the edge.
  ///
  /// - Parameters:
  ///   - content: The color or style of the line.
  ///   - lineWidth: The width of the line, in points.
  ///   - antialiased: Whether the edges of the line are smooth.
  /// - Returns: The view with one more line.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> ShapeView {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  private nonisolated func adding<S: ShapeStyle>(
    _ part: ShapeDetail.Part,
    _ style: S
  ) -> ShapeView {
    var result = self
    result.layers.append(Layer(style: AnyShapeStyle(style), part: part))
    return result
  }
}

extension ShapeView: ElementView {
  /// Describes the element of the shape.
  ///
  /// - Parameter environment: The environment of the view.
  /// - Returns: The description.
  /// - Invalidation: The element is updated after a change of an environment value that a
  ///   style reads, such as the foreground style.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    let layers = layers.map {
      ShapeDetail.Layer(part: $0.part, paint: $0.style._paint(in: environment))
    }
    var attributes = shape._attributes
    for layer in layers {
      switch layer.part {
      case .area:
        attributes[.fill] = layer.paint.description
      case .line(let style, let isInside, _):
        attributes[.stroke] = layer.paint.description
        attributes[.lineWidth] = style.lineWidth == 1 ? nil : Double(style.lineWidth)
        attributes[.isLineInside] = isInside ? true : nil
      }
    }
    var description = ElementDescription(.shape, attributes: attributes)
    description.set(ShapeDetail(shape, layers: layers))
    return description
  }
}

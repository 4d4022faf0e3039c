public import AmbientDrawing
public import AmbientHosting
public import AmbientLayout
import AmbientReflection

/// The shape of an element, and the fills and lines of the shape, for hosts that draw.
///
/// Elements of kind `Shape` have this detail. Elements of other kinds have the detail if they use a
/// shape, for example as their clip, background, input area or container shape.
///
/// ```swift
/// if let detail = element.detail(ShapeDetail.self) {
///   for layer in detail.layers { draw(detail.outline(of: layer, in: frame), layer.paint) }
/// }
/// ```
public struct ShapeDetail: ElementDetail {
  /// The shape, which is never an ``AnyShape``.
  ///
  /// If the program uses an `AnyShape`, the property is the shape that the `AnyShape` wraps.
  public let shape: any Shape

  /// The rule for the interior of the shape, if the shape clips a view or limits input.
  ///
  /// A fill has its own rule in ``Part/area(_:)``.
  public let fillStyle: FillStyle

  /// The fills and lines in the order in which they are drawn.
  public let layers: [Layer]

  /// One fill or one line.
  public struct Layer: Equatable, Sendable {
    /// The painted part of the shape.
    public let part: Part

    /// The color or style.
    public let paint: ShapePaint

    /// Creates a fill or a line.
    ///
    /// - Parameters:
    ///   - part: The painted part of the shape.
    ///   - paint: The color or style. The points of a gradient are relative to the view's frame.
    public init(part: Part, paint: ShapePaint) {
      self.part = part
      self.paint = paint
    }
  }

  /// The part of a shape that a layer paints.
  public enum Part: Equatable, Sendable {
    /// The interior of the shape.
    case area(FillStyle)

    /// A line along the edge, or inside of the edge if `isInside` is true.
    case line(StrokeStyle, isInside: Bool, isAntialiased: Bool)
  }

  /// Creates the detail of a shape.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - fillStyle: The rule for the interior of the shape.
  ///   - layers: The fills and lines in the order in which they are drawn.
  public init(_ shape: any Shape, fillStyle: FillStyle = FillStyle(), layers: [Layer] = []) {
    self.shape = (shape as? AnyShape)?.shape ?? shape
    self.fillStyle = fillStyle
    self.layers = layers
  }

  /// Returns whether the details have equal fill styles and layers, and their shapes have the same
  /// type and equal contents.
  ///
  /// - Parameter other: The other value.
  /// - Returns: Whether the details have equal fill styles and layers, and their shapes have the
  ///   same type and equal contents.
  public func isSame(as other: ShapeDetail) -> Bool {
    fillStyle == other.fillStyle && layers == other.layers && shape.isSame(as: other.shape)
  }

  /// Returns the path of the shape in a rectangle.
  ///
  /// The path is mirrored if the shape's `layoutDirectionBehavior` requires this.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - layoutDirection: The layout direction of the view.
  /// - Returns: The outline, in the same coordinates as the rectangle.
  public func path(
    in rect: CGRect,
    layoutDirection: LayoutDirection = .leftToRight
  ) -> Path {
    shape.path(in: rect, layoutDirection: layoutDirection)
  }

  /// Returns the area that a layer paints in a rectangle: the interior of the shape, or the area of
  /// the layer's line.
  ///
  /// - Parameters:
  ///   - layer: A layer of the shape.
  ///   - rect: The rectangle, in points.
  ///   - layoutDirection: The layout direction of the view.
  /// - Returns: The outline of the area.
  public func outline(
    of layer: Layer,
    in rect: CGRect,
    layoutDirection: LayoutDirection = .leftToRight
  ) -> Path {
    guard case .line(let style, let isInside, _) = layer.part else {
      return path(in: rect, layoutDirection: layoutDirection)
    }
    return centerLine(style, isInside: isInside).path(in: rect, layoutDirection: layoutDirection)
      .strokedPath(style)
  }

  /// Returns a shape whose edge runs along the middle of a line.
  ///
  /// - Parameters:
  ///   - style: The style of the line.
  ///   - isInside: Whether the line is inside of the shape's edge.
  /// - Returns: The shape itself, or the shape with its edge moved inward.
  public func centerLine(_ style: StrokeStyle, isInside: Bool) -> any Shape {
    guard isInside, let shape = shape as? any InsettableShape else { return shape }
    return shape.inset(by: style.lineWidth / 2)
  }
}

extension Shape {
  /// Returns whether another shape has the same type and equal contents.
  nonisolated func isSame(as other: any Shape) -> Bool {
    (other as? Self).map { areSame(self, $0) } ?? false
  }

  /// Returns the path in a rectangle, mirrored if the shape's `layoutDirectionBehavior` requires
  /// it.
  nonisolated func path(in rect: CGRect, layoutDirection: LayoutDirection) -> Path {
    let path = path(in: rect)
    guard layoutDirectionBehavior == .mirrors(in: layoutDirection) else { return path }
    return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * rect.midX, ty: 0))
  }
}

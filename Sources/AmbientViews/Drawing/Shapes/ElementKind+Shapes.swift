public import AmbientHosting

/// The kinds of elements for shapes.
extension ElementKind {
  /// A ``Shape``, with a ``ShapeDetail``.
  ///
  /// Its attributes are `shape`, `cornerRadius`, `corners`, `fill`, `stroke`, `lineWidth` and
  /// `isLineInside`.
  public static let shape: ElementKind = "Shape"
  /// A view with a shape for some purposes, such as pointer and touch input.
  ///
  /// Its attributes are `shape`, `cornerRadius`, `corners` and `kinds`. It has a ``ShapeDetail``.
  public static let contentShape: ElementKind = "ContentShape"
  /// A view that sets the container shape.
  ///
  /// The shapes `containerRelative` and `concentricRectangle` in the view follow this shape.
  ///
  /// Its attributes are `shape`, `cornerRadius` and `corners`. It has a ``ShapeDetail``.
  public static let containerShape: ElementKind = "ContainerShape"
  /// A view whose opacity is multiplied by the opacity of a mask, at each point.
  ///
  /// The last child of the element is a ``layer`` with the mask.
  public static let mask: ElementKind = "Mask"
}

extension ElementAttribute where Value == String {
  /// The outline of a shape: `rectangle`, `roundedRectangle`, `unevenRoundedRectangle`, `circle`,
  /// `ellipse`, `capsule`, `containerRelative`, `concentricRectangle`, `path`, or the name of the
  /// shape's type.
  public static var shape: Self { Self("shape") }
  /// The curve of rounded corners; absent for `continuous`.
  public static var corners: Self { Self("corners") }
  /// The purposes of a content shape, such as `hoverEffect`; absent for `interaction`.
  public static var contentShapeKinds: Self { Self("kinds") }
  /// The color or style that fills a shape.
  public static var fill: Self { Self("fill") }
  /// The color or style of a shape's line.
  public static var stroke: Self { Self("stroke") }
}

extension ElementAttribute where Value == Double {
  /// The radius of rounded corners, in points.
  public static var cornerRadius: Self { Self("cornerRadius") }
  /// The width of a shape's line in points; absent for 1.
  public static var lineWidth: Self { Self("lineWidth") }
}

extension ElementAttribute where Value == Bool {
  /// Whether the line is inside of the shape's edge; the attribute is absent if the center of the
  /// line is on the edge.
  public static var isLineInside: Self { Self("isLineInside") }
}

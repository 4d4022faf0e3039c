public import AmbientHosting

/// The kinds of elements of shapes.
extension ElementKind {
  /// A ``Shape``: `shape`, `cornerRadius`, `fill`, `stroke`, `lineWidth`.
  public static let shape: ElementKind = "Shape"
  /// A view that can be hit within a shape: `shape`.
  public static let contentShape: ElementKind = "ContentShape"
}

extension ElementAttribute where Value == String {
  /// The outline: `rectangle`, `roundedRectangle`, `circle`, `ellipse` or `capsule`.
  public static var shape: Self { Self("shape") }
  /// How corners are drawn, if not as `continuous`.
  public static var corners: Self { Self("corners") }
  /// What a shape is filled with.
  public static var fill: Self { Self("fill") }
  /// What the line of a shape is drawn with.
  public static var stroke: Self { Self("stroke") }
}

extension ElementAttribute where Value == Double {
  /// How round corners are, in points.
  public static var cornerRadius: Self { Self("cornerRadius") }
  /// The width of the line of a shape, in points.
  public static var lineWidth: Self { Self("lineWidth") }
}

extension ElementAttribute where Value == Bool {
  /// Whether the line of a shape is within its edge.
  public static var isLineInside: Self { Self("isLineInside") }
}

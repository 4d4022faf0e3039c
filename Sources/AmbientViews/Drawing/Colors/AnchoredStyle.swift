import AmbientCore

extension ShapeStyle {
  /// Returns the style with its points relative to a rectangle.
  ///
  /// Otherwise, the points of a gradient are relative to the painted area. With a rectangle,
  /// several shapes of a view can show parts of one gradient.
  ///
  /// - Parameter rect: The rectangle, in points from the top left corner of the view.
  /// - Returns: The style with these points.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { AnchoredStyle(base: self, rect: rect) }
}

/// A style whose points are relative to a given rectangle.
struct AnchoredStyle<Base: ShapeStyle>: ShapeStyle {
  typealias Resolved = AnchoredStyle

  let base: Base
  let rect: CGRect

  func _paint(in environment: EnvironmentValues) -> ShapePaint {
    .anchored(base._paint(in: environment), rect)
  }
}

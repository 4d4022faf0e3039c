import AmbientCore

extension ShapeStyle {
  /// Makes positions in the style, such as the start of a gradient, relative to a rectangle instead
  /// of the painted area.
  ///
  /// Several shapes of a view can then show parts of one gradient.
  ///
  /// - Parameter rect: The rectangle, in points from the top left corner of the view.
  /// - Returns: The changed style.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { AnchoredStyle(base: self, rect: rect) }
}

/// A style whose positions are relative to a given rectangle.
struct AnchoredStyle<Base: ShapeStyle>: ShapeStyle {
  typealias Resolved = AnchoredStyle

  let base: Base
  let rect: CGRect

  func _paint(in environment: EnvironmentValues) -> ShapePaint {
    .anchored(base._paint(in: environment), rect)
  }
}

public import AmbientDrawing
public import AmbientLayout

extension Shape {
  /// Rotates the shape clockwise around a point of the view's area.
  ///
  /// - Parameters:
  ///   - angle: The angle.
  ///   - anchor: The center of the rotation.
  /// - Returns: The rotated shape.
  public nonisolated func rotation(
    _ angle: Angle,
    anchor: UnitPoint = .center
  ) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// Scales the width and height of the shape around a point of the view's area.
  ///
  /// - Parameters:
  ///   - x: The factor for the width; 1 changes nothing.
  ///   - y: The factor for the height; 1 changes nothing.
  ///   - anchor: The point that keeps its position.
  /// - Returns: The scaled shape.
  public nonisolated func scale(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Scales the shape by one factor around a point of the view's area.
  ///
  /// - Parameters:
  ///   - scale: The factor for the width and the height; 1 changes nothing.
  ///   - anchor: The point that keeps its position.
  /// - Returns: The scaled shape.
  public nonisolated func scale(
    _ scale: CGFloat,
    anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Moves the shape to the right by a width and downward by a height, in points.
  ///
  /// - Parameter offset: The distances to the right and downward, in points.
  /// - Returns: The moved shape.
  public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// Moves the shape to the right by `offset.x` and downward by `offset.y`, in points.
  ///
  /// - Parameter offset: The distances to the right and downward, in points.
  /// - Returns: The moved shape.
  public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    self.offset(x: offset.x, y: offset.y)
  }

  /// Moves the shape to the right and downward, in points.
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in points.
  ///   - y: The distance downward, in points.
  /// - Returns: The moved shape.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// Transforms the points of the shape.
  ///
  /// The transform uses the coordinates of the view.
  ///
  /// - Parameter transform: The transform, in points of the view.
  /// - Returns: The transformed shape.
  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}

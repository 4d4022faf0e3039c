public import AmbientCore
public import AmbientDrawing
public import AmbientLayout

/// A shape that is rotated around a point.
public struct RotatedShape<Content: Shape> {
  /// The shape before the rotation.
  public var shape: Content
  /// The angle of the rotation, clockwise.
  public var angle: Angle
  /// The point that stays in place, in fractions of the size of the view.
  public var anchor: UnitPoint

  /// Rotates a shape.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - angle: The angle, clockwise.
  ///   - anchor: The point that stays in place, in fractions of the size of the view.
  public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }
}

extension RotatedShape: Shape, LibraryView {
  /// The animatable data of the shape, the angle and the anchor.
  public nonisolated var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<Double, UnitPoint.AnimatableData>>
  {
    get {
      AnimatablePair(
        shape.animatableData,
        AnimatablePair(angle.animatableData, anchor.animatableData)
      )
    }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }

  /// The `layoutDirectionBehavior` of the original shape.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }

  /// Returns the rotated path.
  ///
  /// - Parameter rect: The frame of the shape, in points.
  /// - Returns: The rotated path.
  public nonisolated func path(in rect: CGRect) -> Path {
    let rotation = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
    return shape.path(in: rect).applying(rotation, around: anchor, in: rect)
  }

  /// Returns the size of the shape before the rotation.
  ///
  /// - Parameter proposal: The size that the parent proposes.
  /// - Returns: The size, in points.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// Returns the rotated shape with its edge moved inward by a length in points.
  ///
  /// - Parameter amount: The distance in points; negative to move the edge outward.
  /// - Returns: The rotated shape.
  public nonisolated func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    shape.inset(by: amount).rotation(angle, anchor: anchor)
  }
}

/// A shape that is scaled around a point.
public struct ScaledShape<Content: Shape> {
  /// The shape before the scaling.
  public var shape: Content
  /// The factors for the width and the height.
  public var scale: CGSize
  /// The point that stays in place, in fractions of the size of the view.
  public var anchor: UnitPoint

  /// Scales a shape.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - scale: The factors for the width and the height.
  ///   - anchor: The point that stays in place, in fractions of the size of the view.
  public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }
}

extension ScaledShape: Shape, LibraryView {
  /// The animatable data of the shape, the factors and the anchor.
  public nonisolated var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData,
        AnimatablePair(scale.animatableData, anchor.animatableData)
      )
    }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }

  /// The `layoutDirectionBehavior` of the original shape.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }

  /// Returns the scaled path.
  ///
  /// - Parameter rect: The frame of the shape, in points.
  /// - Returns: The scaled path.
  public nonisolated func path(in rect: CGRect) -> Path {
    let scaling = CGAffineTransform(scaleX: scale.width, y: scale.height)
    return shape.path(in: rect).applying(scaling, around: anchor, in: rect)
  }

  /// Returns the size of the shape before the scaling.
  ///
  /// - Parameter proposal: The size that the parent proposes.
  /// - Returns: The size, in points.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

/// A shape that is moved.
public struct OffsetShape<Content: Shape> {
  /// The shape before the move.
  public var shape: Content
  /// The horizontal and the downward offset, in points.
  public var offset: CGSize

  /// Moves a shape by an offset in points.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - offset: The distances to the right and downward, in points.
  public nonisolated init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }
}

extension OffsetShape: Shape, LibraryView {
  /// The animatable data of the shape, and the offset.
  public nonisolated var animatableData:
    AnimatablePair<Content.AnimatableData, CGSize.AnimatableData>
  {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set {
      shape.animatableData = newValue.first
      offset.animatableData = newValue.second
    }
  }

  /// The `layoutDirectionBehavior` of the original shape.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }

  /// Returns the moved path.
  ///
  /// - Parameter rect: The frame of the shape, in points.
  /// - Returns: The moved path.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// Returns the size of the shape before the move.
  ///
  /// - Parameter proposal: The size that the parent proposes.
  /// - Returns: The size, in points.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// Returns the moved shape with its edge moved inward by a length in points.
  ///
  /// - Parameter amount: The distance in points; negative to move the edge outward.
  /// - Returns: The moved shape.
  public nonisolated func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    shape.inset(by: amount).offset(offset)
  }
}

/// A shape whose points are transformed.
public struct TransformedShape<Content: Shape> {
  /// The shape before the transform.
  public var shape: Content
  /// The transform, in the coordinates of the view.
  public var transform: CGAffineTransform

  /// Transforms a shape.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - transform: The transform.
  public nonisolated init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }
}

extension TransformedShape: Shape, LibraryView {
  /// The animatable data of the shape; the transform is not animated.
  public nonisolated var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  /// The `layoutDirectionBehavior` of the original shape.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }

  /// Returns the path with transformed points.
  ///
  /// - Parameter rect: The frame of the shape, in points.
  /// - Returns: The path.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform)
  }

  /// Returns the size of the shape before the transform.
  ///
  /// - Parameter proposal: The size that the parent proposes.
  /// - Returns: The size, in points.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

extension Path {
  fileprivate func applying(
    _ transform: CGAffineTransform,
    around anchor: UnitPoint,
    in rect: CGRect
  ) -> Path {
    let point = anchor.point(in: rect.size)
    let (x, y) = (rect.minX + point.x, rect.minY + point.y)
    return applying(
      CGAffineTransform(translationX: -x, y: -y)
        .concatenating(transform)
        .concatenating(CGAffineTransform(translationX: x, y: y))
    )
  }
}

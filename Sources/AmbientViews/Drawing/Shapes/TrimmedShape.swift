import AmbientCore
public import AmbientDrawing
import AmbientLayout

extension Shape {
  /// Returns a part of the shape's outline.
  ///
  /// - Parameters:
  ///   - startFraction: The fraction of the outline's length at which the part begins.
  ///   - endFraction: The fraction at which the part ends.
  /// - Returns: The part as a shape. If the part is filled, a straight line closes it.
  public nonisolated func trim(
    from startFraction: CGFloat = 0,
    to endFraction: CGFloat = 1
  ) -> some Shape {
    TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }
}

/// A shape that consists of a part of another shape's outline.
struct TrimmedShape<Content: Shape> {
  var shape: Content
  var start: CGFloat
  var end: CGFloat
}

extension TrimmedShape: Shape, LibraryView {
  nonisolated var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
    set {
      shape.animatableData = newValue.first
      (start, end) = (newValue.second.first, newValue.second.second)
    }
  }

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: start, to: end)
  }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

/// The area that a line along a shape's outline covers.
struct StrokedShape<Content: Shape> {
  var shape: Content
  var style: StrokeStyle
}

extension StrokedShape: Shape, LibraryView {
  nonisolated static var role: ShapeRole { .stroke }

  nonisolated var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData>
  {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

extension Shape {
  /// Returns the shape, drawn in a rectangle of a given size.
  ///
  /// The top leading corner of the rectangle is at the top leading corner of the view.
  ///
  /// - Parameter size: The width and height of the rectangle, in points.
  /// - Returns: The shape in this rectangle.
  public nonisolated func size(_ size: CGSize) -> some Shape {
    self.size(size, anchor: .topLeading)
  }

  /// Returns the shape, drawn in a rectangle of a given size.
  ///
  /// - Parameters:
  ///   - size: The width and height of the rectangle, in points.
  ///   - anchor: The point at which the rectangle and the view are aligned.
  /// - Returns: The shape in this rectangle.
  public nonisolated func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// Returns the shape, drawn in a rectangle of a given size.
  ///
  /// - Parameters:
  ///   - width: The width of the rectangle, in points.
  ///   - height: The height of the rectangle, in points.
  ///   - anchor: The point at which the rectangle and the view are aligned.
  /// - Returns: The shape in this rectangle.
  public nonisolated func size(
    width: CGFloat,
    height: CGFloat,
    anchor: UnitPoint = .topLeading
  ) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}

/// A shape that is drawn in a rectangle of a given size.
struct SizedShape<Content: Shape> {
  var shape: Content
  var size: CGSize
  var anchor: UnitPoint
}

extension SizedShape: Shape, LibraryView {
  nonisolated var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  nonisolated func path(in rect: CGRect) -> Path {
    let (outer, inner) = (anchor.point(in: rect.size), anchor.point(in: size))
    let origin = CGPoint(x: rect.minX + outer.x - inner.x, y: rect.minY + outer.y - inner.y)
    return shape.path(in: CGRect(origin: origin, size: size))
  }
}

public import AmbientDrawing
public import AmbientLayout

extension ShapeDetail {
  /// Whether the shape is a ``ContainerRelativeShape`` or a ``ConcentricRectangle``.
  ///
  /// The property is also true if the edge of such a shape is moved inward.
  public var followsContainer: Bool {
    shape is ContainerRelativeShape || shape is InsetOutlineShape<ContainerRelativeShape>
      || concentricRectangle != nil
  }

  /// The rectangle with concentric corners, and the length by which its edge is moved inward; nil
  /// for another shape.
  var concentricRectangle: (base: ConcentricRectangle, amount: CGFloat)? {
    if let shape = shape as? ConcentricRectangle { return (shape, 0) }
    return (shape as? InsetOutlineShape<ConcentricRectangle>).map { ($0.base, $0.amount) }
  }

  /// Returns a copy of the detail, with the shape adapted to a container.
  ///
  /// Only a ``ContainerRelativeShape`` or a ``ConcentricRectangle`` depends on the container.
  ///
  /// - Parameters:
  ///   - container: The detail of the nearest element of kind `ContainerShape` around the shape.
  ///   - outer: The frame of that element, in points.
  ///   - frame: The frame of the shape's element, in points. Both frames are in the same coordinate
  ///     space.
  ///   - layoutDirection: The layout direction of the shape's element.
  /// - Returns: The copy. It is unchanged if the shape does not depend on a container, or if a
  ///   ``ContainerRelativeShape`` has a container whose shape is not an ``InsettableShape``.
  public func following(
    _ container: ShapeDetail,
    of outer: CGRect,
    in frame: CGRect,
    layoutDirection: LayoutDirection = .leftToRight
  ) -> ShapeDetail {
    let (top, bottom) = (frame.minY - outer.minY, outer.maxY - frame.maxY)
    let (left, right) = (frame.minX - outer.minX, outer.maxX - frame.maxX)
    guard let rectangle = concentricRectangle else {
      return following(container, at: min(left, right, top, bottom))
    }
    let isMirrored = layoutDirection == .rightToLeft
    let (leading, trailing) = isMirrored ? (right, left) : (left, right)
    return concentric(rectangle, container, size: outer.size) { corner in
      // The distance between two corners is the larger one of their horizontal distance and their
      // vertical distance.
      switch corner {
      case .topLeading: max(top, leading, 0)
      case .topTrailing: max(top, trailing, 0)
      case .bottomLeading: max(bottom, leading, 0)
      case .bottomTrailing: max(bottom, trailing, 0)
      }
    }
  }

  /// Returns a copy of the detail, with a rectangle whose corners are adapted to a container.
  ///
  /// Each concentric radius is the radius of the container's corner, minus the distance between
  /// this corner and the corner of the rectangle.
  func concentric(
    _ rectangle: (base: ConcentricRectangle, amount: CGFloat),
    _ container: ShapeDetail,
    size: CGSize?,
    _ distance: (Edge.Corner) -> CGFloat
  ) -> ShapeDetail {
    let rounded = container.shape as? any RoundedRectangularShape
    var radii = rounded?.corners(in: size)?.radii() ?? RectangleCornerRadii()
    for corner in Edge.Corner.allCases { radii[corner] = max(0, radii[corner] - distance(corner)) }
    let shape = UnevenRoundedRectangle(
      cornerRadii: rectangle.base.radii(radii),
      style: container.cornerStyle
    )
    let result: any Shape = rectangle.amount == 0 ? shape : shape.inset(by: rectangle.amount)
    return ShapeDetail(result, fillStyle: fillStyle, layers: layers)
  }

  private var cornerStyle: RoundedCornerStyle {
    switch shape {
    case let shape as RoundedRectangle: shape.style
    case let shape as UnevenRoundedRectangle: shape.style
    case let shape as Capsule: shape.style
    default: .continuous
    }
  }
}

extension RectangleCornerRadii {
  subscript(corner: Edge.Corner) -> CGFloat {
    get { self[keyPath: Self.keyPath(of: corner)] }
    set { self[keyPath: Self.keyPath(of: corner)] = newValue }
  }

  private static func keyPath(of corner: Edge.Corner) -> WritableKeyPath<Self, CGFloat> {
    switch corner {
    case .topLeading: \.topLeading
    case .topTrailing: \.topTrailing
    case .bottomLeading: \.bottomLeading
    case .bottomTrailing: \.bottomTrailing
    }
  }
}

import AmbientDrawing

/// The coordinates of a view: the place of its top leading corner in the layout, and the transforms
/// with which the view is drawn.
///
/// A *place in the layout* is where a point would be on the screen if no view were transformed.
struct ViewCoordinates: Equatable, Sendable {
  var corner: CGPoint

  /// Whether horizontal coordinates in the view run opposite to those of the screen.
  var isMirrored = false

  /// The transforms around the view, the innermost first.
  var transforms: [ProjectionTransform] = []

  static let screen = ViewCoordinates(corner: .zero)

  func place(of point: CGPoint) -> CGPoint {
    CGPoint(x: isMirrored ? corner.x - point.x : corner.x + point.x, y: corner.y + point.y)
  }

  func place(of rect: CGRect) -> CGRect {
    let start = CGPoint(x: isMirrored ? rect.maxX : rect.minX, y: rect.minY)
    return CGRect(origin: place(of: start), size: rect.size)
  }

  /// Converts a point to the coordinates of the view.
  ///
  /// The transforms may have a perspective, in which a point is seen from an eye in front of the
  /// screen. A point that is not in front of the eye has no place on the screen. For such a point,
  /// the transforms are ignored.
  ///
  /// - Parameters:
  ///   - place: The place in the layout.
  ///   - other: The transforms around the view that contains the point, the innermost first.
  /// - Returns: The point in the view.
  func point(_ place: CGPoint, transformedBy other: [ProjectionTransform] = []) -> CGPoint {
    var place = place
    if let projection = projection(from: other), projection.divisor(of: place) > 0 {
      place = place.applying(projection)
    }
    return CGPoint(x: isMirrored ? corner.x - place.x : place.x - corner.x, y: place.y - corner.y)
  }

  /// Converts a rectangle to the coordinates of the view.
  ///
  /// - Parameters:
  ///   - place: The place in the layout.
  ///   - other: The transforms around the view that contains the rectangle, the innermost first.
  /// - Returns: The smallest rectangle in the view that contains the converted corners.
  func rect(_ place: CGRect, transformedBy other: [ProjectionTransform] = []) -> CGRect {
    let place = projection(from: other)?.bounds(of: place) ?? place
    let x = isMirrored ? corner.x - place.maxX : place.minX - corner.x
    return CGRect(x: x, y: place.minY - corner.y, width: place.width, height: place.height)
  }

  /// Returns the projection from places in another view to places in this view; nil if both views
  /// are drawn with equal transforms.
  ///
  /// The projection maps places in the layout. It skips the outer transforms that both views share.
  /// The shared transforms therefore need no inverse, and their changes do not affect the result.
  /// The projection also skips the remaining transforms of this view if their product has no
  /// inverse. Such a product makes the view a line or a point.
  ///
  /// - Parameter other: The transforms around the other view, the innermost first.
  /// - Returns: The projection.
  private func projection(from other: [ProjectionTransform]) -> ProjectionTransform? {
    var (outward, inward) = (other[...], transforms[...])
    while let last = outward.last, last == inward.last {
      outward.removeLast()
      inward.removeLast()
    }
    if outward.isEmpty && inward.isEmpty { return nil }
    func product(_ transforms: ArraySlice<ProjectionTransform>) -> ProjectionTransform {
      transforms.reduce(ProjectionTransform()) { $0.concatenating($1) }
    }
    let result = product(outward)
    return product(inward).inverse.map(result.concatenating) ?? result
  }
}

extension ViewCoordinates {
  /// Creates the coordinates of a view with a frame in the layout.
  fileprivate init(
    of frame: CGRect,
    isMirrored: Bool,
    _ transforms: [GeometryEvent.Transform],
    isDrawn: Bool
  ) {
    corner = CGPoint(x: isMirrored ? frame.maxX : frame.minX, y: frame.minY)
    self.isMirrored = isMirrored
    guard !transforms.isEmpty else { return }
    self.transforms = transforms.lazy.filter { isDrawn || !$0.isIgnoredByLayout }.map(\.projection)
  }
}

extension GeometryEvent {
  /// The coordinates in which views read the geometry of the element.
  var coordinates: ViewCoordinates {
    ViewCoordinates(of: frame, isMirrored: isMirrored, transforms, isDrawn: false)
  }

  /// The coordinates in which the element is drawn, and in which pointers hit it.
  var drawnCoordinates: ViewCoordinates {
    ViewCoordinates(of: frame, isMirrored: isMirrored, transforms, isDrawn: true)
  }
}

extension GeometryEvent.Space {
  var coordinates: ViewCoordinates {
    ViewCoordinates(of: frame, isMirrored: isMirrored, transforms, isDrawn: false)
  }

  var drawnCoordinates: ViewCoordinates {
    ViewCoordinates(of: frame, isMirrored: isMirrored, transforms, isDrawn: true)
  }
}

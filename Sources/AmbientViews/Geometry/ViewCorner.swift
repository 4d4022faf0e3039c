/// The top leading corner of a view on the screen, from which coordinates in the view are measured.
struct ViewCorner: Equatable, Sendable {
  /// The position of the corner on the screen, in points.
  var point: CGPoint

  /// Whether the coordinates in the view run in the direction opposite to the coordinates of the
  /// screen.
  var isMirrored = false

  /// Creates the corner of a view from the view's frame on the screen.
  init(of frame: CGRect, isMirrored: Bool) {
    point = CGPoint(x: isMirrored ? frame.maxX : frame.minX, y: frame.minY)
    self.isMirrored = isMirrored
  }

  /// Returns a point of the screen in the coordinates of the view.
  func local(_ other: CGPoint) -> CGPoint {
    CGPoint(x: isMirrored ? point.x - other.x : other.x - point.x, y: other.y - point.y)
  }

  /// Returns a rectangle of the screen in the coordinates of the view.
  func local(_ rect: CGRect) -> CGRect {
    let start = CGPoint(x: isMirrored ? rect.maxX : rect.minX, y: rect.minY)
    return CGRect(origin: local(start), size: rect.size)
  }

  /// Returns a point of the view in the coordinates of the screen.
  func global(_ other: CGPoint) -> CGPoint {
    CGPoint(x: isMirrored ? point.x - other.x : point.x + other.x, y: point.y + other.y)
  }

  /// Returns a rectangle of the view in the coordinates of the screen.
  func global(_ rect: CGRect) -> CGRect {
    let start = CGPoint(x: isMirrored ? rect.maxX : rect.minX, y: rect.minY)
    return CGRect(origin: global(start), size: rect.size)
  }
}

extension GeometryEvent {
  /// The top leading corner of the element.
  var corner: ViewCorner { ViewCorner(of: frame, isMirrored: isMirrored) }
}

extension GeometryEvent.Space {
  /// The top leading corner of the space.
  var corner: ViewCorner { ViewCorner(of: frame, isMirrored: isMirrored) }
}

/// The top leading corner of a view on the screen, from which coordinates in the view are measured.
struct ViewCorner: Equatable, Sendable {
  /// The position of the corner on the screen, in points.
  var point: CGPoint

  /// Whether horizontal coordinates in the view run opposite to those of the screen.
  var isMirrored = false

  init(of frame: CGRect, isMirrored: Bool) {
    point = CGPoint(x: isMirrored ? frame.maxX : frame.minX, y: frame.minY)
    self.isMirrored = isMirrored
  }

  /// Converts a point from the coordinates of the screen to the coordinates of the view.
  func local(_ other: CGPoint) -> CGPoint {
    CGPoint(x: isMirrored ? point.x - other.x : other.x - point.x, y: other.y - point.y)
  }

  /// Converts a rectangle from the coordinates of the screen to the coordinates of the view.
  func local(_ rect: CGRect) -> CGRect {
    let start = CGPoint(x: isMirrored ? rect.maxX : rect.minX, y: rect.minY)
    return CGRect(origin: local(start), size: rect.size)
  }

  /// Converts a point from the coordinates of the view to the coordinates of the screen.
  func global(_ other: CGPoint) -> CGPoint {
    CGPoint(x: isMirrored ? point.x - other.x : point.x + other.x, y: point.y + other.y)
  }

  /// Converts a rectangle from the coordinates of the view to the coordinates of the screen.
  func global(_ rect: CGRect) -> CGRect {
    let start = CGPoint(x: isMirrored ? rect.maxX : rect.minX, y: rect.minY)
    return CGRect(origin: global(start), size: rect.size)
  }
}

extension GeometryEvent {
  var corner: ViewCorner { ViewCorner(of: frame, isMirrored: isMirrored) }
}

extension GeometryEvent.Space {
  var corner: ViewCorner { ViewCorner(of: frame, isMirrored: isMirrored) }
}

import Foundation

extension Path {
  /// Creates the outline of a rectangle.
  ///
  /// - Parameter rect: The rectangle. The null rectangle makes an empty path.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Creates the outline of an ellipse.
  ///
  /// - Parameter rect: The rectangle that the ellipse fills.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Adds the outline of a rectangle: a closed subpath that begins at the top left corner and
  /// goes clockwise.
  ///
  /// - Parameters:
  ///   - rect: The rectangle. The null rectangle adds nothing.
  ///   - transform: The transform of the added points.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let outline = Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
    addPath(outline, transform: transform)
  }

  /// Adds the outlines of rectangles, each as a closed subpath.
  ///
  /// - Parameters:
  ///   - rects: The rectangles.
  ///   - transform: The transform of the added points.
  /// - Complexity: O(*n*) for *n* rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the outline of an ellipse: a closed subpath of four curves that begins at the middle of
  /// the right side and goes clockwise.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that the ellipse fills. The null rectangle adds nothing.
  ///   - transform: The transform of the added points.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let outline = Path { path in
      let center = CGPoint(x: rect.midX, y: rect.midY)
      let right = CGVector(dx: rect.maxX - center.x, dy: 0)
      let down = CGVector(dx: 0, dy: rect.maxY - center.y)
      path.move(to: center + right)
      for (from, to) in [(right, down), (down, -right), (-right, -down), (-down, right)] {
        path.addCurve(
          to: center + to,
          control1: center + from + to * Path.quarterArcControl,
          control2: center + to + from * Path.quarterArcControl
        )
      }
      path.closeSubpath()
    }
    addPath(outline, transform: transform)
  }

  /// The distance from each end of a quarter circle of radius 1 to the nearer control point.
  static let quarterArcControl: CGFloat = 4 / 3 * tan(.pi / 8)
}

package import Foundation

extension CGRect {
  /// Returns the square of the distance from a point; 0 for a point in the rectangle.
  package func squaredDistance(from point: CGPoint) -> CGFloat {
    let x = max(minX - point.x, point.x - maxX, 0)
    let y = max(minY - point.y, point.y - maxY, 0)
    return x * x + y * y
  }
}

import Foundation

extension CGRect {
  /// Creates the smallest rectangle around the given points; without points, the null rectangle.
  init(enclosing points: some Sequence<CGPoint>) {
    var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    guard low.x <= high.x, low.y <= high.y else {
      self = .null
      return
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

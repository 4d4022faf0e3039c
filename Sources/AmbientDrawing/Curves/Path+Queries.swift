import Foundation

extension Path {
  /// The smallest rectangle that contains the lines and curves; the null rectangle for an empty
  /// path.
  ///
  /// Control points can be outside of the rectangle.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  public var boundingRect: CGRect {
    CGRect(enclosing: subpaths.flatMap { [$0.start] + $0.curves.flatMap(\.extremePoints) })
  }

  /// Returns whether a point is inside of the path.
  ///
  /// Subpaths that are not closed count as closed. Points exactly on the edge can be inside or
  /// outside.
  ///
  /// - Parameters:
  ///   - p: The point.
  ///   - eoFill: Whether the even-odd rule applies instead of the non-zero rule. See `FillStyle`.
  /// - Returns: Whether the point is inside.
  /// - Complexity: O(*n*) for *n* elements.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    forEachClosedCurve { winding += $0.winding(around: p) }
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }
}

extension BezierCurve {
  /// The end of the curve, and the points of the curve at which x or y is greatest or smallest.
  fileprivate var extremePoints: [CGPoint] {
    if kind == .line { return [end] }
    let horizontal = Self.extrema(start.x, control1.x, control2.x, end.x)
    let vertical = Self.extrema(start.y, control1.y, control2.y, end.y)
    return (horizontal + vertical).map { point(at: $0) } + [end]
  }

  /// Counts the crossings of the curve with the ray that begins at `point` and goes right.
  ///
  /// The result is the number of downward crossings minus the number of upward crossings.
  fileprivate func winding(around point: CGPoint) -> Int {
    let isLine = kind == .line
    let low = isLine ? min(start.y, end.y) : min(start.y, control1.y, control2.y, end.y)
    let high = isLine ? max(start.y, end.y) : max(start.y, control1.y, control2.y, end.y)
    let right = isLine ? max(start.x, end.x) : max(start.x, control1.x, control2.x, end.x)
    guard low <= point.y, high >= point.y, right > point.x else { return 0 }
    // Between two successive turns, the curve only rises or only falls.
    let turns = isLine ? [] : Self.extrema(start.y, control1.y, control2.y, end.y)
    var count = 0
    var lower: CGFloat = 0
    for upper in turns + [1] {
      let (isBelowFirst, isBelowLast) = (y(at: lower) > point.y, y(at: upper) > point.y)
      if isBelowFirst != isBelowLast, x(whereYIs: point.y, from: lower, to: upper) > point.x {
        count += isBelowLast ? 1 : -1
      }
      lower = upper
    }
    return count
  }

  private func y(at t: CGFloat) -> CGFloat {
    Self.value(start.y, control1.y, control2.y, end.y, at: t)
  }

  /// Returns the x-coordinate of the point where the curve has the y-coordinate `y`.
  ///
  /// The search is limited to the part of the curve between two parameters.
  private func x(whereYIs y: CGFloat, from lower: CGFloat, to upper: CGFloat) -> CGFloat {
    if kind == .line {
      return start.x + (end.x - start.x) * ((y - start.y) / (end.y - start.y))
    }
    var (lower, upper) = (lower, upper)
    let rises = self.y(at: upper) > y
    for _ in 0..<60 {
      let middle = (lower + upper) / 2
      if (self.y(at: middle) > y) == rises { upper = middle } else { lower = middle }
    }
    return Self.value(start.x, control1.x, control2.x, end.x, at: (lower + upper) / 2)
  }
}

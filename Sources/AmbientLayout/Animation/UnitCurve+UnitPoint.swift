extension UnitCurve {
  /// Returns a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - startControlPoint: The control point at the beginning. `x` is a fraction of the time, and
  ///     `y` is a fraction of the change.
  ///   - endControlPoint: The control point at the end.
  /// - Returns: The curve.
  public static func bezier(
    startControlPoint: UnitPoint,
    endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      x1: Double(startControlPoint.x),
      y1: Double(startControlPoint.y),
      x2: Double(endControlPoint.x),
      y2: Double(endControlPoint.y)
    )
  }
}

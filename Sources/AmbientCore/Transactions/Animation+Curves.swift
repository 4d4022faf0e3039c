public import AmbientAnimation

extension Animation {
  /// An animation that takes 0.35 seconds and has constant speed.
  public static var linear: Animation { linear(duration: defaultDuration) }

  /// Returns an animation with constant speed.
  ///
  /// - Parameter duration: The length of the animation, in seconds.
  /// - Returns: The animation.
  public static func linear(duration: Double) -> Animation {
    timingCurve(0, 0, 1, 1, duration: duration)
  }

  /// An animation that starts slowly and takes 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: defaultDuration) }

  /// Returns an animation that starts slowly.
  ///
  /// - Parameter duration: The length of the animation, in seconds.
  /// - Returns: The animation.
  public static func easeIn(duration: Double) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }

  /// An animation that ends slowly and takes 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: defaultDuration) }

  /// Returns an animation that ends slowly.
  ///
  /// - Parameter duration: The length of the animation, in seconds.
  /// - Returns: The animation.
  public static func easeOut(duration: Double) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }

  /// An animation that starts and ends slowly and takes 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: defaultDuration) }

  /// Returns an animation that starts and ends slowly.
  ///
  /// - Parameter duration: The length of the animation, in seconds.
  /// - Returns: The animation.
  public static func easeInOut(duration: Double) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// Returns an animation whose progress follows a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - p1x: The x coordinate of the first control point: a fraction of the time.
  ///   - p1y: The y coordinate of the first control point: a fraction of the change.
  ///   - p2x: The x coordinate of the second control point.
  ///   - p2y: The y coordinate of the second control point.
  ///   - duration: The length of the animation, in seconds.
  /// - Returns: The animation.
  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: Double = 0.35
  ) -> Animation {
    Animation(.timing(x1: p1x, y1: p1y, x2: p2x, y2: p2y, duration: duration))
  }

  /// Returns an animation whose progress follows a curve.
  ///
  /// - Parameters:
  ///   - curve: The curve.
  ///   - duration: The length of the animation, in seconds.
  /// - Returns: The animation.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    guard let points = curve.controlPoints else {
      return Animation(.unit(curve, duration: duration))
    }
    return timingCurve(points.x1, points.y1, points.x2, points.y2, duration: duration)
  }

  private static var defaultDuration: Double { 0.35 }
}

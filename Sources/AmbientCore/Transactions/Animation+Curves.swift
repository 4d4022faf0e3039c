extension Animation {
  /// At the same speed all the way.
  public static var linear: Animation { linear(duration: usualDuration) }

  /// At the same speed all the way, in a number of seconds.
  public static func linear(duration: Double) -> Animation {
    timingCurve(0, 0, 1, 1, duration: duration)
  }

  /// Slowly at first.
  public static var easeIn: Animation { easeIn(duration: usualDuration) }

  /// Slowly at first, in a number of seconds.
  public static func easeIn(duration: Double) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }

  /// Slowly at last.
  public static var easeOut: Animation { easeOut(duration: usualDuration) }

  /// Slowly at last, in a number of seconds.
  public static func easeOut(duration: Double) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }

  /// Slowly at first and at last.
  public static var easeInOut: Animation { easeInOut(duration: usualDuration) }

  /// Slowly at first and at last, in a number of seconds.
  public static func easeInOut(duration: Double) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// As a curve with two control points tells, in a number of seconds.
  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: Double = 0.35
  ) -> Animation {
    Animation(.timing(x1: p1x, y1: p1y, x2: p2x, y2: p2y, duration: duration))
  }

  /// The seconds that a curve takes if nothing else is said.
  private static var usualDuration: Double { 0.35 }
}

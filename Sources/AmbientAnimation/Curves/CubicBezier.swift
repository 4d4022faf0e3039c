/// A cubic Bézier curve from (0, 0) to (1, 1) as a function of its x coordinate.
struct CubicBezier: Hashable, Sendable {
  var x1: Double
  var y1: Double
  var x2: Double
  var y2: Double

  /// The curve with x and y exchanged.
  var inverse: CubicBezier { CubicBezier(x1: y1, y1: x1, x2: y2, y2: x2) }

  func y(atX x: Double) -> Double {
    if x1 == y1, x2 == y2 { return x }
    return Self.coordinate(y1, y2, parameter(atX: x))
  }

  func slope(atX x: Double) -> Double {
    if x1 == y1, x2 == y2 { return 1 }
    let parameter = parameter(atX: x)
    let (run, rise) = (Self.speed(x1, x2, parameter), Self.speed(y1, y2, parameter))
    if abs(run) > 1e-9 { return rise / run }
    // If `run` is zero, `rise / run` is infinite or undefined. This happens, for example, at an end
    // of the curve whose control point has the same x coordinate. The slope over a small distance
    // then replaces the quotient.
    let distance = 1e-4
    let (low, high) = (max(0, x - distance), min(1, x + distance))
    return (y(atX: high) - y(atX: low)) / (high - low)
  }

  /// Returns the parameter, from 0 to 1, at which the curve reaches an x coordinate.
  private func parameter(atX x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var guess = x
    for _ in 0..<64 {
      let error = Self.coordinate(x1, x2, guess) - x
      if abs(error) < 1e-12 { break }
      if error > 0 { high = guess } else { low = guess }
      let speed = Self.speed(x1, x2, guess)
      let next = guess - error / speed
      // If a step of Newton's method leaves the interval, or would divide by almost zero, a
      // bisection replaces the step.
      guess = speed > 1e-9 && next > low && next < high ? next : (low + high) / 2
      if high - low < 1e-15 { break }
    }
    return guess
  }

  private static func coordinate(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
  }

  private static func speed(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * first + 6 * u * t * (second - first) + 3 * t * t * (1 - second)
  }
}

/// The course of a change over time: a function from time to progress.
///
/// The argument is the fraction of the time that has passed. The result is the fraction of the
/// change that is complete by then. Some curves go below 0 or above 1 on the way.
///
/// ```swift
/// UnitCurve.easeInOut.value(at: 0.5)   // 0.5
/// ```
public struct UnitCurve: Hashable, Sendable {
  private enum Function: Hashable, Sendable {
    case bezier(CubicBezier)
    case circularIn, circularOut, circularInOut
    /// The inverse of `circularInOut`: the curve that is fast at both ends.
    case circularOutIn
  }

  private let function: Function

  private init(_ function: Function) { self.function = function }

  /// Creates a cubic Bézier curve that begins at (0, 0) and ends at (1, 1).
  ///
  /// - Parameters:
  ///   - x1: The fraction of the time at the first control point, limited to 0…1.
  ///   - y1: The fraction of the change at the first control point; can be outside of 0…1.
  ///   - x2: The fraction of the time at the second control point, limited to 0…1.
  ///   - y2: The fraction of the change at the second control point; can be outside of 0…1.
  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    let (x1, x2) = (min(max(x1, 0), 1), min(max(x2, 0), 1))
    self.init(.bezier(CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)))
  }

  /// The control points of the curve; nil if the curve is not a Bézier curve.
  package var controlPoints: (x1: Double, y1: Double, x2: Double, y2: Double)? {
    guard case .bezier(let curve) = function else { return nil }
    return (curve.x1, curve.y1, curve.x2, curve.y2)
  }

  /// A curve with constant speed.
  public static let linear = UnitCurve(x1: 0, y1: 0, x2: 1, y2: 1)
  /// A curve that starts slowly.
  public static let easeIn = UnitCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
  /// A curve that ends slowly.
  public static let easeOut = UnitCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// A curve that starts and ends slowly.
  public static let easeInOut = UnitCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  /// A curve that starts slowly: a quarter of a circle.
  public static let circularEaseIn = UnitCurve(.circularIn)
  /// A curve that ends slowly: a quarter of a circle.
  public static let circularEaseOut = UnitCurve(.circularOut)
  /// A curve that starts and ends slowly: two quarters of a circle.
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// The inverse function, from the fraction of the change to the fraction of the time.
  public var inverse: UnitCurve {
    switch function {
    case .bezier(let curve): UnitCurve(.bezier(curve.inverse))
    case .circularIn: UnitCurve(.circularOut)
    case .circularOut: UnitCurve(.circularIn)
    case .circularInOut: UnitCurve(.circularOutIn)
    case .circularOutIn: UnitCurve(.circularInOut)
    }
  }

  /// Returns the fraction of the change that is complete after a fraction of the time.
  ///
  /// - Parameter progress: The fraction of the time. A fraction below 0 counts as 0, and a fraction
  ///   above 1 counts as 1.
  /// - Returns: The fraction of the change, which may be below 0 or above 1.
  public func value(at progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    return switch function {
    case .bezier(let curve): curve.y(atX: progress)
    case .circularIn: Self.circleIn(progress)
    case .circularOut: Self.circleOut(progress)
    case .circularInOut:
      progress < 0.5
        ? Self.circleIn(2 * progress) / 2 : (1 + Self.circleOut(2 * progress - 1)) / 2
    case .circularOutIn:
      progress < 0.5
        ? Self.circleOut(2 * progress) / 2 : (1 + Self.circleIn(2 * progress - 1)) / 2
    }
  }

  /// Returns the speed of the change at a fraction of the time.
  ///
  /// - Parameter progress: The fraction of the time, from 0 to 1.
  /// - Returns: The slope of the curve at `progress`; 0 if `progress` is below 0 or above 1.
  public func velocity(at progress: Double) -> Double {
    guard progress >= 0, progress <= 1 else { return 0 }
    if case .bezier(let curve) = function { return curve.slope(atX: progress) }
    let distance = 1e-6
    let (low, high) = (max(0, progress - distance), min(1, progress + distance))
    return (value(at: high) - value(at: low)) / (high - low)
  }

  private static func circleIn(_ x: Double) -> Double { 1 - (1 - x * x).squareRoot() }

  private static func circleOut(_ x: Double) -> Double {
    (1 - (1 - x) * (1 - x)).squareRoot()
  }
}

extension UnitCurve: CustomStringConvertible {
  /// The name of the curve, such as `circularEaseIn`, or the control points of a Bézier curve.
  public var description: String {
    switch function {
    case .bezier(let curve): "bezier(\(curve.x1), \(curve.y1), \(curve.x2), \(curve.y2))"
    case .circularIn: "circularEaseIn"
    case .circularOut: "circularEaseOut"
    case .circularInOut: "circularEaseInOut"
    case .circularOutIn: "circularEaseInOut.inverse"
    }
  }
}

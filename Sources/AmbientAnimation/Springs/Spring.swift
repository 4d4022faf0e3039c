/// A spring that pulls a value to a target.
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// let value = spring.value(target: 100, time: 0.25)
/// ```
///
/// A spring has a mass, a stiffness and a damping. The same properties can also be described by a
/// duration and a bounce, or by a response and a damping ratio.
public struct Spring: Hashable, Sendable {
  /// The mass of the object at the end of the spring.
  public let mass: Double
  /// The force of the spring per distance from the target.
  public let stiffness: Double
  /// The force that slows the object, per velocity.
  public let damping: Double

  /// Creates a spring from its duration and its bounce.
  ///
  /// - Parameters:
  ///   - duration: The approximate length of the movement, in seconds; greater than 0.
  ///   - bounce: How far the spring overshoots: 0 for not at all, 1 for a spring without damping. A
  ///     value between -1 and 0 makes the spring approach its target more slowly.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    // With a bounce of -1, the damping would be infinite.
    let ratio = bounce < 0 ? 1 / max(1 + bounce, 1e-3) : 1 - bounce
    self.init(response: duration, dampingRatio: ratio)
  }

  /// Creates a spring from its response and its damping ratio.
  ///
  /// - Parameters:
  ///   - response: The length of one oscillation without damping, in seconds; greater than 0.
  ///   - dampingRatio: The damping, relative to the critical damping. With a value of 1 or more,
  ///     the spring does not overshoot.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(response, 1e-6)
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * max(dampingRatio, 0) * frequency
  }

  /// Creates a spring from its physical properties.
  ///
  /// - Parameters:
  ///   - mass: The mass of the object at the end of the spring; greater than 0.
  ///   - stiffness: The force of the spring per distance from the target; greater than 0.
  ///   - damping: The force that slows the object, per velocity.
  ///   - allowOverDamping: Whether the damping ratio may be above 1. If false, a higher ratio is
  ///     lowered to 1.
  public init(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    allowOverDamping: Bool = false
  ) {
    self.mass = max(mass, 1e-9)
    self.stiffness = max(stiffness, 1e-9)
    let critical = 2 * (self.mass * self.stiffness).squareRoot()
    self.damping = allowOverDamping ? max(damping, 0) : min(max(damping, 0), critical)
  }

  /// Creates a spring that settles after a time.
  ///
  /// - Parameters:
  ///   - settlingDuration: The seconds after which the object stays near its target.
  ///   - dampingRatio: The damping, relative to the critical damping; greater than 0.
  ///   - epsilon: The distance from the target that counts as near, as a fraction of the whole
  ///     distance.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let unit = Spring(response: 1, dampingRatio: max(dampingRatio, 1e-6))
    let time = unit.settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: epsilon)
    self.init(response: settlingDuration / time, dampingRatio: max(dampingRatio, 1e-6))
  }

  /// A spring that takes about 0.5 seconds, without a bounce.
  public static var smooth: Spring { smooth() }

  /// Returns a spring whose bounce is `extraBounce`.
  ///
  /// - Parameters:
  ///   - duration: The approximate length of the movement, in seconds; greater than 0.
  ///   - extraBounce: The bounce of the spring.
  /// - Returns: The spring.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that takes about 0.5 seconds, with a small bounce.
  public static var snappy: Spring { snappy() }

  /// Returns a spring whose bounce is 0.15 plus `extraBounce`.
  ///
  /// - Parameters:
  ///   - duration: The approximate length of the movement, in seconds; greater than 0.
  ///   - extraBounce: The bounce to add.
  /// - Returns: The spring.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that takes about 0.5 seconds, with a noticeable bounce.
  public static var bouncy: Spring { bouncy() }

  /// Returns a spring whose bounce is 0.3 plus `extraBounce`.
  ///
  /// - Parameters:
  ///   - duration: The approximate length of the movement, in seconds; greater than 0.
  ///   - extraBounce: The bounce to add.
  /// - Returns: The spring.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Spring {
  /// The frequency of the spring without damping, in radians per second.
  var frequency: Double { (stiffness / mass).squareRoot() }

  /// The length of one oscillation without damping, in seconds.
  public var response: Double { 2 * .pi / frequency }

  /// The damping, relative to the critical damping; below 1, the spring overshoots.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The approximate length of the movement, in seconds.
  public var duration: Double { response }

  /// How far the spring overshoots: 0 for not at all, 1 for a spring without damping.
  ///
  /// A spring with a bounce below 0 approaches its target more slowly.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The seconds after which the object stays near its target.
  ///
  /// Near means at most a thousandth of the whole distance.
  public var settlingDuration: Double {
    settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: 0.001)
  }
}

public import AmbientAnimation

/// A description of how a change is shown over time.
///
/// ```swift
/// withAnimation(.easeInOut(duration: 0.2).delay(0.1)) { isOpen.toggle() }
/// ```
///
/// If the host sets ``ViewTree/runsAnimations``, the tree plays animations on its clock. In other
/// trees, changes show their final values at once, and the host gets this description together with
/// the change. The host reads ``curve`` first and then ``adjustments``, and applies the parts that
/// it supports.
///
/// A value can change again while animations of the value are running. The kind of the new
/// animation decides what happens to the running animations:
///
/// - A spring without a delay and without repetitions replaces the running animations. It begins
///   with the current velocity of the value. An `interpolatingSpring` does not count as a spring
///   here.
/// - Any other animation is added to the running animations. There are two exceptions. If a running
///   animation never ends, the new animation replaces all running animations. A
///   ``CustomAnimation`` can take over from the animation that started last.
///
/// A change without an animation shows the new value at once.
public struct Animation: Hashable, Sendable {
  /// The movement from the old value to the new one.
  public let curve: Curve

  /// The changes of the curve's timing, in the order in which a host applies them.
  ///
  /// The order matters: a higher speed after a delay shortens the delay too.
  public private(set) var adjustments: [Adjustment] = []

  init(_ curve: Curve) { self.curve = curve }

  /// The movement from an old value to a new one.
  public enum Curve: Hashable, Sendable {
    /// A cubic Bézier curve from (0, 0) to (1, 1) with two control points; the duration is in
    /// seconds.
    case timing(x1: Double, y1: Double, x2: Double, y2: Double, duration: Double)

    /// A spring that takes about `duration` seconds; with a bounce of 0 it does not overshoot.
    case spring(duration: Double, bounce: Double, blendDuration: Double)

    /// A spring with physical properties, such as its mass.
    case physicalSpring(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)

    /// Any curve; the duration is in seconds.
    case unit(UnitCurve, duration: Double)

    /// An animation that computes its values itself.
    case custom(Custom)
  }

  /// A change of a curve's timing.
  public enum Adjustment: Hashable, Sendable {
    /// A delay of the start, in seconds.
    case delay(Double)

    /// A factor for the speed: with a factor of 2, the animation takes half the time.
    case speed(Double)

    /// A repetition, back and forth if `autoreverses` is true; it never ends if the count is nil.
    case repetition(count: Int?, autoreverses: Bool)

    /// The time after which the animation counts as complete, in seconds.
    case logicalCompletion(after: Double)
  }

  private func adjusted(by adjustment: Adjustment) -> Animation {
    var copy = self
    copy.adjustments.append(adjustment)
    return copy
  }
}

extension Animation {
  /// Returns this animation with a later start.
  ///
  /// - Parameter delay: The seconds before the animation starts.
  /// - Returns: The animation.
  public func delay(_ delay: Double) -> Animation { adjusted(by: .delay(delay)) }

  /// Returns this animation with another speed.
  ///
  /// - Parameter speed: The factor for the speed: with a factor of 2, the animation takes half the
  ///   time.
  /// - Returns: The animation.
  public func speed(_ speed: Double) -> Animation { adjusted(by: .speed(speed)) }

  /// Returns this animation, repeated a number of times.
  ///
  /// - Parameters:
  ///   - repeatCount: The number of runs.
  ///   - autoreverses: Whether every second run goes from the new value back to the old one.
  /// - Returns: The animation.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    adjusted(by: .repetition(count: repeatCount, autoreverses: autoreverses))
  }

  /// Returns this animation, repeated without an end.
  ///
  /// - Parameter autoreverses: Whether every second run goes from the new value back to the old
  ///   one.
  /// - Returns: The animation.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    adjusted(by: .repetition(count: nil, autoreverses: autoreverses))
  }
}

extension Animation {
  /// Returns this animation with a time after which it counts as complete.
  ///
  /// Completions with the criterion ``AnimationCompletionCriteria/logicallyComplete`` run at that
  /// time.
  ///
  /// - Parameter duration: The time in seconds.
  /// - Returns: The animation.
  public func logicallyComplete(after duration: Double) -> Animation {
    adjusted(by: .logicalCompletion(after: duration))
  }
}

extension Animation: CustomStringConvertible {
  /// The curve and its adjustments, such as `timing(0.42, 0.0, 1.0, 1.0, duration:
  /// 0.35).delay(1.0)`.
  public var description: String {
    ([curve.description] + adjustments.map(\.description)).joined(separator: ".")
  }
}

extension Animation.Curve: CustomStringConvertible {
  /// The name of the curve with its arguments, as in Swift code.
  public var description: String {
    switch self {
    case .timing(let x1, let y1, let x2, let y2, let duration):
      "timing(\(x1), \(y1), \(x2), \(y2), duration: \(duration))"
    case .spring(let duration, let bounce, let blendDuration):
      "spring(duration: \(duration), bounce: \(bounce), blendDuration: \(blendDuration))"
    case .physicalSpring(let mass, let stiffness, let damping, let initialVelocity):
      """
      physicalSpring(mass: \(mass), stiffness: \(stiffness), damping: \(damping), \
      initialVelocity: \(initialVelocity))
      """
    case .unit(let curve, let duration): "\(curve)(duration: \(duration))"
    case .custom(let custom): "\(custom.base)"
    }
  }
}

extension Animation.Adjustment: CustomStringConvertible {
  /// The name of the adjustment with its arguments, as in Swift code.
  public var description: String {
    switch self {
    case .delay(let seconds): "delay(\(seconds))"
    case .speed(let speed): "speed(\(speed))"
    case .repetition(nil, let autoreverses): "repeatForever(autoreverses: \(autoreverses))"
    case .repetition(let count?, let autoreverses):
      "repeatCount(\(count), autoreverses: \(autoreverses))"
    case .logicalCompletion(let seconds): "logicallyComplete(after: \(seconds))"
    }
  }
}

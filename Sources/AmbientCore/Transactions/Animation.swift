/// How a change is shown over time.
///
/// Nothing is animated here: an animation is a description, which reaches the host together with the
/// change. A host reads ``curve`` and ``adjustments``, in this order, and does with them what it can.
///
/// ```swift
/// withAnimation(.easeInOut(duration: 0.2).delay(0.1)) { isOpen.toggle() }
/// ```
public struct Animation: Hashable, Sendable {
  /// The way from the old value to the new one.
  public let curve: Curve

  /// What was done to the curve, the first first: a delay that is followed by a higher speed is shorter.
  public private(set) var adjustments: [Adjustment] = []

  init(_ curve: Curve) { self.curve = curve }

  /// The way from an old value to a new one.
  public enum Curve: Hashable, Sendable {
    /// As a Bézier curve from 0, 0 to 1, 1 with two control points tells, in a number of seconds.
    case timing(x1: Double, y1: Double, x2: Double, y2: Double, duration: Double)

    /// As a spring moves that takes about so many seconds; a bounce of 0 does not overshoot.
    case spring(duration: Double, bounce: Double, blendDuration: Double)

    /// As a spring with physical properties moves, to which others may be added on the way.
    case physicalSpring(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
  }

  /// A change of the time that a curve takes.
  public enum Adjustment: Hashable, Sendable {
    /// Begins so many seconds later.
    case delay(Double)

    /// Goes so many times as fast.
    case speed(Double)

    /// Goes on again, there and back if it reverses; without a count, for ever.
    case repetition(count: Int?, autoreverses: Bool)
  }

  private func adjusted(by adjustment: Adjustment) -> Animation {
    var copy = self
    copy.adjustments.append(adjustment)
    return copy
  }
}

extension Animation {
  /// The same some seconds later.
  public func delay(_ delay: Double) -> Animation { adjusted(by: .delay(delay)) }

  /// The same several times as fast.
  public func speed(_ speed: Double) -> Animation { adjusted(by: .speed(speed)) }

  /// The same several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    adjusted(by: .repetition(count: repeatCount, autoreverses: autoreverses))
  }

  /// The same without an end.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    adjusted(by: .repetition(count: nil, autoreverses: autoreverses))
  }
}

extension Animation: CustomStringConvertible {
  /// The curve and its adjustments, as `timing(0.42, 0.0, 1.0, 1.0, duration: 0.35).delay(1.0)`.
  public var description: String {
    ([curve.description] + adjustments.map(\.description)).joined(separator: ".")
  }
}

extension Animation.Curve: CustomStringConvertible {
  /// The curve as it could be written.
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
    }
  }
}

extension Animation.Adjustment: CustomStringConvertible {
  /// The adjustment as it could be written.
  public var description: String {
    switch self {
    case .delay(let seconds): "delay(\(seconds))"
    case .speed(let speed): "speed(\(speed))"
    case .repetition(nil, let autoreverses): "repeatForever(autoreverses: \(autoreverses))"
    case .repetition(let count?, let autoreverses):
      "repeatCount(\(count), autoreverses: \(autoreverses))"
    }
  }
}

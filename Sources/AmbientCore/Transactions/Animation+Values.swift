public import AmbientAnimation

extension Animation {
  /// Returns the part of a change that has happened at the given time.
  ///
  /// - Parameters:
  ///   - value: The whole change: the new value minus the old value.
  ///   - time: The seconds since the beginning.
  ///   - context: The values that the animation keeps, and the environment.
  /// - Returns: The part of the change; nil if the animation is over.
  public func animate<V: VectorArithmetic>(
    value: V,
    time: Double,
    context: inout AnimationContext<V>
  ) -> V? {
    animate(value, time, adjustments[...], &context)
  }

  /// Returns the velocity at the given time; nil if it is unknown.
  ///
  /// - Parameters:
  ///   - value: The whole change.
  ///   - time: The seconds since the beginning.
  ///   - context: The values that the animation keeps, and the environment.
  /// - Returns: The velocity, per second.
  public func velocity<V: VectorArithmetic>(
    value: V,
    time: Double,
    context: AnimationContext<V>
  ) -> V? {
    velocity(value, time, adjustments[...], context)
  }

  /// Returns whether this animation takes over from a running one.
  ///
  /// A spring that is made with `interpolatingSpring` never takes over. Any other spring takes over
  /// if it has no delay and no repetitions. The spring then begins with the current velocity of the
  /// value. A custom animation without adjustments decides for itself. All other animations are
  /// added to the running one.
  ///
  /// - Parameters:
  ///   - previous: The running animation.
  ///   - value: The change of the running animation.
  ///   - time: The seconds since the running animation began.
  ///   - context: The values that the running animation keeps, and the environment.
  /// - Returns: Whether this animation takes over.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: Double,
    context: inout AnimationContext<V>
  ) -> Bool {
    if keepsVelocity { return true }
    guard case .custom(let custom) = curve, adjustments.isEmpty else { return false }
    return custom.base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  /// Whether the animation begins with the current velocity of the value.
  ///
  /// Most springs begin with this velocity. The exceptions are springs with a delay or repetitions,
  /// and springs that are made with `interpolatingSpring`.
  var keepsVelocity: Bool {
    guard case .spring = curve else { return false }
    return adjustments.allSatisfy {
      switch $0 {
      case .speed, .logicalCompletion: true
      case .delay(let seconds): seconds <= 0
      case .repetition: false
      }
    }
  }

  /// The product of the factors of all speed adjustments.
  var totalSpeed: Double {
    adjustments.reduce(1) { result, adjustment in
      if case .speed(let speed) = adjustment { result * speed } else { result }
    }
  }

  /// Returns the seconds from the beginning to the end; nil if they are unknown, and infinity if
  /// the animation never ends.
  func duration<V: VectorArithmetic>(of value: V, in context: AnimationContext<V>) -> Double? {
    duration(value, adjustments[...], context)
  }
}

/// The largest difference between two times that count as equal.
///
/// A host may advance the clock in several steps. Because of rounding errors, the sum of the steps
/// can differ slightly from the time at which an animation ends.
private let timeTolerance = 1e-9

struct InitialVelocityKey<Value: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: Value { .zero }
}

/// The current run of a repeated animation, if the duration of a run is unknown.
///
/// Repetitions can be nested. Each repetition is identified by the number of adjustments inside it.
private struct RepetitionKey: AnimationStateKey {
  static var defaultValue: [Int: Run] { [:] }

  struct Run {
    var index = 0
    var start = 0.0
  }
}

extension Animation {
  private func animate<V: VectorArithmetic>(
    _ value: V,
    _ time: Double,
    _ adjustments: ArraySlice<Adjustment>,
    _ context: inout AnimationContext<V>
  ) -> V? {
    guard let last = adjustments.last else { return curve.animate(value, time, &context) }
    let inner = adjustments.dropLast()
    switch last {
    case .delay(let delay):
      guard time >= delay else { return .zero }
      return animate(value, time - delay, inner, &context)
    case .speed(let speed): return animate(value, time * speed, inner, &context)
    case .logicalCompletion(let seconds):
      var isComplete = context.isLogicallyComplete
      let result = animate(value, time, inner, &context)
      isComplete = isComplete || time >= seconds - timeTolerance
      context.isLogicallyComplete = isComplete
      return result
    case .repetition(let count, let autoreverses):
      let run = run(at: time, of: value, inner, &context)
      if let count, run.index >= count { return nil }
      let wasComplete = context.isLogicallyComplete
      let result = animate(value, time - run.start, inner, &context) ?? value
      let isLast = count.map { run.index >= $0 - 1 } ?? false
      if !isLast { context.isLogicallyComplete = wasComplete }
      return autoreverses && run.index % 2 == 1 ? value - result : result
    }
  }

  private func run<V: VectorArithmetic>(
    at time: Double,
    of value: V,
    _ inner: ArraySlice<Adjustment>,
    _ context: inout AnimationContext<V>
  ) -> RepetitionKey.Run {
    if let duration = duration(value, inner, context) {
      // Runs of duration zero end at once, so the index is larger than any count. The index is also
      // even, so that an endless animation shows the new value: when an animation autoreverses,
      // each run with an odd index ends at the old value.
      guard duration > timeTolerance else { return .init(index: .max - 1, start: 0) }
      guard duration.isFinite else { return .init() }
      let index = max(0, ((time + timeTolerance) / duration).rounded(.down))
      return .init(index: Int(exactly: index) ?? .max, start: index * duration)
    }
    var run = context.state[RepetitionKey.self][inner.count] ?? .init()
    var copy = context
    if animate(value, time - run.start, inner, &copy) == nil {
      run = .init(index: run.index + 1, start: time)
      context.state[RepetitionKey.self][inner.count] = run
    }
    return run
  }

  private func velocity<V: VectorArithmetic>(
    _ value: V,
    _ time: Double,
    _ adjustments: ArraySlice<Adjustment>,
    _ context: AnimationContext<V>
  ) -> V? {
    guard let last = adjustments.last else { return curve.velocity(value, time, context) }
    let inner = adjustments.dropLast()
    switch last {
    case .delay(let delay):
      guard time >= delay else { return .zero }
      return velocity(value, time - delay, inner, context)
    case .speed(let speed):
      return velocity(value, time * speed, inner, context)?.scaled(by: speed)
    case .logicalCompletion: return velocity(value, time, inner, context)
    case .repetition(let count, let autoreverses):
      var copy = context
      let run = run(at: time, of: value, inner, &copy)
      if let count, run.index >= count { return .zero }
      let result = velocity(value, time - run.start, inner, context)
      return autoreverses && run.index % 2 == 1 ? result?.scaled(by: -1) : result
    }
  }

  /// Returns the duration of the animation with only some of its adjustments; nil if unknown.
  ///
  /// - Parameters:
  ///   - value: The change of the animated value.
  ///   - adjustments: The first adjustments of the animation.
  ///   - context: The context of the animation.
  /// - Returns: The seconds.
  func duration<V: VectorArithmetic>(
    _ value: V,
    _ adjustments: ArraySlice<Adjustment>,
    _ context: AnimationContext<V>
  ) -> Double? {
    guard let last = adjustments.last else { return curve.duration(of: value, context) }
    let inner = adjustments.dropLast()
    if case .repetition(nil, _) = last { return .infinity }
    guard let duration = duration(value, inner, context) else { return nil }
    return switch last {
    case .delay(let delay): max(0, delay + duration)
    case .speed(let speed): speed > 0 ? duration / speed : .infinity
    case .logicalCompletion: duration
    // The duration of an endless animation is infinite, and infinity times 0 is not a number.
    case .repetition(let count?, _) where count > 0: duration * Double(count)
    case .repetition: 0
    }
  }
}

extension Animation.Curve {
  /// The timing curve and the duration; nil for a spring and for a custom animation.
  private var timing: (curve: UnitCurve, duration: Double)? {
    switch self {
    case .timing(let x1, let y1, let x2, let y2, let duration):
      (UnitCurve(x1: x1, y1: y1, x2: x2, y2: y2), duration)
    case .unit(let curve, let duration): (curve, duration)
    case .spring, .physicalSpring, .custom: nil
    }
  }

  /// The spring, and its initial velocity as a fraction of the change; nil if this is not a spring.
  private var spring: (spring: Spring, velocity: Double)? {
    switch self {
    case .spring(let duration, let bounce, _):
      (Spring(duration: duration, bounce: bounce), 0)
    case .physicalSpring(let mass, let stiffness, let damping, let velocity):
      (
        Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
        velocity
      )
    case .timing, .unit, .custom: nil
    }
  }

  fileprivate func animate<V: VectorArithmetic>(
    _ value: V,
    _ time: Double,
    _ context: inout AnimationContext<V>
  ) -> V? {
    if let (curve, duration) = timing {
      guard time < duration - timeTolerance else { return nil }
      return value.scaled(by: curve.value(at: time / duration))
    }
    if let (spring, velocity) = spring {
      if time >= spring.duration - timeTolerance { context.isLogicallyComplete = true }
      if let end = duration(of: value, context), time >= end - timeTolerance { return nil }
      let initial = context.initialVelocity(of: value, velocity)
      return spring.value(target: value, initialVelocity: initial, time: time)
    }
    guard case .custom(let custom) = self else { return nil }
    return custom.base.animate(value: value, time: time, context: &context)
  }

  fileprivate func velocity<V: VectorArithmetic>(
    _ value: V,
    _ time: Double,
    _ context: AnimationContext<V>
  ) -> V? {
    if let (curve, duration) = timing {
      guard duration > 0, time < duration else { return .zero }
      return value.scaled(by: curve.velocity(at: time / duration) / duration)
    }
    if let (spring, velocity) = spring {
      let initial = context.initialVelocity(of: value, velocity)
      return spring.velocity(target: value, initialVelocity: initial, time: time)
    }
    guard case .custom(let custom) = self else { return nil }
    return custom.base.velocity(value: value, time: time, context: context)
  }

  func duration<V: VectorArithmetic>(
    of value: V,
    _ context: AnimationContext<V>
  ) -> Double? {
    if let (_, duration) = timing { return max(0, duration) }
    guard let (spring, velocity) = spring else { return nil }
    let initial = context.initialVelocity(of: value, velocity)
    let distance = value.magnitudeSquared.squareRoot()
    let speed = initial.magnitudeSquared.squareRoot()
    // A thousandth of the movement is too small to be seen.
    let epsilon = 0.001 * max(distance, speed * spring.response / (2 * .pi))
    return spring.settlingDuration(target: value, initialVelocity: initial, epsilon: epsilon)
  }
}

extension AnimationContext {
  /// Returns the initial velocity of a spring: the velocity that the context keeps, plus a fraction
  /// of the change.
  fileprivate func initialVelocity(of value: Value, _ fraction: Double) -> Value {
    state[InitialVelocityKey<Value>.self] + value.scaled(by: fraction)
  }
}

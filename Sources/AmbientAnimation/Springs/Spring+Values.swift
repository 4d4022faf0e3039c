import AmbientPlatform

extension Spring {
  /// Returns the value at a time in a movement from zero to a target.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - initialVelocity: The velocity at the beginning, per second.
  ///   - time: The seconds since the beginning.
  /// - Returns: The value.
  public func value<V: VectorArithmetic>(
    target: V,
    initialVelocity: V = .zero,
    time: Double
  ) -> V {
    let response = response(at: time)
    return target.scaled(by: 1 - response.distance) + initialVelocity.scaled(by: response.push)
  }

  /// Returns the velocity at a time in a movement from zero to a target.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - initialVelocity: The velocity at the beginning, per second.
  ///   - time: The seconds since the beginning.
  /// - Returns: The velocity, per second.
  public func velocity<V: VectorArithmetic>(
    target: V,
    initialVelocity: V = .zero,
    time: Double
  ) -> V {
    let response = response(at: time)
    return target.scaled(by: -response.distanceSpeed)
      + initialVelocity.scaled(by: response.pushSpeed)
  }

  /// Moves a value toward a target for some time.
  ///
  /// - Parameters:
  ///   - value: The current value. The call replaces it with the value after `deltaTime`.
  ///   - velocity: The current velocity, per second. The call replaces it with the velocity after
  ///     `deltaTime`.
  ///   - target: The target.
  ///   - deltaTime: The seconds that pass.
  public func update<V: VectorArithmetic>(
    value: inout V,
    velocity: inout V,
    target: V,
    deltaTime: Double
  ) {
    let distance = target - value
    let moved = self.value(target: distance, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: distance, initialVelocity: velocity, time: deltaTime)
    value += moved
  }

  /// Returns the force on the object at the end of the spring.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - position: The current value.
  ///   - velocity: The current velocity, per second.
  /// - Returns: The force of the spring and of the damping.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Returns the seconds after which a value stays near its target.
  ///
  /// - Parameters:
  ///   - target: The target of a movement from zero.
  ///   - initialVelocity: The velocity at the beginning, per second.
  ///   - epsilon: The distance from the target that counts as near.
  /// - Returns: The time in seconds; infinite for a spring without damping, and if `epsilon` is not
  ///   greater than 0.
  public func settlingDuration<V: VectorArithmetic>(
    target: V,
    initialVelocity: V = .zero,
    epsilon: Double
  ) -> Double {
    settlingDuration(
      distance: target.magnitudeSquared.squareRoot(),
      speed: initialVelocity.magnitudeSquared.squareRoot(),
      epsilon: epsilon
    )
  }

  /// Returns the value at a time in a movement between two values.
  ///
  /// - Parameters:
  ///   - fromValue: The value at the beginning.
  ///   - toValue: The target.
  ///   - initialVelocity: The velocity at the beginning, per second.
  ///   - time: The seconds since the beginning.
  /// - Returns: The value.
  public func value<V: Animatable>(
    fromValue: V,
    toValue: V,
    initialVelocity: V,
    time: Double
  ) -> V {
    var result = toValue
    result.animatableData =
      fromValue.animatableData
      + value(
        target: toValue.animatableData - fromValue.animatableData,
        initialVelocity: initialVelocity.animatableData,
        time: time
      )
    return result
  }

  /// Returns the velocity at a time in a movement between two values.
  ///
  /// - Parameters:
  ///   - fromValue: The value at the beginning.
  ///   - toValue: The target.
  ///   - initialVelocity: The velocity at the beginning, per second.
  ///   - time: The seconds since the beginning.
  /// - Returns: The velocity, per second.
  public func velocity<V: Animatable>(
    fromValue: V,
    toValue: V,
    initialVelocity: V,
    time: Double
  ) -> V {
    var result = toValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData,
      time: time
    )
    return result
  }
}

extension Spring {
  /// The factors that determine a movement at a given time.
  ///
  /// The displacement from the target is `distance` times the initial displacement, plus `push`
  /// times the initial velocity. `distanceSpeed` and `pushSpeed` are the changes of these factors
  /// per second.
  private struct Response {
    var distance: Double
    var push: Double
    var distanceSpeed: Double
    var pushSpeed: Double
  }

  private func response(at time: Double) -> Response {
    let (ratio, frequency) = (dampingRatio, frequency)
    if abs(ratio - 1) < 1e-9 {
      let decay = ambient_exp(-frequency * time)
      return Response(
        distance: decay * (1 + frequency * time),
        push: decay * time,
        distanceSpeed: -decay * frequency * frequency * time,
        pushSpeed: decay * (1 - frequency * time)
      )
    }
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let rate = ratio * frequency
      let decay = ambient_exp(-rate * time)
      let (sine, cosine) = (ambient_sin(damped * time), ambient_cos(damped * time))
      return Response(
        distance: decay * (cosine + rate / damped * sine),
        push: decay * sine / damped,
        distanceSpeed: -decay * frequency * frequency / damped * sine,
        pushSpeed: decay * (cosine - rate / damped * sine)
      )
    }
    let root = (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-frequency * (ratio - root), -frequency * (ratio + root))
    let (slowDecay, fastDecay) = (ambient_exp(slow * time), ambient_exp(fast * time))
    return Response(
      distance: (slow * fastDecay - fast * slowDecay) / (slow - fast),
      push: (slowDecay - fastDecay) / (slow - fast),
      distanceSpeed: slow * fast * (fastDecay - slowDecay) / (slow - fast),
      pushSpeed: (slow * slowDecay - fast * fastDecay) / (slow - fast)
    )
  }

  /// Returns a time after which the distance from the target no longer exceeds `epsilon`.
  private func settlingDuration(distance: Double, speed: Double, epsilon: Double) -> Double {
    guard distance > 0 || speed > 0 else { return 0 }
    guard damping > 0, epsilon > 0 else { return .infinity }
    let (ratio, frequency) = (dampingRatio, frequency)
    if ratio < 1 - 1e-9 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let second = (speed + ratio * frequency * distance) / damped
      let amplitude = (distance * distance + second * second).squareRoot()
      return max(0, ambient_log(amplitude / epsilon) / (ratio * frequency))
    }
    var low = 1 / frequency
    var high = 2 * low
    func isNear(_ time: Double) -> Bool {
      let response = response(at: time)
      return abs(response.distance) * distance + abs(response.push) * speed <= epsilon
    }
    // The spring does not oscillate. Therefore the sum in `isNear` never grows after the time
    // `1 / frequency`, and the search can begin at this time.
    if isNear(low) { return low }
    while !isNear(high), high < 1e6 { (low, high) = (high, 2 * high) }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if isNear(middle) { high = middle } else { low = middle }
    }
    return high
  }
}

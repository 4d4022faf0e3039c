import AmbientAnimation

/// The movement of a value through keyframes.
struct KeyframePath<Value: Animatable> {
  fileprivate typealias Data = Value.AnimatableData

  private let initial: Value
  private var segments: [Segment] = []

  /// The seconds from the beginning to the last keyframe.
  private(set) var duration = 0.0

  fileprivate struct Segment {
    let start: Double
    let duration: Double
    let from: Data
    let target: Data
    let movement: Movement
  }

  fileprivate enum Movement {
    case linear(UnitCurve)
    case cubic(Data, Data)
    case spring(Spring, Data)
  }

  init(from initial: Value, through keyframes: [_Keyframe<Value>]) {
    self.initial = initial
    var (value, velocity) = (initial.animatableData, Data.zero)
    for (index, keyframe) in keyframes.enumerated() {
      let target = keyframe.target.animatableData
      let next = keyframes.dropFirst(index + 1).first
      let movement: Movement
      var length = max(keyframe.duration ?? 0, 0)
      switch keyframe.path {
      case .move: (movement, length) = (.linear(.linear), 0)
      case .linear(let curve): movement = .linear(curve)
      case .cubic(let start, let end):
        let end = end ?? Self.velocity(from: value, through: keyframe, next)
        movement = .cubic(start ?? velocity, end)
      case .spring(let spring, let start):
        let start = start ?? velocity
        movement = .spring(spring, start)
        if keyframe.duration == nil {
          let distance = target - value
          length = spring.settlingDuration(
            target: distance,
            initialVelocity: start,
            epsilon: 0.001 * max(distance.magnitudeSquared.squareRoot(), 1e-9)
          )
          length = length.isFinite ? length : spring.duration
        }
      }
      let segment = Segment(
        start: duration,
        duration: length,
        from: value,
        target: target,
        movement: movement
      )
      segments.append(segment)
      duration += length
      value = segment.end
      velocity = segment.endVelocity
    }
  }

  /// Returns the velocity at the end of a cubic keyframe.
  ///
  /// The result is zero if no cubic keyframe follows. If the next keyframe is cubic and sets a
  /// start velocity, the result is this velocity. If it sets no start velocity, the result is the
  /// mean velocity from the beginning of `keyframe` to the end of `next`.
  private static func velocity(
    from value: Data,
    through keyframe: _Keyframe<Value>,
    _ next: _Keyframe<Value>?
  ) -> Data {
    guard let next, case .cubic(let start, _) = next.path else { return .zero }
    if let start { return start }
    let time = max(keyframe.duration ?? 0, 0) + max(next.duration ?? 0, 0)
    guard time > 0 else { return .zero }
    return (next.target.animatableData - value).scaled(by: 1 / time)
  }

  /// Returns the value at a time; after the end, the last value.
  func value(at time: Double) -> Value {
    var result = initial
    // The current segment is the last segment that has begun. If a `MoveKeyframe` follows a
    // segment, the end of that segment is never shown.
    guard let segment = segments.last(where: { $0.start <= time }) else { return result }
    result.animatableData = segment.value(at: time - segment.start)
    return result
  }
}

extension KeyframePath.Segment {
  /// The value at the end of the segment.
  ///
  /// This value differs from `target` if the duration is too short for a spring to settle.
  var end: Value.AnimatableData {
    guard case .spring(let spring, let velocity) = movement else { return target }
    let moved = spring.value(target: target - from, initialVelocity: velocity, time: duration)
    let rest = target - from - moved
    // If the remaining distance is too small to be seen, the spring has settled.
    let isSettled = rest.magnitudeSquared <= 1.1e-6 * (target - from).magnitudeSquared
    return isSettled ? target : from + moved
  }

  var endVelocity: Value.AnimatableData {
    switch movement {
    case .linear(let curve):
      duration > 0 ? (target - from).scaled(by: curve.velocity(at: 1) / duration) : .zero
    case .cubic(_, let velocity): velocity
    case .spring(let spring, let velocity):
      end == target
        ? .zero
        : spring.velocity(target: target - from, initialVelocity: velocity, time: duration)
    }
  }

  func value(at time: Double) -> Value.AnimatableData {
    guard time < duration else { return end }
    switch movement {
    case .linear(let curve):
      return from + (target - from).scaled(by: curve.value(at: time / duration))
    case .spring(let spring, let velocity):
      return from + spring.value(target: target - from, initialVelocity: velocity, time: time)
    case .cubic(let start, let end):
      // A cubic Hermite curve.
      let t = time / duration
      let (t2, t3) = (t * t, t * t * t)
      return from.scaled(by: 2 * t3 - 3 * t2 + 1) + target.scaled(by: 3 * t2 - 2 * t3)
        + start.scaled(by: duration * (t3 - 2 * t2 + t)) + end.scaled(by: duration * (t3 - t2))
    }
  }
}

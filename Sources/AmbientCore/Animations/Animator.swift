import AmbientAnimation
import AmbientEnvironment

/// The animation of one change of a value, with the data that the animation needs.
struct AnimatedChange {
  let animation: Animation

  /// The time of the change, in seconds.
  let time: Double

  /// The environment of the animated view.
  let environment: EnvironmentValues

  /// The actions that wait for the end of the animation.
  let completions: [AnimationCompletion]
}

/// A value that moves to its target over time.
///
/// Each running animation contributes one part of the movement. Therefore the value does not jump
/// when the target changes during an animation.
struct Animator<Value: VectorArithmetic> {
  /// The value at the end of all animations.
  private(set) var target: Value

  /// The actions whose animations have ended, or count as complete, since the last call of
  /// `takeEnded()`.
  private var ended: [AnimationCompletion] = []

  private var layers: [Layer] = []

  /// One running animation.
  private struct Layer {
    var animation: Animation
    var change: Value
    var start: Double
    var context: AnimationContext<Value>
    var completions: [AnimationCompletion]

    /// Whether the animation never ends by itself.
    var isEndless: Bool { animation.duration(of: change, in: context) == .infinity }
  }

  init(_ value: Value) { target = value }

  var isIdle: Bool { layers.isEmpty }

  /// Sets a new target without an animation, and ends all animations.
  mutating func jump(to new: Value) {
    target = new
    for layer in layers { ended += layer.completions }
    layers = []
  }

  /// Moves the target to `new`.
  ///
  /// The value moves by the same distance, and the animations go on.
  mutating func shift(to new: Value) { target = new }

  /// Sets a new target, and starts an animation to it.
  mutating func move(to new: Value, _ change: AnimatedChange) {
    let distance = new - target
    let context = AnimationContext<Value>(environment: change.environment)
    for completion in change.completions { completion.await() }
    var layer = Layer(
      animation: change.animation,
      change: distance,
      start: change.time,
      context: context,
      completions: change.completions
    )
    if change.animation.keepsVelocity || layers.contains(where: { $0.isEndless }) {
      if !layers.isEmpty {
        let velocity = velocity(at: change.time)
        layer.change = new - value(at: change.time)
        if change.animation.keepsVelocity {
          let speed = change.animation.totalSpeed
          layer.context.state[InitialVelocityKey<Value>.self] = velocity.scaled(by: 1 / speed)
        }
        layer.completions = layers.flatMap(\.completions) + layer.completions
      }
      layers = [layer]
    } else if !mergeIntoLast(layer) {
      layers.append(layer)
    }
    target = new
  }

  /// Merges `layer` into the last layer if `shouldMerge` of the new animation returns true.
  ///
  /// - Returns: Whether `layer` was merged.
  private mutating func mergeIntoLast(_ layer: Layer) -> Bool {
    guard var last = layers.popLast() else { return false }
    let takesOver = layer.animation.shouldMerge(
      previous: last.animation,
      value: last.change,
      time: layer.start - last.start,
      context: &last.context
    )
    if takesOver {
      last.animation = layer.animation
      last.change += layer.change
      last.completions += layer.completions
    }
    layers.append(last)
    return takesOver
  }

  /// Returns the value at the given time, and ends the animations that are over.
  mutating func value(at time: Double) -> Value {
    var result = target
    var running: [Layer] = []
    for var layer in layers {
      layer.context.isLogicallyComplete = false
      let part = layer.animation.animate(
        value: layer.change,
        time: time - layer.start,
        context: &layer.context
      )
      if let part {
        result -= layer.change - part
        if layer.context.isLogicallyComplete {
          ended += layer.completions.filter { $0.criteria == .logicallyComplete }
          layer.completions.removeAll { $0.criteria == .logicallyComplete }
        }
        running.append(layer)
      } else {
        ended += layer.completions
      }
    }
    layers = running
    return result
  }

  /// Returns the velocity at the given time, per second.
  func velocity(at time: Double) -> Value {
    var result = Value.zero
    for layer in layers {
      let velocity = layer.animation.velocity(
        value: layer.change,
        time: time - layer.start,
        context: layer.context
      )
      if let velocity { result += velocity }
    }
    return result
  }

  /// Returns the next time, `time` or later, at which an animation ends or counts as complete.
  ///
  /// If the duration of an animation is unknown, the result is the time of the next frame. The
  /// result is infinity if no animation is running. `frame` is the time between two frames, in
  /// seconds.
  func deadline(after time: Double, frame: Double) -> Double {
    var earliest = Double.infinity
    for layer in layers {
      guard let end = layer.animation.duration(of: layer.change, in: layer.context) else {
        return time + frame
      }
      earliest = min(earliest, max(layer.start + end, time))
      if layer.completions.contains(where: { $0.criteria == .logicallyComplete }) {
        let complete =
          layer.start
          + layer.animation.logicalDuration(of: layer.change, end: end, in: layer.context)
        if complete > time { earliest = min(earliest, complete) }
      }
    }
    return earliest
  }

  /// Returns and forgets the actions whose animations have ended or count as complete.
  mutating func takeEnded() -> [AnimationCompletion] {
    defer { ended = [] }
    return ended
  }
}

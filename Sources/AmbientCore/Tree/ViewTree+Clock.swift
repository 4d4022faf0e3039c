import AmbientGraph

extension TreeState {
  /// Advances the clock, runs the actions that become due, and continues the animations.
  ///
  /// - Parameter time: The new time, in seconds.
  package func advanceClock(to time: Double) {
    while let alarm = clock.takeAlarm(until: time) { graph.own(alarm) }
    if let animations = animationsIfUsed, !animations.isEmpty {
      graph.own { animations.step(to: clock.time, in: self) }
    }
  }
}

extension ViewTree {
  /// The time of the tree's clock in seconds; zero until the host advances it.
  public var time: Double { state[TreeClock.self]?.time ?? 0 }

  /// Whether the tree plays animations on its clock; false by default.
  ///
  /// A host sets the property before the first ``settle()``. If the property is false, changes show
  /// their final values at once, and ``onAnimation`` reports the animations to the host.
  ///
  /// - Invalidation: At each step of the clock, animated elements change. The body of a view or
  ///   modifier runs at each step if its `animatableData` is animated. While nothing is animated,
  ///   no additional work is done.
  public var runsAnimations: Bool {
    get { state.runsAnimations }
    set { state.runsAnimations = newValue }
  }

  /// The time at which the tree has something to do next; nil if it waits for nothing.
  ///
  /// While something is animated, this is the time of the next frame, or an earlier time.
  public var nextDeadline: Double? {
    let alarm = state[TreeClock.self]?.nextAlarm
    guard let animations = state.animationsIfUsed, !animations.isEmpty else { return alarm }
    return min(alarm ?? .infinity, time + Self.frameDuration)
  }

  /// The next time to which the host must advance the clock; nil if no alarm is set and no
  /// animation runs.
  ///
  /// At this time, an alarm is due or an animation ends. If the end of an animation is unknown,
  /// this is the time of the next frame. The host may skip all earlier frames.
  package var nextExactDeadline: Double? {
    let alarm = state[TreeClock.self]?.nextAlarm
    let end = state.animationsIfUsed?.deadline(after: time, frame: Self.frameDuration)
    guard alarm != nil || end != nil else { return nil }
    return min(alarm ?? .infinity, end ?? .infinity)
  }

  package static let frameDuration = 1.0 / 60

  /// Advances the tree's clock, and does the work that becomes due, such as the end of a long
  /// press.
  ///
  /// Afterward, the host calls ``settle()``.
  ///
  /// - Parameter time: The new time in seconds. The clock does not move to an earlier time.
  /// - Complexity: O(*n* + *m*) for *n* actions that become due and *m* running animations.
  public func advance(to time: Double) {
    handlingEvent { state.advanceClock(to: time) }
  }
}

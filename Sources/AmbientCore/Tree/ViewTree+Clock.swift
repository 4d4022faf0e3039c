import AmbientGraph
package import AmbientHosting

extension TreeState {
  /// Runs an action of an element, which may write state.
  ///
  /// - Parameters:
  ///   - element: The element. The values that its view captured for `@Dependency` apply.
  ///   - action: The action.
  package func perform(for element: Element, _ action: () -> Void) {
    guard let node = element.node, !node.isRetired else { return graph.own(action) }
    graph.own { node.scope.withTaskScope(action) }
  }

  /// Advances the clock, and runs the actions that become due.
  package func advanceClock(to time: Double) {
    while let alarm = clock.takeAlarm(until: time) { graph.own(alarm) }
  }
}

extension ViewTree {
  /// The time of the tree's clock in seconds; zero until the host advances it.
  public var time: Double { state[TreeClock.self]?.time ?? 0 }

  /// The time at which the tree has something to do next; nil if it waits for nothing.
  public var nextDeadline: Double? { state[TreeClock.self]?.nextAlarm }

  /// Advances the tree's clock, and does what becomes due, such as the end of a long press.
  ///
  /// Afterwards, the host calls ``settle()``.
  ///
  /// - Parameter time: The new time in seconds. An earlier time than the current one has no effect.
  /// - Complexity: O(n) in the number of actions that become due.
  public func advance(to time: Double) {
    handlingEvent { state.advanceClock(to: time) }
  }

  /// Runs the work of an event: what waits for the end of the event runs when the tree settles.
  func handlingEvent<Result>(_ work: () -> Result) -> Result {
    EventEnd.eventsInProgress += 1
    defer { EventEnd.eventsInProgress -= 1 }
    let result = work()
    state.graph.announcements.storesDidFinish()
    return result
  }
}

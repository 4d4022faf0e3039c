/// The clock of a tree: it stands still until the host advances it.
@MainActor
package final class TreeClock {
  /// The current time in seconds.
  package private(set) var time = 0.0

  private var alarms: [Alarm] = []

  private struct Alarm {
    let time: Double
    let action: @MainActor () -> Void
  }

  nonisolated init() {}

  var nextAlarm: Double? { alarms.first?.time }

  /// Sets an alarm; alarms of the same time go off in the order in which they were set.
  ///
  /// - Parameters:
  ///   - time: The time of the alarm. If this time has passed, the alarm goes off at the next
  ///     advance.
  ///   - action: The action. It may write state; the host settles afterward.
  package func setAlarm(at time: Double, _ action: @escaping @MainActor () -> Void) {
    let index = alarms.firstIndex { $0.time > time } ?? alarms.endIndex
    alarms.insert(Alarm(time: time, action: action), at: index)
  }

  /// Moves the clock to the next alarm that is due by the given time, and removes that alarm.
  ///
  /// - Returns: The action of the alarm. If no alarm is due, the result is nil, and the clock shows
  ///   the given time.
  func takeAlarm(until time: Double) -> (@MainActor () -> Void)? {
    guard let first = alarms.first, first.time <= time else {
      self.time = max(self.time, time)
      return nil
    }
    alarms.removeFirst()
    self.time = max(self.time, first.time)
    return first.action
  }
}

extension TreeState {
  package var clock: TreeClock {
    if let clock = self[TreeClock.self] { return clock }
    let clock = TreeClock()
    self[TreeClock.self] = clock
    return clock
  }
}

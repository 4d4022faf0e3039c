public import AmbientCore
import AmbientGraph
public import Foundation

/// The date that the clock of a tree shows, for texts that follow the clock.
///
/// A text that depends on the time reads an input. When the text has to change, an alarm of the
/// clock writes the input. Only the texts that change are therefore described again.
@MainActor
final class DateClock {
  private let clock: TreeClock
  private let graph: Graph

  /// The date that the tree's clock shows at time zero.
  private let start: Input<Date>

  private var isSet = false

  /// The inputs that texts read: one for each time at which texts change.
  ///
  /// The key is this time on the tree's clock, in seconds.
  private var changes: [Double: Input<Bool>] = [:]

  /// The written inputs whose readers have not run yet.
  ///
  /// If an input were released before its readers run, the readers would not run.
  private var past: [Input<Bool>] = []

  private init(_ tree: TreeState) {
    clock = tree.clock
    graph = tree.sharedGraph
    start = Input(Date(timeIntervalSinceNow: -tree.clock.time), in: graph)
  }

  /// Returns the date clock of a tree; the first call for a tree creates the clock.
  static func of(_ tree: TreeState) -> DateClock {
    if let clock = tree[DateClock.self] { return clock }
    let clock = DateClock(tree)
    tree[DateClock.self] = clock
    return clock
  }

  /// The current date.
  ///
  /// This is the date of the system until the host advances the clock or the program sets the date.
  var now: Date {
    get {
      if clock.time == 0, !isSet { return Date() }
      return start.value.addingTimeInterval(clock.time)
    }
    set {
      isSet = true
      start.set(newValue.addingTimeInterval(-clock.time))
    }
  }

  /// Returns the current date.
  ///
  /// The current reader runs again when the program sets the date.
  ///
  /// - Parameter clockStart: The date at which the clock shows zero, from the environment. After
  ///   the program has set the date of the tree, this parameter has no effect.
  /// - Returns: The date.
  func readNow(_ clockStart: Date?) -> Date {
    _ = start.read()
    guard let clockStart, !isSet else { return now }
    return clockStart.addingTimeInterval(clock.time)
  }

  /// Returns the date at which the clock shows zero; nil if the program has not set the date of the
  /// tree.
  ///
  /// The current reader runs again when the program sets the date.
  func readSetStart() -> Date? {
    let date = start.read()
    return isSet ? date : nil
  }

  /// Makes the current reader run again after some time.
  ///
  /// - Parameter delay: The time in seconds.
  func readAgain(after delay: Double) {
    past.removeAll { !$0.hasReaders }
    // The time is rounded, so that texts that change at the same time share an input despite
    // rounding errors.
    let time = ((clock.time + delay) * 10_000 - 0.001).rounded(.up) / 10_000
    if let change = changes[time] {
      _ = change.read()
      return
    }
    let change = Input(false, in: graph)
    _ = change.read()
    changes[time] = change
    clock.setAlarm(at: time) { [weak self] in
      self?.changes[time] = nil
      self?.past.append(change)
      change.set(true)
    }
  }
}

extension ViewTree {
  /// The date that the tree's clock shows.
  ///
  /// Timelines and texts such as `Text(date, style: .timer)` follow the clock. The property is the
  /// date of the system until the host advances the clock or the program sets the date. A test can
  /// set the date:
  ///
  /// ```swift
  /// let host = TestHost { Countdown(to: launch) }
  /// host.viewTree.date = launch.addingTimeInterval(-90)
  /// host.settle()
  /// ```
  ///
  /// - Invalidation: When the date is set, all texts that follow the clock are described again, and
  ///   the content of each `TimelineView` is built again. No other body runs.
  public var date: Date {
    get { dateClock.now }
    set { sharedState.sharedGraph.own { dateClock.now = newValue } }
  }

  private var dateClock: DateClock { DateClock.of(sharedState) }
}

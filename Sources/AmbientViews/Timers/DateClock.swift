public import AmbientCore
import AmbientGraph
public import Foundation

/// The date that the clock of a tree shows, for texts that follow it.
///
/// A text that depends on the time reads an input that is written at the date of its next change.
/// So only the texts that change are described again.
@MainActor
final class DateClock {
  private let clock: TreeClock
  private let graph: Graph

  /// The date at the time zero of the clock.
  private let start: Input<Date>

  /// Whether the program has set the date.
  private var isSet = false

  /// The inputs of the changes that texts wait for, by the time of the clock in seconds.
  private var changes: [Double: Input<Bool>] = [:]

  /// The inputs of changes that have come, until their readers have run.
  ///
  /// The readers would not run if their input were released before.
  private var past: [Input<Bool>] = []

  private init(_ tree: TreeState) {
    clock = tree.clock
    graph = tree.sharedGraph
    start = Input(Date(timeIntervalSinceNow: -tree.clock.time), in: graph)
  }

  /// The clock of a tree, made at its first use.
  static func of(_ tree: TreeState) -> DateClock {
    if let clock = tree[DateClock.self] { return clock }
    let clock = DateClock(tree)
    tree[DateClock.self] = clock
    return clock
  }

  /// The current date.
  ///
  /// Until the host advances the clock, this is the date of the system.
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

  /// Returns the current date, and makes the date that the program sets a dependency.
  func readNow() -> Date {
    _ = start.read()
    return now
  }

  /// Makes the current reader run again after some time.
  ///
  /// - Parameter delay: The time in seconds.
  func readAgain(after delay: Double) {
    past.removeAll { !$0.hasReaders }
    // Texts with the same change share an input, despite rounding errors.
    let time = ((clock.time + delay) * 10_000).rounded(.up) / 10_000
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
  /// The date that the tree's clock shows, which texts such as `Text(date, style: .timer)` follow.
  ///
  /// Until the host advances the clock, it is the date of the system. The date of a test can be
  /// set:
  ///
  /// ```swift
  /// let host = TestHost { Countdown(to: launch) }
  /// host.viewTree.date = launch.addingTimeInterval(-90)
  /// host.settle()
  /// ```
  ///
  /// - Invalidation: When the date is set, all texts that follow the clock are described again. No
  ///   body runs.
  public var date: Date {
    get { dateClock.now }
    set { sharedState.sharedGraph.own { dateClock.now = newValue } }
  }

  private var dateClock: DateClock { DateClock.of(sharedState) }
}

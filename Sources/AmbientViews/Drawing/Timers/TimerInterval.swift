import AmbientCore
public import Foundation

extension Text {
  /// Creates a text that shows the remaining or the elapsed time of an interval.
  ///
  /// ```swift
  /// Text(timerInterval: start...start.addingTimeInterval(90))   // "1:30", "1:29", …, "0:00"
  /// ```
  ///
  /// - Parameters:
  ///   - timerInterval: The interval. Before and after the interval, the timer stands still.
  ///   - pauseTime: The date at which the timer stops; nil if it runs to the end.
  ///   - countsDown: Whether the text shows the remaining time instead of the elapsed time.
  ///   - showsHours: Whether 60 minutes are shown as an hour.
  /// - Invalidation: While the timer runs, the element of the text is described again each second.
  ///   The clock of the tree measures the seconds. No body runs.
  public init(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      deferred: TimerArgument(
        timer: TimerInterval(
          interval: timerInterval,
          pauseTime: pauseTime,
          countsDown: countsDown
        ),
        showsHours: showsHours
      )
    )
  }
}

/// The interval of a timer, the date at which the timer stops early, and the counting direction.
struct TimerInterval: Equatable {
  let interval: ClosedRange<Date>
  var pauseTime: Date?
  let countsDown: Bool

  /// Returns whether the timer can still change; also true before the interval begins.
  func isRunning(at now: Date) -> Bool {
    now < interval.upperBound && pauseTime.map { now < $0 } ?? true
  }

  /// Returns `now`, limited to the pause time and to the interval.
  func shownDate(at now: Date) -> Date {
    min(max(min(now, pauseTime ?? now), interval.lowerBound), interval.upperBound)
  }

  func distance(at now: Date) -> TimeDistance {
    let end = countsDown ? interval.upperBound : interval.lowerBound
    return TimeDistance(to: end, from: shownDate(at: now))
  }

  /// Returns the time, in seconds, until the shown time changes; nil if the timer has ended or is
  /// paused.
  func nextChange(at now: Date) -> Double? {
    guard isRunning(at: now) else { return nil }
    let wait = max(0, interval.lowerBound.timeIntervalSince(now))
    return wait + distance(at: now).nextChange(unit: 1)
  }
}

/// A value that a text shows as the digits of a timer.
private struct TimerArgument: DeferredString {
  let timer: TimerInterval
  let showsHours: Bool

  var isLive: Bool { true }

  func string(in environment: EnvironmentValues) -> String {
    let moment = environment.liveMoment
    let now = moment?.now ?? Date()
    timer.nextChange(at: now).map { moment?.changes(after: $0) }
    return timer.distance(at: now).digits(showsHours: showsHours, in: environment.chosenLocale)
  }
}

public import Foundation

/// A series of dates at which a ``TimelineView`` changes.
///
/// ```swift
/// struct Quarters: TimelineSchedule {
///   func entries(from start: Date, mode: TimelineScheduleMode) -> [Date] {
///     (0..<4).map { start.addingTimeInterval(Double($0) * 900) }
///   }
/// }
/// ```
public protocol TimelineSchedule {
  /// The type of the series.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// How often a view may change.
  typealias Mode = TimelineScheduleMode

  /// Returns the dates, the earliest first.
  ///
  /// - Parameters:
  ///   - startDate: The date at which the view appears. The first entry should not be after this
  ///     date.
  ///   - mode: How often the view may change.
  /// - Returns: The dates; the series may have no end.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a timeline may change.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// The timeline may change at any time. ``TimelineView`` always uses this mode.
  case normal
  /// The timeline should change about once in a minute.
  case lowFrequency
}

/// Dates at regular intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: Double

  /// The dates of the schedule, in a sequence without an end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: Double
    fileprivate var index: Double

    /// Returns the next date.
    public mutating func next() -> Date? {
      defer { index += 1 }
      return start.addingTimeInterval(index * interval)
    }
  }

  /// Creates a periodic timeline schedule.
  ///
  /// - Parameters:
  ///   - startDate: The first date.
  ///   - interval: The seconds between two dates; greater than 0.
  public init(from startDate: Date, by interval: Double) {
    start = startDate
    self.interval = Swift.max(interval, 1e-3)
  }

  /// Returns the dates of the schedule, beginning with the last date at or before a given date.
  ///
  /// - Parameters:
  ///   - startDate: The given date. If this date is before the first date of the schedule, the
  ///     result begins with the first date.
  ///   - mode: Accepted without effect.
  /// - Returns: The dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = startDate.timeIntervalSince(start) / interval
    let index = Swift.max(0, (passed + 1e-9).rounded(.down))
    return Entries(start: start, interval: interval, index: index)
  }
}

/// The start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates of the schedule, in a sequence without an end.
  public typealias Entries = PeriodicTimelineSchedule.Entries

  /// Creates a schedule with one date per minute.
  public init() {}

  /// Returns the start of the minute that contains a date, and the start of every later minute.
  ///
  /// - Parameters:
  ///   - startDate: The date.
  ///   - mode: Accepted without effect.
  /// - Returns: The dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let origin = Date(timeIntervalSinceReferenceDate: 0)
    let minutes = (startDate.timeIntervalSince(origin) / 60).rounded(.down)
    return Entries(start: origin, interval: 60, index: minutes)
  }
}

/// Dates from a sequence.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates an explicit timeline schedule.
  ///
  /// - Parameter dates: The dates, the earliest first.
  public init(_ dates: Entries) { self.dates = dates }

  /// Returns the dates.
  ///
  /// - Parameters:
  ///   - startDate: Accepted without effect.
  ///   - mode: Accepted without effect.
  /// - Returns: All dates of the schedule.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// The times of the frames of an animation.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: Double
  private let isPaused: Bool

  /// The dates of the schedule.
  ///
  /// Only a paused schedule has a last date.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: Double
    fileprivate let isPaused: Bool
    fileprivate var index = 0.0

    /// Returns the next date; nil after the first date of a paused schedule.
    public mutating func next() -> Date? {
      defer { index += 1 }
      if isPaused, index > 0 { return nil }
      return start.addingTimeInterval(index * interval)
    }
  }

  /// Creates an animation timeline schedule.
  ///
  /// - Parameters:
  ///   - minimumInterval: The seconds between two frames; nil for a sixtieth of a second.
  ///   - paused: Whether the schedule has only one date.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = Swift.max(minimumInterval ?? 1.0 / 60, 1.0 / 240)
    isPaused = paused
  }

  /// Returns the times of the frames, beginning with a given date.
  ///
  /// If the schedule is paused, the result is only the given date.
  ///
  /// - Parameters:
  ///   - startDate: The given date.
  ///   - mode: How often the view may change. In the mode `lowFrequency`, two frames are at
  ///     least one second apart.
  /// - Returns: The dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let interval = mode == .lowFrequency ? Swift.max(interval, 1) : interval
    return Entries(start: startDate, interval: interval, isPaused: isPaused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule of dates at regular intervals.
  ///
  /// - Parameters:
  ///   - startDate: The first date.
  ///   - interval: The seconds between two dates.
  /// - Returns: The schedule.
  public static func periodic(from startDate: Date, by interval: Double) -> Self {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The start of every minute.
  public static var everyMinute: Self { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// The times at which the frames of an animation are shown.
  public static var animation: Self { AnimationTimelineSchedule() }

  /// Returns a schedule of the times at which the frames of an animation are shown.
  ///
  /// - Parameters:
  ///   - minimumInterval: The seconds between two frames; nil for a sixtieth of a second.
  ///   - paused: Whether the schedule has only one date.
  /// - Returns: The schedule.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Returns a schedule of the dates in a sequence.
  ///
  /// - Parameter dates: The dates, the earliest first.
  /// - Returns: The schedule.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

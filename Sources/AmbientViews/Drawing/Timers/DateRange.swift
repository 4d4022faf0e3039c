import AmbientCore
import AmbientFoundation
public import Foundation

extension Text {
  /// Creates a text that shows a range of dates, such as `9:30 – 11:00 AM`.
  ///
  /// If both dates are on one day, the text shows only their times.
  ///
  /// - Parameter dates: The dates. The environment determines the locale, the calendar and the
  ///   time zone.
  public init(_ dates: ClosedRange<Date>) {
    self.init(deferred: DateRangeArgument(start: dates.lowerBound, end: dates.upperBound))
  }

  /// Creates a text that shows an interval of dates, such as `9:30 – 11:00 AM`.
  ///
  /// If both dates are on one day, the text shows only their times.
  ///
  /// - Parameter interval: The interval. The environment determines the locale, the calendar and
  ///   the time zone.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
}

private struct DateRangeArgument: DeferredString {
  let start: Date
  let end: Date

  func string(in environment: EnvironmentValues) -> String {
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    return Date.IntervalFormatStyle(
      date: calendar.isDate(start, inSameDayAs: end) ? .omitted : .abbreviated,
      time: .shortened,
      locale: environment.chosenLocale ?? .autoupdatingCurrent,
      calendar: calendar,
      timeZone: environment.timeZone
    )
    .format(start..<end)
  }
}

public import Foundation

extension SystemFormatStyle {
  /// Writes the elapsed or the remaining time of an interval, as in "1:30".
  public struct Timer: DiscreteFormatStyle, Sendable {
    private let start: Date
    private let end: Date
    private let countsDown: Bool
    private let digits: ClockDigits
    private var locale = Locale.autoupdatingCurrent

    /// Creates a format for the time that has passed since the beginning of an interval.
    ///
    /// - Parameters:
    ///   - interval: The interval. Before the interval, the text shows zero. After the interval,
    ///     the text shows the whole length of the interval.
    ///   - showsHours: Whether 60 minutes are shown as an hour.
    ///   - maxFieldCount: The largest number of fields. The fields are the hours, if there are
    ///     any, the minutes, the seconds and the fraction of a second. If there are more fields
    ///     than this number, the last fields are left out.
    ///   - maxPrecision: The smallest step between two shown times, at least a thousandth of a
    ///     second. If the step has a fraction of a second, the text has one too.
    public init(
      countingUpIn interval: Range<Date>,
      showsHours: Bool = true,
      maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, countsDown: false, showsHours, maxFieldCount, maxPrecision)
    }

    /// Creates a format for the time that remains until the end of an interval.
    ///
    /// - Parameters:
    ///   - interval: The interval. Before the interval, the text shows the whole length of the
    ///     interval. After the interval, the text shows zero.
    ///   - showsHours: Whether 60 minutes are shown as an hour.
    ///   - maxFieldCount: The largest number of fields. The fields are the hours, if there are
    ///     any, the minutes, the seconds and the fraction of a second. If there are more fields
    ///     than this number, the last fields are left out.
    ///   - maxPrecision: The smallest step between two shown times, at least a thousandth of a
    ///     second. If the step has a fraction of a second, the text has one too.
    public init(
      countingDownIn interval: Range<Date>,
      showsHours: Bool = true,
      maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, countsDown: true, showsHours, maxFieldCount, maxPrecision)
    }

    private init(
      _ interval: Range<Date>,
      countsDown: Bool,
      _ showsHours: Bool,
      _ maxFieldCount: Int,
      _ maxPrecision: Duration
    ) {
      start = interval.lowerBound
      end = interval.upperBound
      self.countsDown = countsDown
      digits = ClockDigits(
        showsHours: showsHours,
        maxFieldCount: maxFieldCount,
        maxPrecision: maxPrecision,
        minuteLength: 1
      )
    }

    /// Returns the elapsed or the remaining time at a date, in seconds.
    private func time(at date: Date) -> Double {
      let date = min(max(date, start), end)
      return countsDown ? end.timeIntervalSince(date) : date.timeIntervalSince(start)
    }

    /// Returns the text for a date.
    ///
    /// - Parameter value: The date.
    /// - Returns: The text.
    public func format(_ value: Date) -> AttributedString {
      AttributedString(digits.text(of: time(at: value), isRemaining: countsDown, in: locale))
    }

    /// Returns the next date at which the text changes.
    ///
    /// - Parameter input: The date from which the search starts.
    /// - Returns: The next date; nil if the text does not change any more.
    public func discreteInput(after input: Date) -> Date? {
      guard input < end, let next = digits.next(after: time(at: input), isRemaining: countsDown)
      else { return nil }
      let date = countsDown ? end.addingTimeInterval(-next) : start.addingTimeInterval(next)
      return min(date, end)
    }

    /// Returns an earlier date at which the text may be different.
    ///
    /// - Parameter input: The date from which the search starts.
    /// - Returns: The earlier date; nil if the text was the same at all earlier dates.
    public func discreteInput(before input: Date) -> Date? {
      input > start ? max(start, input.addingTimeInterval(-digits.precision)) : nil
    }

    /// Returns the nearest later date that a `Date` can represent.
    ///
    /// - Parameter input: The date.
    /// - Returns: The nearest later date.
    public func input(after input: Date) -> Date? { input.next }

    /// Returns the nearest earlier date that a `Date` can represent.
    ///
    /// - Parameter input: The date.
    /// - Returns: The nearest earlier date.
    public func input(before input: Date) -> Date? { input.previous }

    /// Returns the format in another locale.
    ///
    /// - Parameter locale: The other locale.
    /// - Returns: The format.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// Writes the time since a date, as in "01:30.25".
  public struct Stopwatch: DiscreteFormatStyle, Sendable {
    private let start: Date
    private let digits: ClockDigits
    private var locale = Locale.autoupdatingCurrent

    /// Creates a format.
    ///
    /// - Parameters:
    ///   - start: The date at which the text shows zero.
    ///   - showsHours: Whether 60 minutes are shown as an hour.
    ///   - maxFieldCount: The largest number of fields. The fields are the hours, if there are
    ///     any, the minutes, the seconds and the fraction of a second. If there are more fields
    ///     than this number, the last fields are left out.
    ///   - maxPrecision: The smallest step between two shown times, at least a thousandth of a
    ///     second. If the step has a fraction of a second, the text has one too.
    public init(
      startingAt start: Date,
      showsHours: Bool = true,
      maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      self.start = start
      digits = ClockDigits(
        showsHours: showsHours,
        maxFieldCount: maxFieldCount,
        maxPrecision: maxPrecision,
        minuteLength: 2
      )
    }

    private func time(at date: Date) -> Double { max(0, date.timeIntervalSince(start)) }

    /// Returns the text for a date.
    ///
    /// - Parameter value: The date.
    /// - Returns: The text.
    public func format(_ value: Date) -> AttributedString {
      AttributedString(digits.text(of: time(at: value), isRemaining: false, in: locale))
    }

    /// Returns the next date at which the text changes.
    ///
    /// - Parameter input: The date from which the search starts.
    /// - Returns: The next date.
    public func discreteInput(after input: Date) -> Date? {
      digits.next(after: time(at: input), isRemaining: false).map(start.addingTimeInterval)
    }

    /// Returns an earlier date at which the text may be different.
    ///
    /// - Parameter input: The date from which the search starts.
    /// - Returns: The earlier date; nil if the text was the same at all earlier dates.
    public func discreteInput(before input: Date) -> Date? {
      input > start ? max(start, input.addingTimeInterval(-digits.precision)) : nil
    }

    /// Returns the nearest later date that a `Date` can represent.
    ///
    /// - Parameter input: The date.
    /// - Returns: The nearest later date.
    public func input(after input: Date) -> Date? { input.next }

    /// Returns the nearest earlier date that a `Date` can represent.
    ///
    /// - Parameter input: The date.
    /// - Returns: The nearest earlier date.
    public func input(before input: Date) -> Date? { input.previous }

    /// Returns the format in another locale.
    ///
    /// - Parameter locale: The other locale.
    /// - Returns: The format.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }
}

extension Date {
  /// The nearest later date that a `Date` can represent.
  var next: Date {
    Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.nextUp)
  }

  /// The nearest earlier date that a `Date` can represent.
  var previous: Date {
    Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.nextDown)
  }
}

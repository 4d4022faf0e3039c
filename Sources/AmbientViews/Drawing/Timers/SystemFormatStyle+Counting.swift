public import Foundation

extension SystemFormatStyle {
  /// Writes the elapsed or the remaining time of an interval, as in "1:30".
  public struct Timer: DiscreteFormatStyle, Sendable {
    private let start: Date
    private let end: Date
    private let countsDown: Bool
    private let showsHours: Bool
    private var locale = Locale.autoupdatingCurrent

    /// Creates a format for the time that has passed since the beginning of an interval.
    ///
    /// - Parameters:
    ///   - interval: The interval. Before the interval, the text shows zero. After the interval,
    ///     the text shows the whole length of the interval.
    ///   - showsHours: Whether 60 minutes are shown as an hour.
    ///   - maxFieldCount: Accepted without effect.
    ///   - maxPrecision: Accepted without effect: the text shows whole seconds.
    public init(
      countingUpIn interval: Range<Date>,
      showsHours: Bool = true,
      maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, countsDown: false, showsHours)
    }

    /// Creates a format for the time that remains until the end of an interval.
    ///
    /// - Parameters:
    ///   - interval: The interval. Before the interval, the text shows the whole length of the
    ///     interval. After the interval, the text shows zero.
    ///   - showsHours: Whether 60 minutes are shown as an hour.
    ///   - maxFieldCount: Accepted without effect.
    ///   - maxPrecision: Accepted without effect: the text shows whole seconds.
    public init(
      countingDownIn interval: Range<Date>,
      showsHours: Bool = true,
      maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, countsDown: true, showsHours)
    }

    private init(_ interval: Range<Date>, countsDown: Bool, _ showsHours: Bool) {
      start = interval.lowerBound
      end = interval.upperBound
      self.countsDown = countsDown
      self.showsHours = showsHours
    }

    private var timer: TimerInterval {
      TimerInterval(interval: start...end, countsDown: countsDown)
    }

    /// Returns the text for a date.
    ///
    /// - Parameter value: The date.
    /// - Returns: The text.
    public func format(_ value: Date) -> AttributedString {
      AttributedString(timer.distance(at: value).digits(showsHours: showsHours, in: locale))
    }

    /// Returns the next date at which the text changes.
    ///
    /// - Parameter input: The date from which the search starts.
    /// - Returns: The next date.
    public func discreteInput(after input: Date) -> Date? {
      timer.nextChange(at: input).map { input.addingTimeInterval($0) }
    }

    /// Returns an earlier date at which the text may be different.
    ///
    /// - Parameter input: The date from which the search starts.
    /// - Returns: The earlier date.
    public func discreteInput(before input: Date) -> Date? {
      input > start ? max(start, input.addingTimeInterval(-1)) : nil
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
    private let showsHours: Bool
    private let precision: Double
    private var locale = Locale.autoupdatingCurrent

    /// Creates a format.
    ///
    /// - Parameters:
    ///   - start: The date at which the text shows zero.
    ///   - showsHours: Whether 60 minutes are shown as an hour.
    ///   - maxFieldCount: Accepted without effect.
    ///   - maxPrecision: The time between two changes of the text: at least a hundredth of a
    ///     second, at most a second.
    public init(
      startingAt start: Date,
      showsHours: Bool = true,
      maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      self.start = start
      self.showsHours = showsHours
      precision = min(max(maxPrecision / .seconds(1), 0.01), 1)
    }

    private func steps(at date: Date) -> Double {
      // The tolerance makes up for the rounding errors of dates.
      max(0, (date.timeIntervalSince(start) / precision + 0.0001).rounded(.down))
    }

    /// Returns the text for a date.
    ///
    /// - Parameter value: The date.
    /// - Returns: The text.
    public func format(_ value: Date) -> AttributedString {
      let seconds = steps(at: value) * precision
      let digits = precision < 1 ? precision < 0.1 ? 2 : 1 : 0
      let pattern: Duration.TimeFormatStyle.Pattern =
        showsHours && seconds >= 3600
        ? .hourMinuteSecond(padHourToLength: 1, fractionalSecondsLength: digits)
        : .minuteSecond(padMinuteToLength: 2, fractionalSecondsLength: digits)
      return AttributedString(
        Duration.seconds(seconds).formatted(
          Duration.TimeFormatStyle(pattern: pattern, locale: locale)
        )
      )
    }

    /// Returns the next date at which the text changes.
    ///
    /// - Parameter input: The date from which the search starts.
    /// - Returns: The next date.
    public func discreteInput(after input: Date) -> Date? {
      start.addingTimeInterval(input < start ? precision : (steps(at: input) + 1) * precision)
    }

    /// Returns an earlier date at which the text may be different.
    ///
    /// - Parameter input: The date from which the search starts.
    /// - Returns: The earlier date.
    public func discreteInput(before input: Date) -> Date? {
      input > start ? max(start, input.addingTimeInterval(-precision)) : nil
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

public import Foundation

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// Writes a date relative to the current date, as in "in 2 hours, 5 minutes".
  ///
  /// If the date is far away, the text is the date itself.
  ///
  /// - Parameters:
  ///   - date: The date that is written.
  ///   - allowedFields: The units in which the text may give the distance.
  ///   - maxFieldCount: The largest number of units in the text.
  ///   - thresholdField: The field that sets a limit for the distance between the two dates. The
  ///     limit is one unit of the next larger field: one day for `.hour`, one week for `.day`. For
  ///     `.year`, there is no limit. Beyond the limit, the text is `date` itself.
  /// - Returns: The format.
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field> = [.day, .hour, .minute, .second],
    maxFieldCount: Int = 2,
    thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> Self {
    .init(
      to: date,
      allowedFields: allowedFields,
      maxFieldCount: maxFieldCount,
      thresholdField: thresholdField
    )
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// Writes the time from another date to the current date, as in "2 hours, 5 minutes".
  ///
  /// - Parameters:
  ///   - anchor: The other date.
  ///   - allowedFields: The units in which the text may give the time.
  ///   - maxFieldCount: The largest number of units in the text.
  ///   - sign: Whether the text has a sign: a minus sign if the current date is before the anchor,
  ///     and a plus sign if the current date is after the anchor.
  /// - Returns: The format.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ],
    maxFieldCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self {
    .init(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// Writes the time that has passed since the beginning of an interval.
  ///
  /// - Parameters:
  ///   - interval: The interval.
  ///   - showsHours: Whether 60 minutes are shown as an hour.
  ///   - maxFieldCount: The largest number of fields. The fields are the hours, if there are any,
  ///     the minutes, the seconds and the fraction of a second. If there are more fields than this
  ///     number, the last fields are left out.
  ///   - maxPrecision: The smallest step between two shown times, at least a thousandth of a
  ///     second. If the step has a fraction of a second, the text has one too.
  /// - Returns: The format.
  public static func timer(
    countingUpIn interval: Range<Date>,
    showsHours: Bool = true,
    maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    .init(
      countingUpIn: interval,
      showsHours: showsHours,
      maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision
    )
  }

  /// Writes the time that remains until the end of an interval.
  ///
  /// - Parameters:
  ///   - interval: The interval.
  ///   - showsHours: Whether 60 minutes are shown as an hour.
  ///   - maxFieldCount: The largest number of fields. The fields are the hours, if there are any,
  ///     the minutes, the seconds and the fraction of a second. If there are more fields than this
  ///     number, the last fields are left out.
  ///   - maxPrecision: The smallest step between two shown times, at least a thousandth of a
  ///     second. If the step has a fraction of a second, the text has one too.
  /// - Returns: The format.
  public static func timer(
    countingDownIn interval: Range<Date>,
    showsHours: Bool = true,
    maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    .init(
      countingDownIn: interval,
      showsHours: showsHours,
      maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision
    )
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// Writes the time since a date, as in "01:30.25".
  ///
  /// - Parameters:
  ///   - start: The date at which the text shows zero.
  ///   - showsHours: Whether 60 minutes are shown as an hour.
  ///   - maxFieldCount: The largest number of fields. The fields are the hours, if there are any,
  ///     the minutes, the seconds and the fraction of a second. If there are more fields than this
  ///     number, the last fields are left out.
  ///   - maxPrecision: The smallest step between two shown times, at least a thousandth of a
  ///     second. If the step has a fraction of a second, the text has one too.
  /// - Returns: The format.
  public static func stopwatch(
    startingAt start: Date,
    showsHours: Bool = true,
    maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    .init(
      startingAt: start,
      showsHours: showsHours,
      maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision
    )
  }
}

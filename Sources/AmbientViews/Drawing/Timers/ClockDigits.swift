import Foundation

/// The digits of a timer or a stopwatch: hours, minutes, seconds and fractions of a second.
///
/// The first field is the hours if the digits show hours and the time has at least one hour.
/// Otherwise, the first field is the minutes. The number of fields is limited; further fields are
/// left out.
struct ClockDigits: Codable, Hashable, Sendable {
  /// Whether 60 minutes are shown as an hour.
  private let showsHours: Bool

  /// The largest number of fields.
  private let maxFieldCount: Int

  /// The smallest step between two shown times, in seconds.
  let precision: Double

  /// The smallest number of digits of the minutes if there are no hours.
  private let minuteLength: Int

  /// The number of digits for the fraction of a second.
  private let fractionLength: Int

  /// A tolerance, in seconds, for the rounding errors of dates.
  private static let tolerance = 0.0001

  /// Creates digits.
  ///
  /// - Parameters:
  ///   - showsHours: Whether 60 minutes are shown as an hour.
  ///   - maxFieldCount: The largest number of fields, at least one.
  ///   - maxPrecision: The smallest step between two shown times, at least a thousandth of a
  ///     second.
  ///   - minuteLength: The smallest number of digits of the minutes if there are no hours.
  init(showsHours: Bool, maxFieldCount: Int, maxPrecision: Duration, minuteLength: Int) {
    self.showsHours = showsHours
    self.maxFieldCount = max(1, maxFieldCount)
    precision = max(maxPrecision / .seconds(1), 0.001)
    self.minuteLength = minuteLength
    fractionLength = Self.fractionLength(of: precision)
  }

  /// Returns the number of digits after the decimal point in a multiple of the precision.
  private static func fractionLength(of precision: Double) -> Int {
    let thousandths = Int((min(precision, 1e12) * 1000).rounded())
    return [1000, 100, 10].firstIndex { thousandths.isMultiple(of: $0) } ?? 3
  }

  // MARK: Values

  /// Returns the value that is shown for a time in seconds.
  ///
  /// The time is first rounded to a multiple of the precision. If the unit of the last field is
  /// larger than the precision, the result is then rounded down to a multiple of this unit.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - isRemaining: Whether the first step rounds up, as for a countdown, or down.
  /// - Returns: A multiple of the unit of the last field, or of the precision if the precision is
  ///   larger.
  private func shown(_ time: Double, isRemaining: Bool) -> Double {
    let steps =
      isRemaining
      ? ((time - Self.tolerance) / precision).rounded(.up)
      : ((time + Self.tolerance) / precision).rounded(.down)
    let value = max(0, steps * precision)
    let unit = unit(of: value)
    return unit > precision ? ((value + Self.tolerance) / unit).rounded(.down) * unit : value
  }

  /// Returns the unit of the last field, in seconds, or the precision if the precision is larger.
  private func unit(of value: Double) -> Double {
    let units = [3600, 60, 1, fractionLength > 0 ? precision : 1]
    let last = (hasHours(value) ? 0 : 1) + maxFieldCount - 1
    return max(units[min(last, units.count - 1)], precision)
  }

  private func hasHours(_ value: Double) -> Bool { showsHours && value + Self.tolerance >= 3600 }

  /// Returns the elapsed or the remaining time, in seconds, at which the digits change next.
  ///
  /// - Parameters:
  ///   - time: The time that is shown now.
  ///   - isRemaining: Whether the time is the remaining time, which becomes smaller.
  /// - Returns: The time at the next change; nil if a countdown has reached zero.
  func next(after time: Double, isRemaining: Bool) -> Double? {
    let value = shown(time, isRemaining: isRemaining)
    if isRemaining {
      let next = ((value - Self.tolerance) / precision).rounded(.up) - 1
      return next < 0 ? nil : next * precision
    }
    return ((value + unit(of: value) - Self.tolerance) / precision).rounded(.up) * precision
  }

  // MARK: Text

  /// Returns the digits of a time in seconds.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - isRemaining: Whether the time is rounded up to a multiple of the precision, or down.
  ///   - locale: The language and region.
  /// - Returns: The digits, such as `1:05:09` or `05:09.25`.
  func text(of time: Double, isRemaining: Bool, in locale: Locale) -> String {
    let value = shown(time, isRemaining: isRemaining)
    let hours = hasHours(value) ? 1 : 0
    let fields = maxFieldCount - hours
    if fields == 0 || maxFieldCount == 1 {
      let number = Int(exactly: (value / (hours == 1 ? 3600 : 60)).rounded(.down)) ?? 0
      return number.formatted(.number.grouping(.never).locale(locale))
    }
    let fraction = fields > 2 ? fractionLength : 0
    let pattern: Duration.TimeFormatStyle.Pattern =
      hours == 0
      ? .minuteSecond(padMinuteToLength: minuteLength, fractionalSecondsLength: fraction)
      : fields == 1
        ? .hourMinute(padHourToLength: 1, roundSeconds: .down)
        : .hourMinuteSecond(padHourToLength: 1, fractionalSecondsLength: fraction)
    return Duration.seconds(value)
      .formatted(Duration.TimeFormatStyle(pattern: pattern, locale: locale))
  }
}

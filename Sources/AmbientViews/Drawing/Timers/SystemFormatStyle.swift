public import Foundation

/// Formats for texts that follow the clock.
///
/// ```swift
/// Text(.currentDate, format: .timer(countingDownIn: start..<end))
/// ```
public enum SystemFormatStyle: Sendable {
  /// Writes a fixed date relative to the date that is formatted, as in "in 2 hours, 5 minutes".
  ///
  /// A remainder that is smaller than the last unit is cut off. If the two dates are far apart, the
  /// text is the fixed date itself.
  public struct DateReference: DiscreteFormatStyle, Sendable {
    private let date: Date
    private let units: DateUnits
    private let threshold: Double
    private var locale = Locale.autoupdatingCurrent

    /// Creates a format.
    ///
    /// - Parameters:
    ///   - date: The fixed date.
    ///   - allowedFields: The units in which the text may give the distance.
    ///   - maxFieldCount: The largest number of units in the text.
    ///   - thresholdField: The field that sets a limit for the distance between the two dates. The
    ///     limit is one unit of the next larger field: one day for `.hour`, one week for `.day`.
    ///     For `.year`, there is no limit. Beyond the limit, the text is the fixed date itself.
    public init(
      to date: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [.day, .hour, .minute, .second],
      maxFieldCount: Int = 2,
      thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      self.date = date
      units = DateUnits(
        allowed: DateUnit.allCases.filter { allowedFields.contains($0.relativeField) },
        maxCount: maxFieldCount
      )
      threshold = Self.seconds(thresholdField)
    }

    private static func seconds(_ field: Date.RelativeFormatStyle.Field) -> Double {
      switch field {
      case .second: 60
      case .minute: 3600
      case .hour: 86_400
      case .day: 7 * 86_400
      case .week: 31 * 86_400
      case .month: 366 * 86_400
      default: .infinity
      }
    }

    /// Returns whether a date is so near the fixed date that the text gives their distance.
    private func isNear(_ value: Date) -> Bool {
      let remaining = date.timeIntervalSince(value)
      // The tolerance makes up for the rounding errors of dates.
      return remaining < threshold + 0.001 && -remaining < threshold - 0.001
    }

    /// Returns the fixed date relative to the given date.
    ///
    /// - Parameter value: The date.
    /// - Returns: The text.
    public func format(_ value: Date) -> AttributedString {
      guard isNear(value) else {
        return AttributedString(
          date.formatted(Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale))
        )
      }
      let distance = DateDistance(of: value, from: date, in: units)
      return AttributedString(distance.relativeWords(in: locale))
    }

    /// Returns the next date at which the text changes.
    ///
    /// - Parameter input: The date from which the search starts.
    /// - Returns: The next date; nil if the text does not change any more.
    public func discreteInput(after input: Date) -> Date? {
      guard isNear(input) else {
        return input < date ? date.addingTimeInterval(-threshold) : nil
      }
      let next = DateDistance(of: input, from: date, in: units).nextChange
      return min(next, date.addingTimeInterval(threshold))
    }

    /// Returns an earlier date at which the text may be different.
    ///
    /// - Parameter input: The date from which the search starts.
    /// - Returns: The earlier date.
    public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-1) }

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

  /// Writes the distance of a date from an anchor date, as in "2 hours, 5 minutes".
  ///
  /// If the date is before the anchor, the text begins with a minus sign, unless the sign strategy
  /// is `never`. A remainder that is smaller than the last unit is cut off.
  public struct DateOffset: DiscreteFormatStyle, Sendable {
    private let anchor: Date
    private let units: DateUnits
    private let showsPlus: Bool
    private let showsPlusAtZero: Bool
    private let showsMinus: Bool
    private var locale = Locale.autoupdatingCurrent

    /// Creates a format.
    ///
    /// - Parameters:
    ///   - anchor: The date from which the distance is counted.
    ///   - allowedFields: The units in which the text may give the distance.
    ///   - maxFieldCount: The largest number of units in the text.
    ///   - sign: Whether the text has a sign: a minus sign if the date is before the anchor, and a
    ///     plus sign if the date is after the anchor.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .day, .hour, .minute, .second,
      ],
      maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      units = DateUnits(
        allowed: DateUnit.allCases.filter { allowedFields.contains($0.componentsField) },
        maxCount: maxFieldCount
      )
      showsPlusAtZero = sign == .always()
      showsPlus = showsPlusAtZero || sign == .always(includingZero: false)
      showsMinus = sign != .never
    }

    /// Returns the distance of a date from the anchor.
    ///
    /// - Parameter value: The date.
    /// - Returns: The text.
    public func format(_ value: Date) -> AttributedString {
      let distance = DateDistance(of: value, from: anchor, in: units)
      return AttributedString(sign(of: distance) + distance.words(in: locale))
    }

    private func sign(of distance: DateDistance) -> String {
      if distance.isZero { return showsPlusAtZero ? "+" : "" }
      if distance.isRemaining { return showsMinus ? "-" : "" }
      return showsPlus ? "+" : ""
    }

    /// Returns the next date at which the text changes.
    ///
    /// - Parameter input: The date from which the search starts.
    /// - Returns: The next date.
    public func discreteInput(after input: Date) -> Date? {
      DateDistance(of: input, from: anchor, in: units).nextChange
    }

    /// Returns an earlier date at which the text may be different.
    ///
    /// - Parameter input: The date from which the search starts.
    /// - Returns: The earlier date.
    public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-1) }

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

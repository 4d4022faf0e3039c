public import Foundation

/// Formats for texts that follow the clock.
///
/// ```swift
/// Text(.currentDate, format: .timer(countingDownIn: start..<end))
/// ```
public enum SystemFormatStyle: Sendable {
  /// Writes a fixed date relative to the formatted date, as in "in 2 hours".
  ///
  /// If the two dates are far apart, the text is the fixed date itself.
  public struct DateReference: DiscreteFormatStyle, Sendable {
    private let date: Date
    private let allowedFields: Set<Date.RelativeFormatStyle.Field>
    private let threshold: Double
    private var locale = Locale.autoupdatingCurrent

    /// Creates a format.
    ///
    /// - Parameters:
    ///   - date: The fixed date.
    ///   - allowedFields: The units in which the text may give the distance.
    ///   - maxFieldCount: Accepted without effect: the distance has one unit.
    ///   - thresholdField: Sets the limit of the distance: one day for `.hour`, one week for
    ///     `.day`. If the date is farther away, the text is the date itself.
    public init(
      to date: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [.day, .hour, .minute, .second],
      maxFieldCount: Int = 2,
      thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      self.date = date
      self.allowedFields = allowedFields
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

    private var distance: Date.AnchoredRelativeFormatStyle {
      Date.AnchoredRelativeFormatStyle(
        anchor: date,
        allowedFields: allowedFields,
        presentation: .numeric,
        unitsStyle: .wide,
        locale: locale
      )
    }

    /// Returns the fixed date relative to the given date.
    ///
    /// - Parameter value: The date.
    /// - Returns: The text.
    public func format(_ value: Date) -> AttributedString {
      // The tolerance makes up for the rounding errors of dates.
      guard abs(date.timeIntervalSince(value)) < threshold + 0.001 else {
        return AttributedString(
          date.formatted(Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale))
        )
      }
      return AttributedString(distance.format(value))
    }

    /// Returns the next date at which the text changes.
    ///
    /// - Parameter input: The date from which the search starts.
    /// - Returns: The next date.
    public func discreteInput(after input: Date) -> Date? {
      let wait = date.timeIntervalSince(input) - threshold
      if wait > 0 { return input.addingTimeInterval(wait) }
      return -date.timeIntervalSince(input) < threshold ? distance.discreteInput(after: input) : nil
    }

    /// Returns an earlier date at which the text may be different.
    ///
    /// - Parameter input: The date from which the search starts.
    /// - Returns: The earlier date.
    public func discreteInput(before input: Date) -> Date? { distance.discreteInput(before: input) }

    /// Returns the nearest later date that a `Date` can represent.
    ///
    /// - Parameter input: The date.
    /// - Returns: The nearest later date.
    public func input(after input: Date) -> Date? { distance.input(after: input) }

    /// Returns the nearest earlier date that a `Date` can represent.
    ///
    /// - Parameter input: The date.
    /// - Returns: The nearest earlier date.
    public func input(before input: Date) -> Date? { distance.input(before: input) }

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

  /// Writes the distance of a date from another date, as in "2 hours, 5 minutes".
  ///
  /// If the date is before the other date, the text begins with a minus sign.
  public struct DateOffset: DiscreteFormatStyle, Sendable {
    private let anchor: Date
    private let units: Int
    private let showsPlus: Bool
    private let showsPlusAtZero: Bool
    private let showsMinus: Bool
    private var locale = Locale.autoupdatingCurrent

    /// Creates a format.
    ///
    /// - Parameters:
    ///   - anchor: The date from which the distance is counted.
    ///   - maxFieldCount: The largest number of units in the text.
    ///   - sign: Whether the text has a minus sign if the date is before the anchor, and a plus
    ///     sign if it is after the anchor.
    public init(
      to anchor: Date,
      maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      units = max(1, maxFieldCount)
      showsPlusAtZero = sign == .always()
      showsPlus = showsPlusAtZero || sign == .always(includingZero: false)
      showsMinus = sign != .never
    }

    /// Returns the distance of a date from the anchor.
    ///
    /// - Parameter value: The date.
    /// - Returns: The text.
    public func format(_ value: Date) -> AttributedString {
      let distance = TimeDistance(to: anchor, from: value)
      let hasPlus = distance.seconds == 0 ? showsPlusAtZero : showsPlus
      let sign = distance.isRemaining ? showsMinus ? "-" : "" : hasPlus ? "+" : ""
      return AttributedString(sign + distance.words(units: units, in: locale))
    }

    /// Returns the next date at which the text changes.
    ///
    /// - Parameter input: The date from which the search starts.
    /// - Returns: The next date.
    public func discreteInput(after input: Date) -> Date? {
      let distance = TimeDistance(to: anchor, from: input)
      return input.addingTimeInterval(distance.nextChange(unit: distance.smallestUnit(of: units)))
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

#if !canImport(Darwin)
public import Foundation

/// Formats the distance of a date from another date, as in "in 2 days".
///
/// The formatter writes the same texts as `Date.AnchoredRelativeFormatStyle`.
public final class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  // Programs must set all properties before other threads use the formatter, as in Foundation.

  /// Whether texts use names, such as "yesterday".
  public enum DateTimeStyle: Int, Sendable {
    /// The style with a number in every text, as in "1 day ago".
    case numeric

    /// The style with names for near times, as in "yesterday" or "last month".
    case named
  }

  /// The style in which units are written.
  public enum UnitsStyle: Int, Sendable {
    /// The style with whole words for the units, as in "2 months ago".
    case full

    /// The style with words for the numbers too, as in "two months ago".
    case spellOut

    /// The style with short units and a space before each unit, as in "2 mo. ago".
    case short

    /// The style with shortened units, as in "2mo ago".
    case abbreviated
  }

  /// Whether texts use names, such as "yesterday".
  public var dateTimeStyle = DateTimeStyle.numeric

  /// The style in which units are written.
  public var unitsStyle = UnitsStyle.full

  /// The calendar in which dates are compared.
  public var calendar: Calendar = .autoupdatingCurrent

  /// The language and region of the texts.
  public var locale: Locale = .autoupdatingCurrent

  /// Returns a text for the distance of a date from another date.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - referenceDate: The date that counts as now.
  /// - Returns: The text, such as "in 2 days".
  public func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let width: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date,
      presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: width,
      locale: locale,
      calendar: calendar
    )
    return style.format(referenceDate)
  }

  /// Returns a text for a number of seconds from now; negative numbers are in the past.
  ///
  /// - Parameter timeInterval: The number of seconds.
  /// - Returns: The text.
  public func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date.now
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Returns a text for the date that results from adding date components to now.
  ///
  /// - Parameter dateComponents: The components, which may be negative.
  /// - Returns: The text.
  public func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date.now
    return localizedString(
      for: calendar.date(byAdding: dateComponents, to: now) ?? now,
      relativeTo: now
    )
  }

  /// Returns a text for the distance of a date from now, or nil if the object is not a date.
  ///
  /// - Parameter obj: The object.
  /// - Returns: The text; nil for other objects.
  public override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: .now) }
  }
}
#endif

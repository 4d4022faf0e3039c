import Foundation

/// A unit in which a format can write the distance between two dates.
///
/// The cases are in order from the largest unit to the smallest.
enum DateUnit: String, CaseIterable, Codable {
  case year, month, week, day, hour, minute, second

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfYear
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var componentsField: Date.ComponentsFormatStyle.Field {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .week
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var relativeField: Date.RelativeFormatStyle.Field {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .week
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// Returns a number of this unit in words, such as `2 hours`.
  func words(_ number: Int, in locale: Locale) -> String {
    func words(_ unit: Duration.UnitsFormatStyle.Unit, length: Int) -> String {
      Duration.seconds(number * length)
        .formatted(.units(allowed: [unit], width: .wide).locale(locale))
    }
    switch self {
    case .year:
      return range(of: number).formatted(.components(style: .wide, fields: [.year]).locale(locale))
    case .month:
      return range(of: number).formatted(.components(style: .wide, fields: [.month]).locale(locale))
    case .week: return words(.weeks, length: 604_800)
    case .day: return words(.days, length: 86_400)
    case .hour: return words(.hours, length: 3_600)
    case .minute: return words(.minutes, length: 60)
    case .second: return words(.seconds, length: 1)
    }
  }

  /// Returns a date relative to now, such as `in 2 hours` or `2 hours ago`.
  ///
  /// - Parameters:
  ///   - number: The number of units between now and the date, which is negative for a past date.
  ///   - locale: The language and region.
  /// - Returns: The words.
  func relativeWords(_ number: Int, in locale: Locale) -> String {
    let range = range(of: abs(number))
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: number < 0 ? range.lowerBound : range.upperBound,
      allowedFields: [relativeField],
      presentation: .numeric,
      unitsStyle: .wide,
      locale: locale
    )
    return style.format(number < 0 ? range.upperBound : range.lowerBound)
  }

  /// Returns a range of dates that is `number` units long.
  private func range(of number: Int) -> Range<Date> {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let end = Calendar.autoupdatingCurrent.date(byAdding: component, value: number, to: start)
    return start..<max(start, end ?? start)
  }
}

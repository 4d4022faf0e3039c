public import AmbientCore
public import Foundation

private struct LocaleKey: EnvironmentKey {
  static let defaultValue = Locale(identifier: "")
}

private struct CalendarKey: EnvironmentKey {
  static let defaultValue = Calendar.autoupdatingCurrent
}

private struct TimeZoneKey: EnvironmentKey {
  static let defaultValue = TimeZone.autoupdatingCurrent
}

/// Where the user is, as far as it concerns words, numbers, days and hours.
extension EnvironmentValues {
  /// The language and the customs of the user.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// How days are counted.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// How far the hours are from those of Greenwich.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// What a host sets around the root of a program that runs for the user of this process: the locale,
  /// the calendar and the time zone.
  ///
  /// ```swift
  /// let tree = ViewTree(environment: .ofProcess) { Clock() }
  /// ```
  public static var ofProcess: EnvironmentValues {
    var values = EnvironmentValues()
    values.locale = .current
    values.calendar = .current
    values.timeZone = .current
    return values
  }
}

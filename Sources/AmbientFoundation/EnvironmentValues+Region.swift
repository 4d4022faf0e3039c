public import AmbientEnvironment
import AmbientTaskScopes
public import Foundation

/// Where the user is, as far as it concerns words, numbers, days and hours.
///
/// Without a host that sets them, views find what says nothing of a user. Code outside of views finds the
/// user of this process; in a test it has to be told of one.
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

private enum LocaleKey: ContextualKey, NamedKey {
  static let name = "locale"
  static let defaultValue = Locale(identifier: "")

  static func makeDefault(in context: DependencyContext) -> Locale {
    ofSystem(.autoupdatingCurrent, in: context)
  }
}

private enum CalendarKey: ContextualKey, NamedKey {
  static let name = "calendar"
  static let defaultValue = Calendar.autoupdatingCurrent

  static func makeDefault(in context: DependencyContext) -> Calendar {
    ofSystem(.autoupdatingCurrent, in: context)
  }
}

private enum TimeZoneKey: ContextualKey, NamedKey {
  static let name = "timeZone"
  static let defaultValue = TimeZone.autoupdatingCurrent

  static func makeDefault(in context: DependencyContext) -> TimeZone {
    ofSystem(.autoupdatingCurrent, in: context)
  }
}

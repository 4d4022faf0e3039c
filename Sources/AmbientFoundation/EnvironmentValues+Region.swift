public import AmbientEnvironment
import AmbientTaskScopes
public import Foundation

/// The user's region: the language, the calendar and the time zone.
///
/// If the host sets no region, views read a neutral locale. In this case, the calendar and the time
/// zone of the views are those of the process. Code outside of views reads the region of the
/// process. In a test, such code may read only the values that the test overrides. Otherwise, the
/// test fails.
extension EnvironmentValues {
  /// The locale, with the user's language and formats.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar that views use for dates.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone that views use for dates.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// An environment with the locale, the calendar and the time zone of the process's user.
  ///
  /// A host passes it to the root of a program that runs for that user.
  ///
  /// ```swift
  /// let tree = ViewTree(environment: .ofProcess) { Stopwatch() }
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

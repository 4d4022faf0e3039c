import AmbientEnvironment
import AmbientFoundation
public import Foundation

// These properties lead to the values of the environment, so that key paths of this type reach
// them.
extension DependencyValues {
  /// The locale of the user.
  public var locale: Locale {
    get { environment.locale }
    set { environment.locale = newValue }
  }

  /// The calendar of the user.
  public var calendar: Calendar {
    get { environment.calendar }
    set { environment.calendar = newValue }
  }

  /// The time zone of the user.
  public var timeZone: TimeZone {
    get { environment.timeZone }
    set { environment.timeZone = newValue }
  }
}

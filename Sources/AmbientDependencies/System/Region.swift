import AmbientEnvironment
import AmbientFoundation
public import Foundation

// These properties read and write the environment values of the same names. They exist so that key
// paths of `DependencyValues`, such as `\.locale`, work too.
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

import AmbientEnvironment
import AmbientFoundation
public import Foundation

// The same values as those of the environment, as properties of this type, so that key paths lead to them.
extension DependencyValues {
  /// The language and the customs of the user.
  public var locale: Locale {
    get { environment.locale }
    set { environment.locale = newValue }
  }

  /// How days are counted.
  public var calendar: Calendar {
    get { environment.calendar }
    set { environment.calendar = newValue }
  }

  /// How far the hours are from those of Greenwich.
  public var timeZone: TimeZone {
    get { environment.timeZone }
    set { environment.timeZone = newValue }
  }
}

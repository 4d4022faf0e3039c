import AmbientCore
import AmbientFoundation
public import Foundation

extension Text {
  /// The form in which a text shows a date.
  public struct DateStyle: Hashable, Codable, Sendable {
    private enum Form: String, Codable { case time, date, relative, offset, timer }

    private let form: Form

    /// The time, such as `11:23 PM`.
    public static let time = DateStyle(form: .time)
    /// The date, such as `June 3, 2026`.
    public static let date = DateStyle(form: .date)
    /// The time between the date and the current time, such as `2 hours, 23 minutes`.
    ///
    /// - Invalidation: When the characters change, the text is described again. No body runs.
    public static let relative = DateStyle(form: .relative)
    /// The time between the date and the current time, with a sign and in the largest unit, such as
    /// `+2 hours`.
    ///
    /// - Invalidation: When the characters change, the text is described again. No body runs.
    public static let offset = DateStyle(form: .offset)
    /// The time between the date and the current time, in digits, such as `2:32`.
    ///
    /// - Invalidation: When the characters change, the text is described again. No body runs.
    public static let timer = DateStyle(form: .timer)

    /// Whether the characters depend on the current date.
    var isLive: Bool { form != .time && form != .date }

    /// Returns the characters for a date in an environment.
    ///
    /// If the characters depend on the current date, the `liveMoment` of the environment records
    /// when they change next.
    func string(for date: Date, in environment: EnvironmentValues) -> String {
      switch form {
      case .time, .date:
        return Date.FormatStyle(
          date: form == .date ? .long : .omitted,
          time: form == .time ? .shortened : .omitted,
          locale: environment.chosenLocale ?? .autoupdatingCurrent,
          calendar: environment.calendar,
          timeZone: environment.timeZone
        )
        .format(date)
      case .relative, .offset, .timer:
        let moment = environment.liveMoment
        let distance = TimeDistance(to: date, from: moment?.now ?? Date())
        let units = form == .relative ? 2 : 1
        let unit = form == .timer ? 1 : distance.smallestUnit(of: units)
        moment?.changes(after: distance.nextChange(unit: unit))
        guard form != .timer else { return distance.digits(in: environment.chosenLocale) }
        let words = distance.words(units: units, in: environment.chosenLocale)
        guard form == .offset else { return words }
        return (distance.isRemaining || distance.seconds == 0 ? "+" : "-") + words
      }
    }
  }

  /// Creates a text that shows a date.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - style: The form. The environment determines the locale, the calendar and the time zone.
  public init(_ date: Date, style: DateStyle) {
    self.init(unlocalized: "\(date, style: style)")
  }

  /// Creates a text that shows a value in a format.
  ///
  /// - Parameters:
  ///   - input: The value.
  ///   - format: The format. The environment determines the locale.
  /// - Invalidation: A change of the locale updates the text, and runs no body.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(unlocalized: "\(input, format: format)")
  }

  /// Creates a text for a value that a formatter converts to a string.
  ///
  /// - Parameters:
  ///   - subject: The value.
  ///   - formatter: The formatter.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(unlocalized: "\(subject, formatter: formatter)")
  }

  /// Creates a text for a date that a formatter converts to a string.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - formatter: The formatter.
  public init(_ date: Date, formatter: Formatter) {
    self.init(unlocalized: "\(date, formatter: formatter)")
  }

  /// Creates a text for an object that a formatter converts to a string.
  ///
  /// - Parameters:
  ///   - subject: The object.
  ///   - formatter: The formatter.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(unlocalized: "\(subject, formatter: formatter)")
  }
}

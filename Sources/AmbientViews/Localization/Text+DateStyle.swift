public import Foundation

extension Text {
  /// The form in which a text shows a date.
  public struct DateStyle: Hashable, Sendable {
    private enum Form { case time, date, relative, offset, timer }

    private let form: Form

    /// The time, such as `11:23 PM`.
    public static let time = DateStyle(form: .time)
    /// The date, such as `June 3, 2026`.
    public static let date = DateStyle(form: .date)
    /// The distance from the current time, such as `2 hours, 23 minutes`.
    ///
    /// - Note: The distance is measured when the text is described; it does not follow the clock.
    public static let relative = DateStyle(form: .relative)
    /// The signed distance from the current time in its largest unit, such as `+2 hours`.
    ///
    /// - Note: The distance is measured when the text is described; it does not follow the clock.
    public static let offset = DateStyle(form: .offset)
    /// The distance from the current time in digits, such as `2:32`.
    ///
    /// - Note: The distance is measured when the text is described; it does not follow the clock.
    public static let timer = DateStyle(form: .timer)

    /// Returns the characters for a date.
    func string(
      for date: Date,
      locale: Locale,
      calendar: Calendar,
      timeZone: TimeZone,
      now: Date = Date()
    ) -> String {
      let distance = Int(date.timeIntervalSince(now).rounded())
      switch form {
      case .time, .date:
        return Date.FormatStyle(
          date: form == .date ? .long : .omitted,
          time: form == .time ? .shortened : .omitted,
          locale: locale.identifier.isEmpty ? .autoupdatingCurrent : locale,
          calendar: calendar,
          timeZone: timeZone
        )
        .format(date)
      case .relative:
        return Self.units(in: abs(distance)).prefix(2).joined(separator: ", ")
      case .offset:
        return (distance < 0 ? "-" : "+") + (Self.units(in: abs(distance)).first ?? "")
      case .timer:
        return Self.digits(abs(distance))
      }
    }

    /// Returns a number of seconds in units, the largest first.
    private static func units(in seconds: Int) -> [String] {
      let units = [(86400, "day"), (3600, "hour"), (60, "minute"), (1, "second")]
      var rest = seconds
      var parts: [String] = []
      for (length, name) in units {
        let count = rest / length
        rest %= length
        if count > 0 { parts.append("\(count) \(name)\(count == 1 ? "" : "s")") }
      }
      return parts.isEmpty ? ["0 seconds"] : parts
    }

    /// Returns a number of seconds as hours, minutes and seconds; no hours if there are none.
    private static func digits(_ seconds: Int) -> String {
      func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
      return (hours > 0 ? "\(hours):\(padded(minutes))" : "\(minutes)") + ":"
        + padded(seconds % 60)
    }
  }

  /// Creates a text that shows a date.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - style: The form, in the locale, the calendar and the time zone of the environment.
  public init(_ date: Date, style: DateStyle) {
    self.init(unlocalized: "\(date, style: style)")
  }

  /// Creates a text that shows a value in a format.
  ///
  /// - Parameters:
  ///   - input: The value.
  ///   - format: The format, in the locale of the environment.
  /// - Invalidation: A change of the locale updates the text, and runs no body.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(unlocalized: "\(input, format: format)")
  }

  /// Creates a text that shows a value as a formatter does.
  ///
  /// - Parameters:
  ///   - subject: The value.
  ///   - formatter: The formatter.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(unlocalized: "\(subject, formatter: formatter)")
  }

  /// Creates a text that shows an object as a formatter does.
  ///
  /// - Parameters:
  ///   - subject: The object.
  ///   - formatter: The formatter.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(unlocalized: "\(subject, formatter: formatter)")
  }
}

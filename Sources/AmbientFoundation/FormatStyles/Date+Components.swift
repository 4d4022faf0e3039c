#if !canImport(Darwin)
public import Foundation

extension Date {
  /// Writes the time between two dates, as in "1 hour, 2 minutes" or "1h 2m".
  ///
  /// ```swift
  /// (start..<end).formatted(.components(style: .wide, fields: [.day, .hour]))
  /// ```
  ///
  /// This type replaces Foundation's `Date.ComponentsFormatStyle`, which on Linux has no
  /// initializer that takes a style. Programs create a value of this type with
  /// `.components(style:fields:)`.
  ///
  /// Units whose number is zero are left out. If all numbers are zero, the smallest unit is
  /// written. The names of the units come from Foundation's locale data. Without this data, the
  /// names are English.
  public struct _ComponentsFormatStyle: Foundation.FormatStyle, Sendable {
    /// A unit of time that the text can contain.
    public struct Field: Codable, Hashable, Sendable {
      let name: String

      /// The field for the number of years.
      public static let year = Field(name: "year")
      /// The field for the number of months.
      public static let month = Field(name: "month")
      /// The field for the number of weeks.
      public static let week = Field(name: "week")
      /// The field for the number of days.
      public static let day = Field(name: "day")
      /// The field for the number of hours.
      public static let hour = Field(name: "hour")
      /// The field for the number of minutes.
      public static let minute = Field(name: "minute")
      /// The field for the number of seconds.
      public static let second = Field(name: "second")
    }

    /// How the units are written.
    public struct Style: Codable, Hashable, Sendable {
      let name: String

      /// The style with shortened units, and without a space before each unit, as in "1hr 2min".
      public static let condensedAbbreviated = Style(name: "condensedAbbreviated")
      /// The style with shortened units and with commas, as in "1 hr, 2 min".
      public static let abbreviated = Style(name: "abbreviated")
      /// The style with the shortest units, as in "1h 2m".
      public static let narrow = Style(name: "narrow")
      /// The style with whole words for the units, as in "1 hour, 2 minutes".
      public static let wide = Style(name: "wide")
      /// The style with words for the numbers too, as in "one hour, two minutes".
      public static let spellOut = Style(name: "spellOut")
      /// The style with colons between the numbers, as in "1:02:05".
      static let positional = Style(name: "positional")
    }

    /// How the units are written.
    public var style: Style

    /// The language and region of the text.
    public var locale: Locale

    /// The calendar in which the dates are compared.
    public var calendar: Calendar

    /// The units that may appear in the text; nil for all units except weeks.
    public var fields: Set<Field>?

    /// A style for hours, minutes and seconds, as in "1:02:05".
    ///
    /// If the time is shorter than an hour, the text has only minutes and seconds, as in "2:05".
    public static let timeDuration = _ComponentsFormatStyle(style: .positional)

    /// Creates a components format style.
    ///
    /// - Parameters:
    ///   - style: How the units are written.
    ///   - locale: The language and region.
    ///   - calendar: The calendar in which the dates are compared.
    ///   - fields: The units that may appear in the text; nil for all units except weeks.
    public init(
      style: Style,
      locale: Locale = .autoupdatingCurrent,
      calendar: Calendar = .autoupdatingCurrent,
      fields: Set<Field>? = nil
    ) {
      self.style = style
      self.locale = locale
      self.calendar = calendar
      self.fields = fields
    }

    /// Returns the time between two dates as text.
    ///
    /// - Parameter value: The range between the dates.
    /// - Returns: The text.
    public func format(_ value: Range<Date>) -> String {
      guard style != .positional else {
        let duration = Duration.seconds(
          value.lowerBound.distance(to: value.upperBound).rounded(.down)
        )
        let hasHours = duration >= .seconds(3_600)
        return duration.formatted(
          .time(pattern: hasHours ? .hourMinuteSecond : .minuteSecond).locale(locale)
        )
      }
      let fields = Field.ordered.filter { isAllowed($0) }
      let components = calendar.dateComponents(
        Set(fields.map(\.component)),
        from: value.lowerBound,
        to: value.upperBound
      )
      let parts = fields.map { ($0, components.value(for: $0.component) ?? 0) }
      let shown = parts.filter { $0.1 != 0 }
      let isTight = style == .narrow || style == .condensedAbbreviated
      return (shown.isEmpty ? parts.suffix(1) : shown).map(text)
        .joined(separator: isTight ? " " : ", ")
    }

    /// Returns the style in another locale.
    ///
    /// - Parameter locale: The other locale.
    /// - Returns: The style.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    /// Returns the style with another calendar.
    ///
    /// - Parameter calendar: The other calendar.
    /// - Returns: The style.
    public func calendar(_ calendar: Calendar) -> Self {
      var style = self
      style.calendar = calendar
      return style
    }

    private func isAllowed(_ field: Field) -> Bool {
      fields.map { $0.contains(field) } ?? (field != .week)
    }

    private func text(of field: Field, _ value: Int) -> String {
      let width: LocalizedQuantity.Width =
        switch style {
        case .wide, .spellOut: .wide
        case .narrow: .narrow
        default: .abbreviated
        }
      let quantity = LocalizedQuantity(
        Double(value),
        skeleton: "measure-unit/duration-\(field.name) \(width.rawValue)",
        locale
      )
      guard let quantity else { return "\(value) \(field.name)\(value == 1 ? "" : "s")" }
      switch style {
      case .spellOut:
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = locale
        let words = formatter.string(from: NSNumber(value: value)) ?? "\(value)"
        return quantity.replacingNumber(with: words, in: locale)
      case .condensedAbbreviated: return quantity.text.filter { !$0.isWhitespace }
      default: return quantity.text
      }
    }
  }
}

extension Date._ComponentsFormatStyle.Field {
  /// All units, the largest first.
  fileprivate static let ordered: [Self] = [.year, .month, .week, .day, .hour, .minute, .second]

  fileprivate var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    default: .second
    }
  }
}

extension FormatStyle where Self == Date._ComponentsFormatStyle {
  /// Returns a style for the time between two dates.
  ///
  /// - Parameters:
  ///   - style: How the units are written.
  ///   - fields: The units that may appear in the text; nil for all units except weeks.
  /// - Returns: The style.
  public static func components(
    style: Date._ComponentsFormatStyle.Style,
    fields: Set<Date._ComponentsFormatStyle.Field>? = nil
  ) -> Self {
    Date._ComponentsFormatStyle(style: style, fields: fields)
  }

  /// A style for hours, minutes and seconds, as in "1:02:05".
  ///
  /// If the time is shorter than an hour, the text has only minutes and seconds, as in "2:05".
  public static var timeDuration: Self { Date._ComponentsFormatStyle.timeDuration }
}
#endif

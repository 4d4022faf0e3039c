public import Foundation

extension LocalizedStringKey {
  /// Builds a key from a literal with interpolations.
  ///
  /// For each interpolated value, the key contains a placeholder such as `%@`.
  public struct StringInterpolation: StringInterpolationProtocol {
    private(set) var key = ""
    private(set) var arguments: [LocalizedArgument] = []

    /// Creates an empty interpolation.
    ///
    /// - Parameters:
    ///   - literalCapacity: The number of bytes in the literal without its interpolations.
    ///   - interpolationCount: The number of interpolations.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Appends characters; a percent sign is doubled.
    ///
    /// - Parameter literal: The characters.
    public mutating func appendLiteral(_ literal: String) {
      if literal.utf8.contains(UInt8(ascii: "%")) {
        for character in literal { key.append(character == "%" ? "%%" : String(character)) }
      } else {
        key.append(literal)
      }
    }

    /// Appends a value with its placeholder.
    mutating func append(_ value: LocalizedArgument, _ specifier: String = "%@") {
      key.append(specifier)
      arguments.append(value)
    }

    /// Appends `%@` for a string.
    ///
    /// - Parameter string: The string.
    public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

    /// Appends the placeholder of the number's type, such as `%lld` or `%lf`.
    ///
    /// - Parameter value: The value.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(LocalizedArgument(number: value), value._specifier)
    }

    /// Appends a placeholder of `printf` for a number.
    ///
    /// ```swift
    /// Text("\(length, specifier: "%.1f") m")   // the key is "%.1f m"
    /// ```
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - specifier: The placeholder.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T,
      specifier: String
    ) {
      append(LocalizedArgument(number: value), specifier)
    }

    /// Appends `%@` for the description of a value.
    ///
    /// - Parameter value: The value.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      append(.string(String(describing: value)))
    }

    /// Appends `%@` for a value in a format.
    ///
    /// - Parameters:
    ///   - input: The value.
    ///   - format: The format. The environment determines the locale.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput,
      format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.deferred(FormattedValue(input: input, format: format)))
    }

    /// Appends `%@` for a value that a formatter converts to a string.
    ///
    /// - Parameters:
    ///   - subject: The value.
    ///   - formatter: The formatter; nil for the description of the value.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject,
      formatter: Formatter? = nil
    ) {
      append(.deferred(ObjectFormat(AnyHashable(subject), formatter)))
    }

    /// Appends `%@` for a date that a formatter converts to a string.
    ///
    /// Dates need this function because Foundation's `Date` is `ReferenceConvertible` only on
    /// Apple's platforms.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - formatter: The formatter; nil for the description of the date.
    public mutating func appendInterpolation(_ date: Date, formatter: Formatter?) {
      append(.deferred(ObjectFormat(AnyHashable(date), formatter)))
    }

    /// Appends `%@` for an object that a formatter converts to a string.
    ///
    /// - Parameters:
    ///   - subject: The object.
    ///   - formatter: The formatter; nil for the description of the object.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject,
      formatter: Formatter? = nil
    ) {
      append(.deferred(ObjectFormat(AnyHashable(subject), formatter)))
    }

    /// Appends `%@` for a number that a formatter converts to a string.
    ///
    /// - Parameters:
    ///   - number: The number.
    ///   - formatter: The formatter.
    @_disfavoredOverload
    public mutating func appendInterpolation<N: _FormatSpecifiable & Hashable>(
      _ number: N,
      formatter: Formatter
    ) {
      append(.deferred(ObjectFormat(AnyHashable(number), formatter)))
    }

    /// Appends `%@` for a date.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - style: The form in which the date is written, such as `.time`. The environment
    ///     determines the locale, the calendar and the time zone.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.deferred(StyledDate(date: date, style: style)))
    }

    /// Appends `%@` for the digits of a timer.
    ///
    /// - Parameters:
    ///   - timerInterval: The interval. Before and after the interval, the timer stands still.
    ///   - pauseTime: The date at which the timer stops; nil if the timer runs to
    ///     the end.
    ///   - countsDown: Whether the timer shows the time that remains.
    ///   - showsHours: Whether 60 minutes are shown as an hour.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>,
      pauseTime: Date? = nil,
      countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      let text = Text(
        timerInterval: timerInterval,
        pauseTime: pauseTime,
        countsDown: countsDown,
        showsHours: showsHours
      )
      append(.text(text))
    }

    /// Appends `%@` for a range of dates.
    ///
    /// - Parameter dates: The dates, which are written as `Text(dates)` writes them.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(.text(Text(dates)))
    }

    /// Appends `%@` for an interval of dates.
    ///
    /// - Parameter interval: The interval, which is written as `Text(interval)` writes it.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      append(.text(Text(interval)))
    }

    /// Appends `%@` for a text that keeps its own style.
    ///
    /// - Parameter text: The text.
    public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

    /// Appends `%@` for an image.
    ///
    /// - Parameter image: The image.
    public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image))) }

    /// Appends `%@` for a string with attributes.
    ///
    /// - Parameter attributedString: The string with attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(.text(Text(attributedString)))
    }

    /// Appends `%@` for the text of a localized string resource.
    ///
    /// - Parameter resource: The resource.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.text(Text(resource)))
    }
  }
}

import AmbientCore
public import Foundation

/// A value that depends on the current date, for texts that follow the clock.
///
/// ```swift
/// Text(.currentDate, format: .reference(to: deadline))
/// Text(TimeDataSource<Duration>.durationOffset(to: start), format: .time(pattern: .minuteSecond))
/// ```
public struct TimeDataSource<Value>: Sendable {
  /// The date that the value depends on, besides the current date.
  fileprivate enum Anchor: Hashable, Sendable {
    case none
    case start(Date)
    case end(Date)
    case offset(Date)
  }

  fileprivate let anchor: Anchor

  fileprivate let value: @Sendable (Date) -> Value

  /// Returns the time from the first value to the second value, in seconds.
  fileprivate let distance: @Sendable (Value, Value) -> Double
}

extension TimeDataSource where Value == Date {
  /// The current date.
  public static var currentDate: TimeDataSource<Date> {
    TimeDataSource(anchor: .none, value: { $0 }, distance: { $1.timeIntervalSince($0) })
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// The time from a date until now; an empty range while the date is in the future.
  ///
  /// - Parameter date: The date.
  /// - Returns: The source.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(
      anchor: .start(date),
      value: { date..<max(date, $0) },
      distance: { $1.upperBound.timeIntervalSince($0.upperBound) }
    )
  }

  /// The time from now until a date; an empty range when the date is in the past.
  ///
  /// - Parameter date: The date.
  /// - Returns: The source.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(
      anchor: .end(date),
      value: { min(date, $0)..<date },
      distance: { $1.lowerBound.timeIntervalSince($0.lowerBound) }
    )
  }
}

extension TimeDataSource where Value == Duration {
  /// The time since a date; negative while the date is in the future.
  ///
  /// - Parameter date: The date.
  /// - Returns: The source.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(
      anchor: .offset(date),
      value: { .seconds($0.timeIntervalSince(date)) },
      distance: { ($1 - $0) / .seconds(1) }
    )
  }
}

extension Text {
  /// Creates a text that shows the current value of a source.
  ///
  /// - Parameters:
  ///   - source: The source of the value.
  ///   - format: The format. The environment determines the locale.
  /// - Invalidation: The text is described again when the formatted value changes. No body runs.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    self.init(deferred: CurrentValue(source: source, format: format))
  }

  /// Creates a text that shows the current value of a source, in a format that returns attributed
  /// strings.
  ///
  /// - Parameters:
  ///   - source: The source of the value.
  ///   - format: The format. The environment determines the locale.
  /// - Invalidation: The text is described again when the formatted value changes. No body runs.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    self.init(deferred: CurrentValue(source: source, format: format))
  }

  /// Creates a text that shows a value in a format that returns attributed strings.
  ///
  /// - Parameters:
  ///   - input: The value.
  ///   - format: The format. The environment determines the locale.
  /// - Invalidation: A change of the locale updates the text, and runs no body.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(deferred: FormattedValue(input: input, format: format))
  }
}

private struct CurrentValue<Value, F: DiscreteFormatStyle>: DeferredArgument
where F.FormatInput == Value, F.FormatOutput: FormattedCharacters {
  let source: TimeDataSource<Value>
  let format: F

  var isLive: Bool { true }

  func parts(in environment: EnvironmentValues, over style: CharacterStyle) -> [StyledString] {
    let format = environment.chosenLocale.map(format.locale) ?? format
    let moment = environment.liveMoment
    let value = source.value(moment?.now ?? Date())
    if let next = format.discreteInput(after: value) {
      moment?.changes(after: source.distance(value, next))
    }
    return format.format(value).parts(over: style)
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.source.anchor == rhs.source.anchor && lhs.format == rhs.format
  }
}

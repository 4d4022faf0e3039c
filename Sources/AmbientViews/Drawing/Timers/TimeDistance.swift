import Foundation

/// The time between the current date and another date, in whole seconds.
///
/// Remaining seconds are rounded up, and elapsed seconds are rounded down. A countdown to the other
/// date therefore shows zero only when that date has come.
struct TimeDistance {
  let seconds: Int

  /// Whether the other date is in the future.
  let isRemaining: Bool

  /// The distance in seconds, not rounded.
  private let exact: Double

  /// A tolerance for the rounding errors of dates.
  private static let tolerance = 0.0001

  init(to date: Date, from now: Date) {
    let distance = date.timeIntervalSince(now)
    let isRemaining = distance > Self.tolerance
    self.isRemaining = isRemaining
    exact = abs(distance)
    let rounded =
      isRemaining
      ? (exact - Self.tolerance).rounded(.up) : (exact + Self.tolerance).rounded(.down)
    // The seconds until a very distant date do not fit into an `Int`.
    seconds = Int(exactly: min(rounded, 1e15)) ?? 0
  }

  /// Returns the time until the number of whole units changes.
  ///
  /// - Parameter unit: The seconds in a unit.
  /// - Returns: The time in seconds.
  func nextChange(unit: Int) -> Double {
    let units = Double(seconds / unit * unit)
    return isRemaining ? exact - units + 1 : units + Double(unit) - exact
  }

  // MARK: Words and digits

  private static let units: [(length: Int, name: String, unit: Duration.UnitsFormatStyle.Unit)] = [
    (86400, "day", .days), (3600, "hour", .hours), (60, "minute", .minutes),
    (1, "second", .seconds),
  ]

  /// The index in `units` of the largest unit that fits into the distance.
  private var largest: Int {
    Self.units.firstIndex { seconds >= $0.length } ?? Self.units.count - 1
  }

  /// Returns the distance in words.
  ///
  /// - Parameters:
  ///   - count: The number of units. The first unit is the largest one that fits into the distance.
  ///     Units that are zero are left out.
  ///   - locale: The language and region; nil for American English.
  /// - Returns: The words, such as `2 hours, 5 minutes`.
  func words(units count: Int, in locale: Locale?) -> String {
    let units = Self.units[largest...].prefix(count)
    if let locale {
      let shown = seconds / smallestUnit(of: count) * smallestUnit(of: count)
      let style = Duration.UnitsFormatStyle(allowedUnits: Set(units.map(\.unit)), width: .wide)
      return Duration.seconds(shown).formatted(style.locale(locale))
    }
    var rest = seconds
    var parts: [String] = []
    for (length, name, _) in units {
      let number = rest / length
      rest %= length
      if number > 0 { parts.append("\(number) \(name)\(number == 1 ? "" : "s")") }
    }
    return parts.isEmpty ? "0 seconds" : parts.joined(separator: ", ")
  }

  /// Returns the length, in seconds, of the smallest unit that ``words(units:in:)`` can show.
  func smallestUnit(of count: Int) -> Int {
    Self.units[min(largest + count, Self.units.count) - 1].length
  }

  /// Returns the distance in digits: hours, minutes and seconds.
  ///
  /// - Parameters:
  ///   - showsHours: Whether 60 minutes are shown as an hour. Zero hours are left out.
  ///   - locale: The language and region; nil for American English.
  /// - Returns: The digits, such as `2:05:09`.
  func digits(showsHours: Bool = true, in locale: Locale?) -> String {
    if let locale {
      let hasHours = showsHours && seconds >= 3600
      return Duration.seconds(seconds).formatted(
        Duration.TimeFormatStyle(
          pattern: hasHours
            ? .hourMinuteSecond(padHourToLength: 1) : .minuteSecond(padMinuteToLength: 1),
          locale: locale
        )
      )
    }
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let hours = showsHours ? seconds / 3600 : 0
    let minutes = seconds / 60 - hours * 60
    return (hours > 0 ? "\(hours):\(padded(minutes))" : "\(minutes)") + ":" + padded(seconds % 60)
  }
}

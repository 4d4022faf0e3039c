#if !canImport(Darwin)
import Ambient
import AmbientFoundation
import AmbientTesting
import Foundation
import Testing

@Suite struct `Formats of dates and measurements` {
  private let start = Date(timeIntervalSince1970: 0)

  private func text(
    _ seconds: TimeInterval,
    _ style: Date._ComponentsFormatStyle,
    _ locale: String = "en_US"
  ) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return (start..<start.addingTimeInterval(seconds))
      .formatted(style.locale(Locale(identifier: locale)).calendar(calendar))
  }

  @Test(
    arguments: [
      (Date._ComponentsFormatStyle.Style.wide, "1 hour, 2 minutes, 5 seconds"),
      (.abbreviated, "1 hr, 2 min, 5 sec"), (.condensedAbbreviated, "1hr 2min 5sec"),
      (.narrow, "1h 2m 5s"), (.spellOut, "one hour, two minutes, five seconds"),
    ]
  )
  func `The style determines how the time between two dates is written`(
    style: Date._ComponentsFormatStyle.Style,
    expected: String
  ) {
    #expect(text(3_725, .components(style: style)) == expected)
  }

  @Test func `The time between two dates is written in the language of the locale`() {
    #expect(text(3_725, .components(style: .wide), "de_DE") == "1 Stunde, 2 Minuten, 5 Sekunden")
  }

  @Test func `The time between two dates is written only in the given units`() {
    #expect(text(3_725, .components(style: .wide, fields: [.minute])) == "62 minutes")
    #expect(
      text(86_400 * 10, .components(style: .wide, fields: [.day, .week])) == "1 week, 3 days"
    )
    #expect(text(86_400 * 400, .components(style: .wide)) == "1 year, 1 month, 4 days")
    #expect(text(0, .components(style: .wide)) == "0 seconds")
    #expect(text(5, .components(style: .wide, fields: [.hour])) == "0 hours")
  }

  @Test(arguments: [(5.0, "0:05"), (65, "1:05"), (3_725, "1:02:05"), (90_000, "25:00:00")])
  func `The format timeDuration writes numbers and colons`(seconds: Double, expected: String) {
    #expect(text(seconds, .timeDuration) == expected)
  }

  @Test @MainActor func `A text shows the time between two dates`() {
    let host = TestHost {
      Text(
        start..<start.addingTimeInterval(65),
        format: .components(style: .narrow).locale(Locale(identifier: "en_US"))
      )
    }
    #expect(host.texts == ["1m 5s"])
  }

  @Test(
    arguments: [
      ("en_US", 5.25, "[5.25] (kilometers)"), ("de_DE", -1_234.5, "[-1.234,5] (Kilometer)"),
      ("ar_EG", 5.25, "[٥٫٢٥] (كيلومتر)"),
    ]
  )
  func `The attributes of a measurement mark the number and the unit`(
    locale: String,
    number: Double,
    expected: String
  ) {
    let way = Measurement(value: number, unit: UnitLength.kilometers)
    let style = Measurement<UnitLength>.FormatStyle(width: .wide, usage: .asProvided)
    #expect(marked(way.formatted(style.attributed.locale(Locale(identifier: locale)))) == expected)
  }

  @Test func `In a measurement with several units, each number and each unit is marked`() {
    let height = Measurement(value: 1.8, unit: UnitLength.meters)
    let style = Measurement<UnitLength>.FormatStyle(
      width: .wide,
      locale: Locale(identifier: "en_US"),
      usage: .personHeight
    )
    #expect(marked(height.formatted(style.attributed)) == "[5] (feet,) [11] (inches)")
  }

  @Test(arguments: ["en_US", "de_DE"])
  func `Digits in the symbol of a unit are not marked as a number`(locale: String) {
    #expect(numbers(Measurement(value: 5, unit: UnitArea.squareKilometers), locale) == ["5"])
    let use = Measurement(value: 7, unit: UnitFuelEfficiency.litersPer100Kilometers)
    #expect(numbers(use, locale) == ["7"])
  }

  /// Formats a measurement, and returns the parts of the text that are marked as numbers.
  private func numbers<Unit: Dimension>(_ value: Measurement<Unit>, _ locale: String) -> [String] {
    let style = Measurement<Unit>.FormatStyle(width: .abbreviated, usage: .asProvided)
    let text = value.formatted(style.attributed.locale(Locale(identifier: locale)))
    return text.runs.filter { $0.foundation.measurement == .value }
      .map { String(text[$0.range].characters) }
  }

  /// Returns a text with its numbers in brackets and its units in parentheses.
  private func marked(_ text: AttributedString) -> String {
    text.runs.map { run in
      let part = String(text[run.range].characters)
      return switch run.foundation.measurement {
      case .value: "[\(part)]"
      case .unit: "(\(part))"
      default: part
      }
    }
    .joined()
  }

  @Test func `Foundation parses dates and writes attributed numbers and dates`() throws {
    let strategy = Date.ParseStrategy(
      format: "\(year: .defaultDigits)-\(month: .twoDigits)-\(day: .twoDigits)",
      locale: Locale(identifier: "en_US"),
      timeZone: .gmt
    )
    #expect(try Date("1970-01-02", strategy: strategy).timeIntervalSince1970 == 86_400)
    let style = Date.FormatStyle(
      date: .numeric,
      time: .omitted,
      locale: Locale(identifier: "en_US"),
      timeZone: .gmt
    )
    #expect(try style.parseStrategy.parse("1/2/1970").timeIntervalSince1970 == 86_400)
    let date = start.formatted(style.attributed)
    #expect(date.runs.compactMap(\.foundation.dateField) == [.month, .day, .year])
    let price = 12.5.formatted(
      .currency(code: "USD").locale(Locale(identifier: "en_US")).attributed
    )
    #expect(String(price.characters) == "$12.50")
    typealias Numbers = AttributeScopes.FoundationAttributes.NumberFormatAttributes
    let symbols = price.runs.map { $0[Numbers.SymbolAttribute.self] }
    #expect(symbols == [.currency, nil, .decimalSeparator, nil])
    let parts = price.runs.map { $0[Numbers.NumberPartAttribute.self] }
    #expect(parts == [nil, .integer, nil, .fraction])
  }
}
#endif

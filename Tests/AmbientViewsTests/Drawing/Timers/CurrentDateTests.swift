import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `A text of the current date` {
  private let start = Date(timeIntervalSince1970: 1_000_000)
  private let american = Locale(identifier: "en_US")

  private func host<V: View>(_ view: V, _ locale: Locale) -> TestHost {
    let host = TestHost { view }
    host.set(\.locale, to: locale)
    host.viewTree.date = start
    host.settle()
    return host
  }

  private struct Clock: View {
    let start: Date

    var body: some View {
      let end = start.addingTimeInterval(90)
      Text(.currentDate, format: .timer(countingDownIn: start..<end))
      Text(.currentDate, format: .timer(countingUpIn: start..<end))
      Text(.currentDate, format: .stopwatch(startingAt: start, maxPrecision: .seconds(1)))
      Text(.currentDate, format: .offset(to: start, sign: .always()))
      Text(.currentDate, format: .reference(to: start.addingTimeInterval(7200)))
      Text(
        TimeDataSource<Duration>.durationOffset(to: start),
        format: .time(pattern: .minuteSecond)
      )
    }
  }

  @Test func `A text of the current date changes with the clock and runs no body`() {
    let host = host(Clock(start: start), american)
    #expect(host.texts == ["1:30", "0:00", "00:00", "+0 seconds", "in 2 hours", "0:00"])
    #expect(host.bodies { host.advance(by: 61) } == [])
    #expect(
      host.texts == [
        "0:29", "1:01", "01:01", "+1 minute, 1 second", "in 1 hour, 58 minutes", "1:01",
      ]
    )
    host.advance(by: 3600)
    #expect(
      host.texts == [
        "0:00", "1:30", "1:01:01", "+1 hour, 1 minute", "in 58 minutes, 59 seconds", "61:01",
      ]
    )
  }

  @Test func `A text of the current date is in the language of the locale`() {
    let host = host(Clock(start: start.addingTimeInterval(-3700)), Locale(identifier: "de_DE"))
    #expect(
      host.texts == [
        "0:00", "1:30", "1:01:40", "+1 Stunde und 1 Minute",
        "in 58 Minuten und 20 Sekunden", "61:40",
      ]
    )
  }

  @Test func `A reference format writes a distant date as a date, not as a distance`() {
    let far = Text(.currentDate, format: .reference(to: start.addingTimeInterval(10 * 86_400)))
    let host = host(far, american)
    #expect(host.texts == ["Jan 22, 1970"])
    host.advance(by: 3 * 86_400)
    #expect(host.texts == ["in 7 days"])
    host.advance(by: 86_400)
    #expect(host.texts == ["in 6 days"])
  }

  @Test func `A stopwatch shows hundredths of seconds`() {
    let host = host(Text(.currentDate, format: .stopwatch(startingAt: start)), american)
    #expect(host.texts == ["00:00.00"])
    host.advance(by: 1.25)
    #expect(host.texts == ["00:01.25"])
  }

  @Test func `A text can show a date range that begins or ends at the current date`() {
    struct Length: DiscreteFormatStyle {
      func format(_ value: Range<Date>) -> String {
        "\(Int(value.upperBound.timeIntervalSince(value.lowerBound)))"
      }
      func discreteInput(after input: Range<Date>) -> Range<Date>? {
        input.lowerBound..<input.upperBound.addingTimeInterval(1)
      }
      func discreteInput(before input: Range<Date>) -> Range<Date>? { nil }
      func input(after input: Range<Date>) -> Range<Date>? { discreteInput(after: input) }
      func input(before input: Range<Date>) -> Range<Date>? { nil }
    }
    let host = host(
      VStack {
        Text(.dateRange(startingAt: start), format: Length())
        Text(.dateRange(endingAt: start.addingTimeInterval(5)), format: Length())
      },
      american
    )
    #expect(host.texts == ["0", "5"])
    host.advance(by: 2)
    #expect(host.texts[0] == "2")
  }

  @Test func `A text with a date style is in the language of the locale`() {
    let host = host(
      VStack {
        Text(start.addingTimeInterval(-8000), style: .relative)
        Text(start.addingTimeInterval(8000), style: .offset)
        Text(start.addingTimeInterval(90), style: .timer)
      },
      Locale(identifier: "de_DE")
    )
    #expect(host.texts == ["2 Stunden und 13 Minuten", "+2 Stunden", "1:30"])
  }

  @Test func `An interpolated current date changes with the clock and runs no body`() {
    struct Story: View {
      let start: Date

      private var elapsed: TimeDataSource<Duration> { .durationOffset(to: start) }

      var body: some View {
        Text("Next \(.currentDate, format: .reference(to: start.addingTimeInterval(7200)))!")
        Text("Since \(elapsed, format: .time(pattern: .minuteSecond))")
      }
    }
    let host = host(Story(start: start), american)
    #expect(host.texts == ["Next in 2 hours!", "Since 0:00"])
    #expect(host.bodies { host.advance(by: 61) } == [])
    #expect(host.texts == ["Next in 1 hour, 58 minutes!", "Since 1:01"])
    host.advance(by: 3600)
    #expect(host.texts == ["Next in 58 minutes, 59 seconds!", "Since 61:01"])
  }

  @Test func `A text can interpolate a value with an attributed format style`() {
    let style = Measurement<UnitLength>.FormatStyle(
      width: .wide,
      locale: Locale(identifier: "en_GB"),
      usage: .asProvided
    )
    let length = Measurement(value: 3, unit: UnitLength.meters)
    let key: LocalizedStringKey = "The \(length, format: style.attributed) of the wall"
    let host = host(
      VStack {
        Text(key); Text(length, format: style.attributed)
      },
      american
    )
    #expect(host.texts == ["The 3 meters of the wall", "3 meters"])
    #expect(host.bodies { host.set(\.locale, to: Locale(identifier: "de_DE")) } == [])
    #expect(host.texts == ["The 3 Meter of the wall", "3 Meter"])
  }

  @Test func `A date style can be encoded`() throws {
    for style in [Text.DateStyle.time, .date, .relative, .offset, .timer] {
      let data = try JSONEncoder().encode(style)
      #expect(try JSONDecoder().decode(Text.DateStyle.self, from: data) == style)
    }
  }

  /// Writes the number of seconds from 1970 to a date, with the last digit in bold.
  private struct BoldSeconds: DiscreteFormatStyle {
    func format(_ date: Date) -> AttributedString {
      let text = "\(Int(date.timeIntervalSince1970))"
      var last = AttributedString(text.suffix(1))
      last.inlinePresentationIntent = .stronglyEmphasized
      return AttributedString(text.dropLast()) + last
    }

    func discreteInput(before date: Date) -> Date? { date.addingTimeInterval(-1) }
    func discreteInput(after date: Date) -> Date? { date.addingTimeInterval(1) }
    func input(before date: Date) -> Date? { discreteInput(before: date) }
    func input(after date: Date) -> Date? { discreteInput(after: date) }
  }

  @Test func `A text of the current date keeps the attributes of its format`() {
    let host = host(
      VStack {
        Text(.currentDate, format: BoldSeconds())
        Text("At \(.currentDate, format: BoldSeconds())").italic()
      },
      american
    )
    host.advance(by: 2)
    let runs = host.elements(of: .text).map { $0.detail(TextRuns.self)?.runs ?? [] }
    #expect(runs.map { $0.map(\.text) } == [["100000", "2"], ["At 100000", "2"]])
    #expect(runs.map { $0.map { $0.attributes[.bold] } } == [[nil, true], [nil, true]])
    #expect(runs.map { $0.map { $0.attributes[.italic] } } == [[nil, nil], [true, true]])
  }
}

import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `The units of offsets and references` {
  private let start = Date(timeIntervalSince1970: 1_000_000)

  private func host<V: View>(_ view: V, _ locale: String = "en_US") -> TestHost {
    let host = TestHost { view }
    host.set(\.locale, to: Locale(identifier: locale))
    host.viewTree.date = start
    host.settle()
    return host
  }

  private struct Offsets: View {
    let anchor: Date

    var body: some View {
      Text(.currentDate, format: .offset(to: anchor, allowedFields: [.minute, .second]))
      Text(.currentDate, format: .offset(to: anchor, allowedFields: [.hour, .second]))
      Text(.currentDate, format: .offset(to: anchor, allowedFields: [.day, .hour]))
      Text(.currentDate, format: .offset(to: anchor, maxFieldCount: 1))
      Text(.currentDate, format: .offset(to: anchor, maxFieldCount: 4))
    }
  }

  @Test func `An offset is written in the allowed units`() {
    let host = host(Offsets(anchor: start.addingTimeInterval(-3_725)))
    #expect(
      host.texts == [
        "62 minutes, 5 seconds", "1 hour, 125 seconds", "1 hour", "1 hour",
        "1 hour, 2 minutes, 5 seconds",
      ]
    )
  }

  @Test func `An offset of less than the smallest allowed unit is zero, without a minus sign`() {
    let host = host(Offsets(anchor: start.addingTimeInterval(90)))
    #expect(
      host.texts == [
        "-1 minute, 30 seconds", "-90 seconds", "0 hours", "-1 minute", "-1 minute, 30 seconds",
      ]
    )
  }

  @Test func `An offset of more than a month is written in years, months and days`() {
    let distance = DateComponents(year: -2, month: -3)
    let anchor = Calendar.current.date(byAdding: distance, to: start) ?? start
    let host = host(Text(.currentDate, format: .offset(to: anchor)))
    #expect(host.texts == ["2 years, 3 months"])
  }

  @Test func `An offset is described again only when its smallest shown unit changes`() {
    let host = host(
      Text(.currentDate, format: .offset(to: start, allowedFields: [.hour, .minute]))
    )
    #expect(host.texts == ["0 minutes"])
    #expect(host.changes { host.advance(by: 59) }.isEmpty)
    #expect(host.changes { host.advance(by: 1) }.map(\.description) == ["updated \"1 minute\""])
    #expect(host.viewTree.nextDeadline == 120)
    host.advance(by: 60 * 59)
    #expect(host.texts == ["1 hour"])
    #expect(host.viewTree.nextDeadline == 3_660)
  }

  private struct Days: View {
    let anchor: Date

    var body: some View {
      Text(.currentDate, format: .offset(to: anchor, maxFieldCount: 1))
      Text(.currentDate, format: .offset(to: anchor, maxFieldCount: 3))
    }
  }

  @Test func `Only the text whose smallest shown unit changes is described again`() {
    let host = host(Days(anchor: start.addingTimeInterval(86_400)))
    #expect(host.texts == ["-1 day", "-1 day"])
    let changes = host.changes { host.advance(by: 1) }.map(\.description)
    #expect(
      changes == ["updated \"-23 hours\"", "updated \"-23 hours, 59 minutes, 59 seconds\""]
    )
    #expect(
      host.changes { host.advance(by: 1) }.map(\.description)
        == ["updated \"-23 hours, 59 minutes, 58 seconds\""]
    )
    #expect(host.bodies { host.advance(by: 3_600) } == [])
    #expect(host.texts == ["-22 hours", "-22 hours, 59 minutes, 58 seconds"])
  }

  private struct References: View {
    let date: Date

    var body: some View {
      Text(.currentDate, format: .reference(to: date))
      Text(.currentDate, format: .reference(to: date, maxFieldCount: 1))
      Text(.currentDate, format: .reference(to: date, allowedFields: [.hour, .second]))
      Text(.currentDate, format: .reference(to: date, allowedFields: [.minute]))
    }
  }

  @Test func `A reference has at most the requested number of the allowed units`() {
    let host = host(References(date: start.addingTimeInterval(7_325)))
    #expect(
      host.texts == [
        "in 2 hours, 2 minutes", "in 2 hours", "in 2 hours, 125 seconds", "in 122 minutes",
      ]
    )
    #expect(host.bodies { host.advance(by: 2 * 7_325) } == [])
    #expect(
      host.texts == [
        "2 hours, 2 minutes ago", "2 hours ago", "2 hours, 125 seconds ago", "122 minutes ago",
      ]
    )
  }

  @Test func `A reference has one unit in a language that puts no space before its word for ago`() {
    let date = start.addingTimeInterval(-2 * 86_400 - 3_600)
    let text = Text(.currentDate, format: .reference(to: date))
    #expect(host(text, "de_DE").texts == ["vor 2 Tagen und 1 Stunde"])
    #expect(host(text, "fi_FI").texts == ["2 päivää ja 1 tunti sitten"])
    // In Japanese, there is no space between a unit and the word for the past that follows it.
    // Ambient cannot find this word without a space, so the text has only the largest unit.
    #expect(host(text, "ja_JP").texts == ["2 日前"])
  }

  @Test func `A reference with the threshold field minute becomes a date after one hour`() {
    let host = host(
      Text(.currentDate, format: .reference(to: start, maxFieldCount: 4, thresholdField: .minute))
    )
    host.advance(by: 3_599)
    #expect(host.texts == ["59 minutes, 59 seconds ago"])
    host.advance(by: 1)
    let style = Date.FormatStyle(date: .abbreviated, time: .omitted)
    #expect(host.texts == [start.formatted(style.locale(Locale(identifier: "en_US")))])
    #expect(host.viewTree.nextDeadline == nil)
  }
}

import Ambient
import AmbientTesting
import Foundation
import Testing

/// A localized key, the string to look up in a table, and the text that a view shows.
private struct KeyRow: CustomTestStringConvertible, @unchecked Sendable {
  let key: LocalizedStringKey
  let expected: String
  let shown: String

  init(_ key: LocalizedStringKey, _ expected: String, shows shown: String) {
    self.key = key
    self.expected = expected
    self.shown = shown
  }

  var testDescription: String { expected }

  private static let years: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = "yyyy"
    return formatter
  }()

  static let all = [
    KeyRow("Plain", "Plain", shows: "Plain"),
    KeyRow("100 %", "100 %", shows: "100 %"),
    KeyRow("\(3) of 100 %", "%lld of 100 %%", shows: "3 of 100 %"),
    KeyRow("Hello \("Ada")", "Hello %@", shows: "Hello Ada"),
    KeyRow("\(1) \(Int8(2)) \(UInt(3)) \(UInt16(4))", "%lld %d %llu %u", shows: "1 2 3 4"),
    KeyRow("\(1.5) \(Float(2))", "%lf %f", shows: "1.500000 2.000000"),
    KeyRow("\(2.25, specifier: "%.1f") m", "%.1f m", shows: "2.2 m"),
    KeyRow("\(7, specifier: "%03lld")", "%03lld", shows: "007"),
    KeyRow("\(true) \(Optional(1) as Any)", "%@ %@", shows: "true Optional(1)"),
    KeyRow(
      "\(0.5, format: .percent.locale(Locale(identifier: "en_US")))",
      "%@",
      shows: "50%"
    ),
    KeyRow("\(Text("bold").bold()) text", "%@ text", shows: "bold text"),
    KeyRow("\(Image(systemName: "star"))!", "%@!", shows: "\u{FFFC}!"),
    KeyRow("\(AttributedString("a"))", "%@", shows: "a"),
    KeyRow("\(LocalizedStringResource("Other"))", "%@", shows: "Other"),
    KeyRow(
      "\(NSNumber(value: 5), formatter: NumberFormatter())",
      "%@",
      shows: NumberFormatter().string(from: 5) ?? ""
    ),
    KeyRow("on \(Date(timeIntervalSince1970: 0), formatter: years)", "on %@", shows: "on 1970"),
  ]
}

@Suite @MainActor struct `A localized string key` {
  @Test(arguments: KeyRow.all)
  fileprivate func `A localized string key has a placeholder for each value`(_ row: KeyRow) {
    let host = TestHost { Text(row.key) }
    #expect(host.texts == [row.shown])
    host.set(\.localizedStrings, to: LocalizedStrings(["en": [row.expected: "found"]]))
    #expect(host.texts == ["found"])
  }

  @Test func `Two localized string keys are equal if their texts, values and formats are equal`() {
    #expect(LocalizedStringKey("a") == "a")
    #expect(("\(1) a" as LocalizedStringKey) == "\(1) a")
    #expect(("\(1) a" as LocalizedStringKey) != "\(2) a")
    #expect(("\(0.5, format: .percent)" as LocalizedStringKey) == "\(0.5, format: .percent)")
    #expect(("\(0.5, format: .percent)" as LocalizedStringKey) != "\(0.5, format: .number)")
  }

  @Test func `A number in a localized text has the format of the environment's locale`() {
    let host = TestHost { Text("\(1_234_567) plants") }
    #expect(host.texts == ["1234567 plants"])
    host.set(\.locale, to: Locale(identifier: "en_US"))
    #expect(host.texts == ["1,234,567 plants"])
    host.set(\.locale, to: Locale(identifier: "de_DE"))
    #expect(host.texts == ["1.234.567 plants"])
  }

  @Test func `A date in a text has the format of the environment's locale`() {
    let date = Date(timeIntervalSince1970: 0)
    let host = TestHost {
      Text(date, style: .date)
      Text("since \(date, style: .date)")
      Text(Date(timeIntervalSinceNow: 9030), style: .relative)
      Text(0.5, format: .percent)
    }
    host.set(\.timeZone, to: .gmt)
    host.set(\.locale, to: Locale(identifier: "de_DE"))
    #expect(
      host.texts == [
        "1. Januar 1970", "since 1. Januar 1970", "2 Stunden und 30 Minuten", "50\u{a0}%",
      ]
    )
    host.set(\.locale, to: Locale(identifier: "en_US"))
    #expect(
      host.texts == ["January 1, 1970", "since January 1, 1970", "2 hours, 30 minutes", "50%"]
    )
    #expect(host.takeBodies() == [])
  }

  private struct Tile: View {
    let title: String
    let isKey: Bool

    init(_ title: String) {
      self.title = title
      isKey = false
    }

    init(_ key: LocalizedStringKey) {
      title = "\(key)"
      isKey = true
    }

    var body: some View { Text(isKey ? "key" : title) }
  }

  @Test func `The type of the argument selects between two initializers for keys and strings`() {
    let key: LocalizedStringKey = "a"
    let name = "b"
    let host = TestHost {
      Tile(key)
      Tile(name)
    }
    #expect(host.texts == ["key", "b"])
  }

  @Test func `Text translates a literal, and shows a string variable as it is`() {
    let name = "Rose"
    let strings = LocalizedStrings(["en": ["Rose": "translated", "Rose %@": "translated %@"]])
    let host = TestHost {
      Text("Rose")
      Text(name)
      Text(name.dropLast(0))
      Text(verbatim: "Rose")
      Text("Rose \(name)")
      Text(LocalizedStringKey(name))
      // 'map' calls the initializer that takes a string. This initializer translates nothing.
      ForEach([name].map(Text.init).indices, id: \.self) { _ in [name].map(Text.init)[0] }
    }
    host.set(\.localizedStrings, to: strings)
    #expect(
      host.texts == [
        "translated", "Rose", "Rose", "Rose", "translated Rose", "translated", "Rose",
      ]
    )
  }

  @Test func `A text shows a date in the format of a DateFormatter`() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = "yyyy-MM"
    let host = TestHost { Text(Date(timeIntervalSince1970: 0), formatter: formatter) }
    #expect(host.texts == ["1970-01"])
  }
}

#if !canImport(Darwin)
import Ambient
import AmbientFoundation
import AmbientTesting
import Foundation
import Testing

@Suite struct `A strategy that reads URLs` {
  private let lenient = URL.ParseStrategy().scheme(.defaultValue("https"))

  private func isFormatError(_ text: String, _ strategy: URL.ParseStrategy) -> Bool {
    do {
      _ = try URL(text, strategy: strategy)
      return false
    } catch let error as CocoaError {
      return error.code == .formatting
    } catch { return false }
  }

  @Test func `A URL parse strategy reads all parts of a URL`() throws {
    let text = "https://ada:key@www.example.com:8080/plants?sort=name#top"
    #expect(try URL(text, strategy: .url).absoluteString == text)
    #expect(
      try URL(" https://example.com \n", strategy: .url).absoluteString == "https://example.com"
    )
  }

  @Test(arguments: ["example.com/plants", "", "https:///plants", "mailto:ada@example.com", "/x"])
  func `By default, a URL must have a scheme and a host`(text: String) {
    #expect(isFormatError(text, .url))
  }

  @Test(
    arguments: [
      ("www.example.com/plants", "https://www.example.com/plants"),
      ("example.com", "https://example.com"), ("localhost:8080/x", "https://localhost:8080/x"),
      ("http://example.com", "http://example.com"), ("//example.com/a", "https://example.com/a"),
      ("ada@example.com?q=1", "https://ada@example.com?q=1"),
    ]
  )
  func `A URL without a scheme gets the default scheme`(text: String, expected: String) throws {
    #expect(try URL(text, strategy: lenient).absoluteString == expected)
  }

  @Test func `A number after the first colon is a port only if it is a valid port number`() throws {
    let strategy = URL.ParseStrategy(scheme: .defaultValue("https"), host: .optional)
    #expect(try URL("tel:5551234", strategy: strategy).scheme == "tel")
    #expect(try URL("tel:+123", strategy: strategy).scheme == "tel")
    #expect(try URL("localhost:8080", strategy: strategy).port == 8080)
  }

  @Test func `A URL gets the default values of the parts that its text lacks`() throws {
    let strategy = URL.ParseStrategy(
      scheme: .defaultValue("http"),
      user: .defaultValue("ada"),
      password: .defaultValue("key"),
      host: .defaultValue("localhost"),
      port: .defaultValue(8080),
      path: .defaultValue("index"),
      query: .defaultValue("q=1"),
      fragment: .defaultValue("top")
    )
    let url = try URL("", strategy: strategy)
    #expect(url.absoluteString == "http://ada:key@localhost:8080/index?q=1#top")
    let path = try URL("/plants", strategy: lenient.host(.defaultValue("example.com")))
    #expect(path.absoluteString == "https://example.com/plants")
  }

  @Test func `A text that lacks a required part of a URL cannot be parsed`() {
    let complete = URL.ParseStrategy().user(.required).password(.required).port(.required)
      .path(.required).query(.required).fragment(.required)
    #expect(!isFormatError("https://a:b@example.com:1/x?y#z", complete))
    for text in [
      "https://example.com:1/x?y#z", "https://a@example.com:1/x?y#z",
      "https://a:b@example.com/x?y#z",
      "https://a:b@example.com:1?y#z", "https://a:b@example.com:1/x#z",
      "https://a:b@example.com:1/x?y",
    ] {
      #expect(isFormatError(text, complete), "\(text)")
    }
  }

  @Test
  func `A URL may lack a scheme and a host if the parse strategy makes both optional`() throws {
    let strategy = URL.ParseStrategy().scheme(.optional).host(.optional)
    #expect(try URL("/plants", strategy: strategy).absoluteString == "/plants")
    #expect(try URL("mailto:ada@example.com", strategy: strategy).scheme == "mailto")
  }

  @Test func `A URL whose host or scheme contains a space cannot be parsed`() {
    #expect(isFormatError("not a URL", lenient))
    #expect(isFormatError("example.com", URL.ParseStrategy().scheme(.defaultValue("not a scheme"))))
  }

  @Test func `The description of a parse rule consists of its name and its default value`() {
    let rules: [URL.ParseStrategy.ComponentParseStrategy<Int>] = [
      .required, .optional, .defaultValue(8080),
    ]
    #expect(rules.map(\.description) == ["required", "optional", "defaultValue(8080)"])
  }

  private struct Bookmark: View {
    @State private var url = URL(filePath: "/")

    var body: some View {
      TextField("Address", value: $url, format: .url)
      Text(url.absoluteString)
    }
  }

  @Test @MainActor func `A text field with a URL format sets its binding to the typed URL`() {
    let host = TestHost { Bookmark() }
    host.type("https://example.com/plants", into: "Address")
    host.submit("Address")
    #expect(host.texts.contains("https://example.com/plants"))
  }
}

@Suite struct `The attributed name of a person` {
  private let ada = PersonNameComponents(
    namePrefix: "Dr.",
    givenName: "Ada",
    middleName: "M.",
    familyName: "King",
    nameSuffix: "Jr."
  )

  private func runs(
    _ name: PersonNameComponents,
    _ style: PersonNameComponents.FormatStyle.Style,
    _ locale: String = "en_US"
  ) -> [String] {
    let style = PersonNameComponents.FormatStyle(style: style).attributed
    let text = name.formatted(style.locale(Locale(identifier: locale)))
    return text.runs.map { run in
      "\(run.personNameComponent.map { "\($0)" } ?? "none"):\(String(text[run.range].characters))"
    }
  }

  @Test func `Each part of an attributed name is marked`() {
    #expect(
      runs(ada, .long) == [
        "namePrefix:Dr.", "delimiter: ", "givenName:Ada", "delimiter: ", "middleName:M.",
        "delimiter: ", "familyName:King", "delimiter: ", "nameSuffix:Jr.",
      ]
    )
    #expect(runs(ada, .medium) == ["givenName:Ada", "delimiter: ", "familyName:King"])
    #expect(runs(ada, .abbreviated) == ["givenName:A", "familyName:K"])
    #expect(runs(ada, .short) == ["givenName:Ada"])
    var friend = ada
    friend.nickname = "Addie"
    #expect(runs(friend, .short) == ["nickname:Addie"])
  }

  @Test func `In a Hungarian locale, the family name comes first in an attributed name`() {
    #expect(runs(ada, .medium, "hu_HU") == ["familyName:King", "delimiter: ", "givenName:Ada"])
  }

  @Test @MainActor func `A text shows an attributed name`() {
    let host = TestHost {
      Text(ada, format: .name(style: .medium).attributed.locale(Locale(identifier: "en_US")))
    }
    #expect(host.texts == ["Ada King"])
  }
}
#endif

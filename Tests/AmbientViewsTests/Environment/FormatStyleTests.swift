#if !canImport(Darwin)
import Ambient
import AmbientFoundation
import AmbientTesting
import Foundation
import Testing

private let american = Locale(identifier: "en_US")
private let british = Locale(identifier: "en_GB")
private let german = Locale(identifier: "de_DE")
private let arabic = Locale(identifier: "ar_EG")

@Suite struct `Format styles that Foundation lacks on Linux` {
  @Test(
    arguments: [
      (american, "5.25 kilometers", "3.3 mi", "71 degrees Fahrenheit", "5 feet, 11 inches"),
      (british, "5.25 kilometres", "3.3 mi", "22 degrees Celsius", "5 feet, 11 inches"),
      (german, "5,25 Kilometer", "5,2 km", "22 Grad Celsius", "180 Zentimeter"),
      (arabic, "٥٫٢٥ كيلومتر", "٥٫٢ كم", "٢٢ درجة مئوية", "متر و٨٠ سنتيمتر"),
    ]
  )
  func `The locale and the usage decide the language and the units of a measurement`(
    locale: Locale,
    provided: String,
    general: String,
    weather: String,
    height: String
  ) {
    let way = Measurement(value: 5.25, unit: UnitLength.kilometers)
    #expect(
      way.formatted(.measurement(width: .wide, usage: .asProvided).locale(locale)) == provided
    )
    #expect(way.formatted(.measurement(width: .abbreviated).locale(locale)) == general)
    let heat = Measurement(value: 21.5, unit: UnitTemperature.celsius)
    #expect(heat.formatted(.measurement(width: .wide, usage: .weather).locale(locale)) == weather)
    let person = Measurement(value: 1.8, unit: UnitLength.meters)
    #expect(
      person.formatted(.measurement(width: .wide, usage: .personHeight).locale(locale)) == height
    )
  }

  @Test func `The number style decides a measurement's digits, and whether its unit is plural`() {
    let way = Measurement(value: 1.2, unit: UnitLength.kilometers)
    let whole = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0))
    let style = Measurement<UnitLength>.FormatStyle(
      width: .wide,
      locale: american,
      usage: .asProvided,
      numberFormatStyle: whole
    )
    #expect(way.formatted(style) == "1 kilometer")
    let exact = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(3))
    #expect(
      way.formatted(
        .measurement(width: .abbreviated, usage: .road, numberFormatStyle: exact).locale(american)
      ) == "0.746 mi"
    )
    #expect(
      way.formatted(
        .measurement(width: .narrow, usage: .asProvided, numberFormatStyle: exact).locale(german)
      ) == "1,200 km"
    )
  }

  @Test func `A temperature may be written without its scale`() {
    let heat = Measurement(value: 21.5, unit: UnitTemperature.celsius)
    let style = Measurement<UnitTemperature>.FormatStyle(locale: american, hidesScaleName: true)
    #expect(heat.formatted(style) == "71°")
    #expect(
      heat.formatted(
        .measurement(width: .narrow, usage: .asProvided, hidesScaleName: true).locale(german)
      ) == "21,5°"
    )
  }

  @Test func `A unit without a name in the locale data is written with its symbol`() {
    let weight = Measurement(value: 1_234.5, unit: UnitMass.slugs)
    #expect(weight.formatted(.measurement(width: .wide).locale(german)) == "1.234,5 slug")
    let whole = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0))
    #expect(
      weight.formatted(
        .measurement(width: .wide, numberFormatStyle: whole).locale(american)
      ) == "1,234 slug"
    )
  }

  @Test func `A format stays correct after many formats with other locales were used`() {
    let length = Measurement(value: 3, unit: UnitLength.meters)
    for _ in 0..<2 {
      for identifier in Locale.availableIdentifiers.sorted().prefix(110) {
        let style = Measurement<UnitLength>.FormatStyle(
          width: .wide,
          locale: Locale(identifier: identifier),
          usage: .asProvided
        )
        #expect(!length.formatted(style).isEmpty)
      }
      #expect(
        length.formatted(.measurement(width: .wide, usage: .asProvided).locale(german)) == "3 Meter"
      )
    }
  }

  @Test func `An amount of storage is written in the unit that fits the amount`() {
    let storage = Measurement(value: 1_250, unit: UnitInformationStorage.kilobytes)
    #expect(storage.formatted(.byteCount(style: .file).locale(american)) == "1.2 MB")
    #expect(storage.formatted(.byteCount(style: .file).locale(german)) == "1,2 MB")
    let most = Measurement(value: Double(Int64.max), unit: UnitInformationStorage.bytes)
    let more = Measurement(value: 1e300, unit: UnitInformationStorage.bytes)
    #expect(
      more.formatted(.byteCount(style: .file).locale(american))
        == most.formatted(.byteCount(style: .file).locale(american))
    )
  }

  @Test(
    arguments: [
      (.short, "Tom"), (.medium, "Thomas Clark"), (.long, "Dr. Thomas Louis Clark Esq."),
      (.abbreviated, "TC"),
    ] as [(PersonNameComponents.FormatStyle.Style, String)]
  )
  func `A style decides which parts of a person's name are written`(
    style: PersonNameComponents.FormatStyle.Style,
    text: String
  ) {
    var name = PersonNameComponents(givenName: "Thomas", familyName: "Clark")
    name.namePrefix = "Dr."
    name.middleName = "Louis"
    name.nameSuffix = "Esq."
    name.nickname = "Tom"
    #expect(name.formatted(.name(style: style)) == text)
  }

  @Test func `The script or the language can put the family name before the given name`() {
    let name = PersonNameComponents(givenName: "太郎", familyName: "山田")
    #expect(name.formatted() == "山田太郎")
    #expect(name.formatted(.name(style: .abbreviated)) == "山")
    let other = PersonNameComponents(givenName: "Béla", familyName: "Bartók")
    #expect(
      other.formatted(.name(style: .medium).locale(Locale(identifier: "hu"))) == "Bartók Béla"
    )
    #expect(PersonNameComponents().formatted() == "")
  }

  @Test func `A style decides which parts of a URL are written`() throws {
    let url = try #require(URL(string: "https://me:pw@www.example.com:8080/a/b?sort=name#top"))
    #expect(url.formatted() == "https://www.example.com/a/b")
    #expect(url.formatted(.url.scheme(.never).path(.never)) == "www.example.com")
    #expect(
      url.formatted(.url.user().password().port(.always).query().fragment())
        == url.absoluteString
    )
    #expect(
      url.formatted(.url.scheme(.never).host(.omitSpecificSubdomains(["www"]))) == "example.com/a/b"
    )
    #expect(
      url.formatted(.url.path(.omitWhen(.host, matches: ["www.example.com"])))
        == "https://www.example.com"
    )
    let file = try #require(URL(string: "ftp://example.com:21/x"))
    #expect(file.formatted() == "ftp://example.com:21/x")
    #expect(
      file.formatted(.url.path(.displayWhen(.scheme, matches: ["http"]))) == "ftp://example.com:21"
    )
    let mail = try #require(URL(string: "mailto:a@example.com"))
    #expect(mail.formatted() == "mailto:a@example.com")
    let short = URL.FormatStyle().scheme(.never).path(.never)
      .host(.omitSpecificSubdomains(includeMultiLevelSubdomains: true))
    let deep = try #require(URL(string: "https://shop.eu.example.com/x"))
    #expect(deep.formatted(short) == "example.com")
    let address = try #require(URL(string: "http://127.0.0.1/x"))
    #expect(address.formatted(short) == "127.0.0.1")
  }

  @Test @MainActor func `A text formats values in the locale of the environment`() {
    let host = TestHost {
      Text(
        Measurement(value: 2, unit: UnitMass.kilograms),
        format: .measurement(width: .wide, usage: .asProvided)
      )
      Text(Duration.seconds(3_700), format: .units(allowed: [.hours, .minutes], width: .wide))
      Text(1_250_000, format: .byteCount(style: .file))
      Text(["a", "b"], format: .list(type: .or))
    }
    #expect(host.bodies { host.set(\.locale, to: german) } == [])
    #expect(host.texts == ["2 Kilogramm", "1 Stunde und 2 Minuten", "1,2 MB", "a oder b"])
    host.set(\.locale, to: american)
    #expect(host.texts == ["2 kilograms", "1 hour, 2 minutes", "1.2 MB", "a or b"])
  }
}
#endif

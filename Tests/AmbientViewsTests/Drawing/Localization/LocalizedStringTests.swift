#if !canImport(Darwin)
import Ambient
import AmbientTestSupport
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `A localized string outside of a view` {
  private let english = Locale(identifier: "en_GB")

  @Test func `String(localized) inserts the values into the key if there is no translation`() {
    #expect(String(localized: "Save") == "Save")
    #expect(String(localized: "\(3) plants", locale: english) == "3 plants")
    #expect(String(localized: "\(1234) m", locale: english) == "1,234 m")
  }

  @Test func `String(localized) keeps Markdown as it is written`() {
    #expect(String(localized: "**Ada** and \("*Bo*")") == "**Ada** and *Bo*")
  }

  @Test func `A localized string without a translation is its default value`() {
    #expect(String(localized: "plants.count", defaultValue: "\(2) plants") == "2 plants")
    let resource = LocalizedStringResource("plants.title", defaultValue: "All \(5) plants")
    #expect(resource.key == "plants.title")
    #expect(String(localized: resource) == "All 5 plants")
    #expect(TestHost { Text(resource) }.texts == ["All 5 plants"])
  }

  @Test func `String(localized) formats numbers in the locale of the resource`() {
    var resource = LocalizedStringResource("\(1234) m")
    resource.locale = Locale(identifier: "de_DE")
    #expect(String(localized: resource) == "1.234 m")
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "en.lproj/Localizable.strings": #""%lld m" = "%lld meters";"#,
      "de.lproj/Localizable.strings": #""%lld m" = "%lld Meter";"#,
    ])
  }

  private func plants() throws -> Bundle { try #require(Bundle(url: folder.url)) }

  @Test func `The locale of String(localized) determines the translation and the number format`()
    throws
  {
    let bundle = try plants()
    let german = Locale(identifier: "de_DE")
    #expect(String(localized: "\(1234) m", bundle: bundle, locale: german) == "1.234 Meter")
    #expect(String(localized: "\(1234) m", bundle: bundle, locale: english) == "1,234 meters")
  }

  @Test func `The locale of a resource determines the translation and the number format`() throws {
    var resource = LocalizedStringResource("\(1234) m", bundle: try plants())
    resource.locale = Locale(identifier: "de_DE")
    #expect(String(localized: resource) == "1.234 Meter")
    resource.locale = english
    #expect(String(localized: resource) == "1,234 meters")
  }
}
#endif

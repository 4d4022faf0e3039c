#if !canImport(Darwin)
import Ambient
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
}
#endif

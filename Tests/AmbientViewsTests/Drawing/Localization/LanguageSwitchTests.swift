import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `A program in three languages` {
  private struct Folder: View {
    @State private var count = 1

    var body: some View {
      Text("\(count) files in \("Home")")
      Text("Version 2")
      Text(verbatim: "v2")
      Button("More") { count += 1 }
    }
  }

  private static let catalog = """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "%lld files in %@": { "localizations": {
        "en": { "variations": { "plural": {
          "one": { "stringUnit": { "value": "%1$lld file in %2$@" } },
          "other": { "stringUnit": { "value": "%1$lld files in %2$@" } } } } },
        "pl": { "variations": { "plural": {
          "one": { "stringUnit": { "value": "%2$@: %1$lld plik" } },
          "few": { "stringUnit": { "value": "%2$@: %1$lld pliki" } },
          "many": { "stringUnit": { "value": "%2$@: %1$lld plików" } } } } },
        "ar": { "variations": { "plural": {
          "one": { "stringUnit": { "value": "ملف في %2$@" } },
          "two": { "stringUnit": { "value": "ملفان في %2$@" } },
          "few": { "stringUnit": { "value": "%1$lld ملفات في %2$@" } },
          "other": { "stringUnit": { "value": "%1$lld ملف في %2$@" } } } } } } },
      "Version 2": { "shouldTranslate": false },
      "More": { "localizations": {
        "pl": { "stringUnit": { "value": "Więcej" } },
        "ar": { "stringUnit": { "value": "المزيد" } } } } } }
    """

  private func open(_ language: String) -> TestHost {
    var environment = EnvironmentValues()
    environment.localizedStrings = LocalizationFiles.strings([
      "Localizable.xcstrings": Self.catalog
    ])
    environment.locale = Locale(identifier: language)
    return TestHost(environment: environment) { Folder() }
  }

  @Test func `A change of the language keeps the elements, and changes only translated texts`() {
    let host = open("en")
    #expect(host.texts == ["1 file in Home", "Version 2", "v2", "More"])
    let elements = host.elements.map(\.id)
    var changes: [ElementChange] = []
    let bodies = host.bodies {
      changes = host.changes { host.set(\.locale, to: Locale(identifier: "pl")) }
    }
    #expect(bodies == [])
    #expect(changes.count == 2)
    #expect(host.elements.map(\.id) == elements)
    #expect(host.texts == ["Home: 1 plik", "Version 2", "v2", "Więcej"])
  }

  @Test func `Each language has its own plural forms of a text with a number and a name`() {
    let host = open("pl")
    for _ in 1...4 { host.tap("Więcej") }
    #expect(host.texts.first == "Home: 5 plików")
    host.set(\.locale, to: Locale(identifier: "en"))
    #expect(host.texts.first == "5 files in Home")
    host.set(\.locale, to: Locale(identifier: "ar"))
    #expect(host.texts.first?.hasSuffix("ملفات في Home") == true)
    host.set(\.locale, to: Locale(identifier: "pl"))
    #expect(host.texts.first == "Home: 5 plików")
  }
}

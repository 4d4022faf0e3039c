import Ambient
import AmbientTestSupport
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `Malformed texts in string catalogs` {
  private func warning(_ folder: TemporaryFolder, _ problem: String) -> String {
    """
    A text in a file cannot be read. Views show the key, or the text in another language.

      File     \(folder.file("Localizable.xcstrings").path)
      Problem  \(problem)

    To fix this:
      • Correct the text in the file.
    """
  }

  @Test func `A string catalog with malformed texts keeps its other texts`() throws {
    let folder = try TemporaryFolder([
      "Localizable.xcstrings": """
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "rose": { "localizations": {
          "en": { "stringUnit": { "value": "Rose" } },
          "de": { "stringUnit": { "state": "translated" } } } },
        "lily": { "localizations": {
          "en": { "stringUnit": 5 },
          "de": { "stringUnit": { "value": "Lilie" } } } },
        "moss": { "localizations": 5 },
        "%lld cats": { "localizations": {
          "de": { "variations": { "plural": {
            "one": { "stringUnit": {} },
            "other": { "stringUnit": { "value": "%lld Katzen" } } } } } } },
        "oak": { "localizations": {
          "en": { "stringUnit": { "value": "Oak" } },
          "de": { "stringUnit": { "value": "Eiche" } } } } } }
      """
    ])
    var strings: LocalizedStrings?
    let warnings = warnings { strings = LocalizedStrings(contentsOf: folder.url) }
    let plural = "'strings' → '%lld cats' → 'localizations' → 'de' → 'variations' → 'plural'"
    #expect(
      warnings == [
        warning(folder, "'value' is missing in \(plural) → 'one' → 'stringUnit'."),
        warning(
          folder,
          "'strings' → 'lily' → 'localizations' → 'en' → 'stringUnit' has the wrong type."
        ),
        warning(folder, "'strings' → 'moss' → 'localizations' has the wrong type."),
        warning(
          folder,
          "'value' is missing in 'strings' → 'rose' → 'localizations' → 'de' → 'stringUnit'."
        ),
      ]
    )

    let host = TestHost {
      Text("rose")
      Text("lily")
      Text("moss")
      Text("\(2) cats")
      Text("oak")
    }
    host.set(\.localizedStrings, to: strings)
    host.set(\.locale, to: Locale(identifier: "de"))
    #expect(host.texts == ["Rose", "Lilie", "moss", "2 cats", "Eiche"])
    host.set(\.locale, to: Locale(identifier: "en"))
    #expect(host.texts == ["Rose", "lily", "moss", "2 cats", "Oak"])
  }
}

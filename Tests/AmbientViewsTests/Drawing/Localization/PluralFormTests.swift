import Ambient
import AmbientTesting
import Foundation
import Testing

@testable import AmbientViews

@Suite @MainActor struct `The plural form of a number` {
  private static let numbers = [0, 1, 2, 3, 5, 11, 12, 21, 22, 100, 101, 1_000_000]

  /// The name of each plural form, by the letter that stands for the form in this test.
  private static let names: [Character: String] = [
    "0": "zero", "1": "one", "2": "two", "f": "few", "m": "many", "o": "other",
  ]

  /// A string catalog in which the text of each plural form ends with a letter for the form.
  ///
  /// For example, if the form of 3 is *few*, its text is `3f`.
  ///
  /// - Parameters:
  ///   - language: The language of the texts.
  ///   - letters: The letters of the plural forms that the catalog contains.
  /// - Returns: The text of the string catalog.
  private static func catalog(_ language: String, _ letters: Set<Character>) -> String {
    let forms = letters.compactMap { letter in
      names[letter].map { "\"\($0)\": { \"stringUnit\": { \"value\": \"%arg\(letter)\" } }" }
    }
    return """
      { "sourceLanguage": "xx", "strings": { "%lld": { "localizations": { "\(language)": {
        "stringUnit": { "value": "%#@n@" },
        "substitutions": { "n": { "argNum": 1, "formatSpecifier": "lld", "variations": {
          "plural": { \(forms.joined(separator: ", ")) } } } } } } } } }
      """
  }

  // Each row has a language, and one letter for the plural form of each number in `numbers`.
  @Test(arguments: [
    ("en", "o1oooooooooo"), ("de", "o1oooooooooo"), ("nl", "o1oooooooooo"),
    ("sv", "o1oooooooooo"), ("da", "o1oooooooooo"), ("nb", "o1oooooooooo"),
    ("fi", "o1oooooooooo"), ("tr", "o1oooooooooo"), ("hu", "o1oooooooooo"),
    ("el", "o1oooooooooo"), ("fr", "11ooooooooom"), ("pt", "11ooooooooom"),
    ("pt-PT", "o1ooooooooom"), ("es", "o1ooooooooom"), ("it", "o1ooooooooom"),
    ("pl", "m1ffmmmmfmmm"), ("ru", "m1ffmmm1fm1m"), ("uk", "m1ffmmm1fm1m"),
    ("cs", "o1ffoooooooo"), ("sk", "o1ffoooooooo"), ("ro", "f1fffffooofo"),
    ("ar", "012ffmmmmooo"), ("he", "o12ooooooooo"), ("ja", "oooooooooooo"),
    ("zh", "oooooooooooo"), ("ko", "oooooooooooo"), ("hr", "o1ffooo1fo1o"),
    ("sr", "o1ffooo1fo1o"), ("sl", "o12foooooo1o"), ("lt", "o1fffoo1fo1o"),
    ("lv", "01ooo001o010"), ("hy", "11oooooooooo"), ("pa", "11oooooooooo"),
    ("si", "11oooooooooo"), ("fil", "111111111111"), ("mt", "f12ffmmooooo"),
    ("gd", "o12ff12ooooo"), ("br", "o12fooo12o1m"),
    ("ak", "11oooooooooo"), ("ti", "11oooooooooo"), ("se", "o12ooooooooo"),
    ("gv", "f12oo1212f1f"), ("kw", "012fooom2omo"),
  ])
  func `The language decides the plural form`(_ row: (language: String, letters: String)) {
    let file = Self.catalog(row.language, Set(row.letters).union("o"))
    let strings = LocalizationFiles.strings(["Localizable.xcstrings": file])
    let host = TestHost { ForEach(Self.numbers, id: \.self) { Text("\($0)") } }
    host.set(\.localizedStrings, to: strings)
    host.set(\.locale, to: Locale(identifier: row.language))
    #expect(String(host.texts.compactMap(\.last)) == row.letters)
  }

  @Test(arguments: [(1.5e16, true), (3, true), (2.5, false), (1e-7, false)])
  func `Plural rules treat a number as an integer only if it has no fraction`(
    number: Double,
    isInteger: Bool
  ) {
    #expect(PluralOperands(.floating(number)).isInteger == isInteger)
  }
}

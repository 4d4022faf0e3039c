import Ambient
import AmbientTestSupport
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `Files with localized texts` {
  private func texts(
    _ files: [String: String],
    locale: String,
    @ViewBuilder content: () -> some View
  ) -> [String] {
    let strings = LocalizationFiles.strings(files)
    let host = TestHost(content: content)
    host.set(\.localizedStrings, to: strings)
    host.set(\.locale, to: Locale(identifier: locale))
    return host.texts
  }

  @Test func `Each language has a folder of strings files, with one file for each table`() {
    let files = [
      "de.lproj/Localizable.strings": """
      /* A comment
         of two lines */
      "Rose" = "Rose (deutsch)";
      // Another comment
      "Say \\"hi\\"" = "Sag \\"hallo\\"\\nund \\U00fc";
      Lily = "Lilie";
      "Smile" = "Lach \\Ud83d\\ude00!";
      "Same";
      """,
      "de.lproj/Trees.strings": "\"Oak\" = \"Eiche\";",
      "en.lproj/Localizable.strings": "\"Only English\" = \"In English only\";",
    ]
    let shown = texts(files, locale: "de_AT") {
      Text("Rose")
      Text("Say \"hi\"")
      Text("Lily")
      Text("Smile")
      Text("Same")
      Text("Oak")
      Text("Oak", tableName: "Trees")
      Text("Only English")
    }
    #expect(
      shown == [
        "Rose (deutsch)", "Sag \"hallo\"\nund ü", "Lilie", "Lach 😀!", "Same", "Oak",
        "Eiche", "In English only",
      ]
    )
  }

  @Test func `A stringsdict file can have plural forms for two numbers in one text`() {
    let files = [
      "ru.lproj/Localizable.strings": "\"%lld files in %lld folders\" = \"unused\";",
      "ru.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>%lld files in %lld folders</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@files@ в %2$#@folders@</string>
          <key>files</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld файл</string>
            <key>few</key><string>%lld файла</string>
            <key>many</key><string>%lld файлов</string>
            <key>other</key><string>%lld файла</string>
          </dict>
          <key>folders</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld папке</string>
            <key>other</key><string>%lld папках</string>
          </dict>
        </dict>
      </dict></plist>
      """,
    ]
    let shown = texts(files, locale: "ru") {
      Text("\(1) files in \(1) folders")
      Text("\(2) files in \(5) folders")
      Text("\(11) files in \(21) folders")
    }
    #expect(shown == ["1 файл в 1 папке", "2 файла в 5 папках", "11 файлов в 21 папке"])
  }

  @Test func `A stringsdict file can give each device its own text or plural forms`() {
    let files = [
      "en.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld seeds</key><dict>
        <key>NSStringDeviceSpecificRuleType</key>
        <dict>
          <key>iphone</key><string>%lld seeds on a phone</string>
          <key>other</key>
          <dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@seeds@</string>
            <key>seeds</key>
            <dict>
              <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
              <key>one</key><string>a seed</string>
              <key>other</key><string>%lld seeds</string>
            </dict>
          </dict>
        </dict>
      </dict></dict></plist>
      """
    ]
    let shown = texts(files, locale: "en") {
      Text("\(1) seeds")
      Text("\(3) seeds")
    }
    #expect(shown == ["a seed", "3 seeds"])
  }

  @Test func `A stringsdict file with a malformed text keeps its other texts`() throws {
    let folder = try TemporaryFolder([
      "en.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>%lld cats</key>
        <dict><key>NSStringLocalizedFormatKey</key><string>%lld of the cats</string></dict>
        <key>%lld dogs</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@dogs@</string>
          <key>dogs</key><dict><key>one</key><string>a dog</string></dict>
        </dict>
      </dict></plist>
      """
    ])
    var strings: LocalizedStrings?
    let warnings = warnings { strings = LocalizedStrings(contentsOf: folder.url) }
    #expect(
      warnings == [
        """
        A text in a file cannot be read. Views show the key, or the text in another language.

          File     \(folder.file("en.lproj/Localizable.stringsdict").path)
          Problem  'dogs' of '%lld dogs' has no form 'other'.

        To fix this:
          • Correct the text in the file.
        """
      ]
    )
    let host = TestHost {
      Text("\(2) cats")
      Text("\(2) dogs")
    }
    host.set(\.localizedStrings, to: strings)
    #expect(host.texts == ["2 of the cats", "2 dogs"])
  }

  @Test(arguments: [
    ("Localizable.strings", "The property list is not a dictionary of strings."),
    ("Localizable.stringsdict", "The property list is not a dictionary."),
  ])
  func `A warning says that a property list is not a dictionary`(
    file: String,
    problem: String
  ) throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><array><string>Rose</string></array></plist>
      """
    let folder = try TemporaryFolder(["en.lproj/\(file)": list])
    let warnings = warnings { _ = LocalizedStrings(contentsOf: folder.url) }
    #expect(
      warnings == [
        """
        A file with localized texts cannot be read. Views show the keys instead of those texts.

          File     \(folder.file("en.lproj/\(file)").path)
          Problem  \(problem)

        To fix this, do one of:
          • Correct the file.
          • Remove the file from the resources.
        """
      ]
    )
  }

  @Test func `A warning names a text that is neither a string nor a dictionary`() throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld cats</key><integer>2</integer></dict></plist>
      """
    let folder = try TemporaryFolder(["en.lproj/Localizable.stringsdict": list])
    let warnings = warnings { _ = LocalizedStrings(contentsOf: folder.url) }
    #expect(
      warnings == [
        """
        A text in a file cannot be read. Views show the key, or the text in another language.

          File     \(folder.file("en.lproj/Localizable.stringsdict").path)
          Problem  '%lld cats' is neither a string nor a dictionary.

        To fix this:
          • Correct the text in the file.
        """
      ]
    )
  }

  @Test func `The folder of the development language can be named Base or base`() {
    for name in ["Base", "base"] {
      let strings = LocalizationFiles.strings(
        [
          "\(name).lproj/Localizable.strings": "\"Rose\" = \"The rose\";",
          "\(name).lproj/Localizable.stringsdict": """
          <?xml version="1.0" encoding="UTF-8"?>
          <plist version="1.0"><dict><key>%lld cats</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@cats@</string>
            <key>cats</key><dict>
              <key>one</key><string>%lld cat</string>
              <key>other</key><string>%lld cats</string>
            </dict>
          </dict></dict></plist>
          """,
        ],
        developmentLanguage: "fr"
      )
      let host = TestHost {
        Text("Rose")
        Text("\(0) cats")
      }
      host.set(\.localizedStrings, to: strings)
      host.set(\.locale, to: Locale(identifier: "de"))
      // French, unlike English, has the form `one` for 0.
      #expect(host.texts == ["The rose", "0 cat"])
    }
  }

  @Test func `A string catalog can have substitutions and variations by device`() {
    let files = [
      "Localizable.xcstrings": """
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "Tap": { "localizations": { "en": { "variations": { "device": {
          "mac": { "stringUnit": { "value": "Click" } },
          "other": { "stringUnit": { "value": "Touch" } } } } } } },
        "%lld birds, %lld cats": { "localizations": { "en": {
          "stringUnit": { "value": "%#@birds@ and %#@cats@" },
          "substitutions": {
            "birds": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
              "zero": { "stringUnit": { "value": "no bird" } },
              "one": { "stringUnit": { "value": "%arg bird" } },
              "other": { "stringUnit": { "value": "%arg birds" } } } } },
            "cats": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
              "one": { "stringUnit": { "value": "%arg cat" } },
              "other": { "stringUnit": { "value": "%arg cats" } } } } } } } } },
        "Old": {} } }
      """
    ]
    let shown = texts(files, locale: "en_US") {
      Text("Tap")
      Text("\(0) birds, \(1) cats")
      Text("\(1) birds, \(2000) cats")
      Text("Old")
    }
    #expect(shown == ["Touch", "no bird and 1 cat", "1 bird and 2,000 cats", "Old"])
  }

  @Test func `A text that is not yet translated in a string catalog is in the source language`() {
    let files = [
      "Localizable.xcstrings": """
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "tap": { "localizations": {
          "en": { "stringUnit": { "state": "translated", "value": "Tap" } },
          "de": { "stringUnit": { "state": "new", "value": "" } } } },
        "%lld cats": { "localizations": {
          "de": { "variations": { "plural": {
            "one": { "stringUnit": { "state": "new", "value": "" } },
            "other": { "stringUnit": { "state": "translated", "value": "%lld Katzen" } } } } } } },
        "%lld dogs": { "localizations": {
          "de": { "variations": { "plural": {
            "other": { "stringUnit": { "state": "new", "value": "" } } } } } } },
        "bark": { "localizations": {
          "en": { "variations": { "device": {
            "other": { "stringUnit": { "state": "new", "value": "" } } } } },
          "en-GB": { "stringUnit": { "state": "translated", "value": "Woof" } } } },
        "mew": { "localizations": {
          "de": { "stringUnit": { "state": "translated", "value": "" } } } } } }
      """
    ]
    let shown = texts(files, locale: "de_DE") {
      Text("tap")
      Text("\(1) cats")
      Text("\(2) dogs")
      Text("bark")
      Text("mew")
    }
    // The German form "one" is not translated yet, so the form "other" is used.
    #expect(shown == ["Tap", "1 Katzen", "2 dogs", "bark", ""])
  }

  @Test func `A substitution that contains itself is inserted once`() {
    let files = [
      "Localizable.xcstrings": """
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "%lld birds": { "localizations": { "en": {
          "stringUnit": { "value": "%#@birds@" },
          "substitutions": {
            "birds": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
              "other": { "stringUnit": { "value": "%arg %#@birds@" } } } } } } } } } } }
      """
    ]
    #expect(texts(files, locale: "en_US") { Text("\(2) birds") } == ["2 birds"])
  }

  @Test func `A text in a strings file can begin with a combining mark`() {
    let files = ["de.lproj/Localizable.strings": "\"mark\" =\r\n\"\u{301}a\";"]
    #expect(texts(files, locale: "de_DE") { Text("mark") } == ["\u{301}a"])
  }

  @Test func `Two texts that name a missing table cause one warning`() {
    let table = "Table-\(UUID().uuidString)"
    let strings = LocalizedStrings(["de": ["Rose": "Rose"]])
    let texts = warnings {
      let host = TestHost {
        Text("Oak", tableName: table).environment(\.localizedStrings, strings)
        Text("Elm", tableName: table).environment(\.localizedStrings, strings)
        Text("Ash").environment(\.localizedStrings, strings)
      }
      #expect(host.texts == ["Oak", "Elm", "Ash"])
    }
    #expect(
      texts == [
        """
        A text names a table that does not exist. Views show the key instead of the text.

          Table   \(table)
          Key     Oak
          Bundle  \(Bundle.main.bundlePath)

        To fix this, do one of:
          • Add '\(table).xcstrings' to the resources of the target.
          • Pass the bundle with the table, such as 'bundle: .module'.
          • Remove 'tableName', so that the text is looked up in 'Localizable'.
        """
      ]
    )
  }

  @Test(arguments: [
    (
      "de.lproj/Bad.strings", "\"a\" = \"b\";\n\"c\" = \"d\"\n\"e\" = \"f\";",
      "Line 3: ';' is missing after the text of 'c'."
    ),
    ("de.lproj/Bad.strings", "\"a\" = \"b;\n", "Line 1: A string has no closing quotation mark."),
    ("de.lproj/Bad.strings", "/* no end", "Line 1: A comment has no end."),
    (
      "de.lproj/Bad.strings", "\"a\" = \"\\Ud83d\";",
      "Line 1: The surrogate after '\\U' is not part of a surrogate pair."
    ),
    (
      "Bad.xcstrings", "{ \"strings\": {} }", "'sourceLanguage' is missing in the catalog."
    ),
    (
      "Bad.xcstrings",
      "{ \"sourceLanguage\": \"en\", \"strings\": 5 }",
      "'strings' has the wrong type."
    ),
  ])
  func `A warning names the error in a malformed file`(_ row: (String, String, String)) throws {
    let folder = try TemporaryFolder([row.0: row.1])
    let warnings = warnings { _ = LocalizedStrings(contentsOf: folder.url) }
    #expect(
      warnings == [
        """
        A file with localized texts cannot be read. Views show the keys instead of those texts.

          File     \(folder.file(row.0).path)
          Problem  \(row.2)

        To fix this, do one of:
          • Correct the file.
          • Remove the file from the resources.
        """
      ]
    )
  }
}

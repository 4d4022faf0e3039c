public import Foundation

/// The texts of a program in several languages.
///
/// A host or a test can set the texts in the environment if the bundles of the program have no
/// texts:
///
/// ```swift
/// let strings = LocalizedStrings(["de": ["Water": "Gießen"], "fr": ["Water": "Arroser"]])
/// let host = TestHost { Garden().environment(\.localizedStrings, strings) }
/// host.set(\.locale, to: Locale(identifier: "de_CH"))
/// ```
///
/// A text is first looked up in the languages of the locale: for `de_CH`, in `de-CH` and then in
/// `de`. For `es_MX`, the languages are `es-MX`, `es-419` (the Spanish of Latin America) and `es`.
/// If none of these languages has the key, the text is looked up in the same language of another
/// region, such as `de-AT`, and then in the development language.
public struct LocalizedStrings: Equatable, Sendable {
  private final class Storage: Sendable {
    let tables: LocalizedTables
    let developmentLanguage: String

    init(_ tables: LocalizedTables, _ developmentLanguage: String) {
      self.tables = tables
      self.developmentLanguage = developmentLanguage
    }
  }

  private let storage: Storage

  /// The table for texts that name no table.
  package static let defaultTable = "Localizable"

  init(_ tables: LocalizedTables, developmentLanguage: String?) {
    storage = Storage(tables, developmentLanguage ?? tables.sourceLanguage ?? "en")
  }

  /// Creates texts from dictionaries.
  ///
  /// - Parameters:
  ///   - translations: For each language, the texts by their keys.
  ///   - table: The name of the table.
  ///   - developmentLanguage: The language that is used if a text has no translation for the
  ///     locale.
  public init(
    _ translations: [String: [String: String]],
    table: String = "Localizable",
    developmentLanguage: String = "en"
  ) {
    var tables = LocalizedTables()
    for (language, texts) in translations {
      for (key, text) in texts {
        tables.add(LocalizedEntry(.one(text)), for: key, language: language, table: table)
      }
    }
    self.init(tables, developmentLanguage: developmentLanguage)
  }

  /// Reads all string files and string catalogs of a folder.
  ///
  /// The folder contains string catalogs, such as `Localizable.xcstrings`, and folders such as
  /// `de.lproj` with `.strings` and `.stringsdict` files. A file that cannot be read is reported
  /// and left out.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - developmentLanguage: The language that is used if a text has no translation for the
  ///     locale; nil for the source language of the string catalogs, or else English.
  public init(contentsOf folder: URL, developmentLanguage: String? = nil) {
    self.init(LocalizedTables(contentsOf: [folder]), developmentLanguage: developmentLanguage)
  }

  /// Returns whether both values have the same texts and the same development language.
  public static func == (lhs: LocalizedStrings, rhs: LocalizedStrings) -> Bool {
    lhs.storage === rhs.storage
      || lhs.storage.developmentLanguage == rhs.storage.developmentLanguage
        && lhs.storage.tables == rhs.storage.tables
  }

  func contains(table: String) -> Bool { storage.tables.contains(table: table) }

  /// Returns whether a table has a key in any language.
  func contains(_ key: String, in table: String) -> Bool {
    storage.tables.languages(of: key, in: table) != nil
  }

  func match(for key: String, in table: String, locale: Locale) -> LocalizedEntry.Match? {
    guard let languages = storage.tables.languages(of: key, in: table) else { return nil }
    let best = LanguageFallbacks(locale.identifier)
      .best(of: languages.keys, developmentLanguage: storage.developmentLanguage)
    guard let best, let entry = languages[best] else { return nil }
    // SwiftPM may write the folder `Base.lproj` as `base.lproj`.
    let language = best.lowercased() == "base" ? storage.developmentLanguage : best
    return LocalizedEntry.Match(entry: entry, language: language)
  }
}

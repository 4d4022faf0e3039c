import Foundation

/// A string catalog: a JSON file with the texts of one table in all languages.
struct StringCatalog: Decodable {
  private struct Text: Decodable {
    let localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?
  }

  private struct Unit: Decodable {
    let value: String
    let state: String?

    /// Whether a translator still has to write the text.
    var isMissing: Bool { state == "new" && value.isEmpty }
  }

  private final class Variation: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
  }

  private struct Variations: Decodable {
    let plural: [String: Variation]?
    let device: [String: Variation]?
  }

  private struct Substitution: Decodable {
    let argNum: Int?
    let formatSpecifier: String?
    let variations: Variations?
  }

  private let sourceLanguage: String
  private let strings: [String: Text]

  /// Reads a catalog.
  ///
  /// - Throws: `StringsProblem`, which says what is wrong in the file.
  init(_ data: Data) throws {
    do {
      self = try JSONDecoder().decode(StringCatalog.self, from: data)
    } catch DecodingError.dataCorrupted(let context) {
      throw StringsProblem("The file is not valid JSON: \(context.debugDescription)")
    } catch DecodingError.keyNotFound(let key, let context) {
      throw StringsProblem("'\(key.stringValue)' is missing in \(Self.path(context)).")
    } catch DecodingError.typeMismatch(_, let context) {
      throw StringsProblem("\(Self.path(context)) has the wrong type.")
    } catch DecodingError.valueNotFound(_, let context) {
      throw StringsProblem("\(Self.path(context)) has no value.")
    }
  }

  private static func path(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map { "'\($0.stringValue)'" }
    return path.isEmpty ? "the catalog" : path.joined(separator: " → ")
  }

  /// Adds the texts to tables.
  ///
  /// If a key has no text in the source language, the key itself is the text.
  func add(to tables: inout LocalizedTables, table: String) {
    tables.sourceLanguage = sourceLanguage
    for (key, text) in strings {
      let localizations = text.localizations ?? [:]
      if localizations[sourceLanguage] == nil {
        let entry = LocalizedEntry(.one(key))
        tables.add(entry, for: key, language: sourceLanguage, table: table)
      }
      for (language, localization) in localizations {
        guard let forms = Self.forms(localization.stringUnit, localization.variations, nil) else {
          continue
        }
        var entry = LocalizedEntry(forms)
        for (name, substitution) in localization.substitutions ?? [:] {
          let specifier = substitution.formatSpecifier
          guard let forms = Self.forms(nil, substitution.variations, specifier) else { continue }
          entry.substitutions[name] = .init(position: substitution.argNum, forms: forms)
        }
        tables.add(entry, for: key, language: language, table: table)
      }
    }
  }

  /// Reads the forms of a text, such as its singular and its plural.
  ///
  /// - Parameters:
  ///   - unit: The form of a text without variations.
  ///   - variations: The forms by plural category or by device.
  ///   - specifier: The format specifier that replaces `arg` in each `%arg`, such as `lld`.
  /// - Returns: The forms; nil if the text has no form.
  private static func forms(
    _ unit: Unit?,
    _ variations: Variations?,
    _ specifier: String?
  ) -> LocalizedEntry.Forms? {
    if let plural = variations?.plural {
      var forms: [PluralCategory: LocalizedEntry.Forms] = [:]
      for (name, variation) in plural {
        guard let category = PluralCategory(rawValue: name) else { continue }
        forms[category] = Self.forms(variation.stringUnit, variation.variations, specifier)
      }
      return .plural(forms)
    }
    if let device = variations?.device {
      return .device(
        device.compactMapValues { Self.forms($0.stringUnit, $0.variations, specifier) }
      )
    }
    guard let unit, !unit.isMissing else { return nil }
    let value = unit.value
    return .one(specifier.map { value.replacing("%arg", with: "%" + $0) } ?? value)
  }
}

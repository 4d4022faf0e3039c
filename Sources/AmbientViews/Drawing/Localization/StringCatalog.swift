import Foundation

/// A string catalog: a JSON file with the texts of one table in all languages.
struct StringCatalog: Decodable {
  /// A part of the catalog, or the reason why the part cannot be read.
  private struct Part<Value: Decodable>: Decodable {
    let result: Result<Value, StringsProblem>

    init(from decoder: any Decoder) {
      do {
        result = .success(try Value(from: decoder))
      } catch {
        result = .failure(StringCatalog.problem(error, in: decoder.codingPath))
      }
    }
  }

  private struct Text: Decodable {
    let localizations: [String: Part<Localization>]?
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
  private let strings: [String: Part<Text>]

  /// A problem for each text that cannot be read, in the order of the keys and the languages.
  var problems: [StringsProblem] {
    strings.sorted { $0.key < $1.key }.flatMap { Self.problems(of: $0.value) }
  }

  /// Reads a catalog.
  ///
  /// - Throws: `StringsProblem`, which says what is wrong in the file. A malformed text does not
  ///   cause an error: the property ``problems`` reports the text.
  init(_ data: Data) throws {
    do {
      self = try JSONDecoder().decode(StringCatalog.self, from: data)
    } catch {
      throw Self.problem(error, in: [])
    }
  }

  private static func problems(of text: Part<Text>) -> [StringsProblem] {
    switch text.result {
    case .success(let text):
      (text.localizations ?? [:]).sorted { $0.key < $1.key }.compactMap { localization in
        guard case .failure(let problem) = localization.value.result else { return nil }
        return problem
      }
    case .failure(let problem): [problem]
    }
  }

  private static func problem(_ error: any Error, in path: [any CodingKey]) -> StringsProblem {
    switch error {
    case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty:
      StringsProblem("The file is not valid JSON: \(context.debugDescription)")
    case DecodingError.keyNotFound(let key, let context):
      StringsProblem("'\(key.stringValue)' is missing in \(name(of: context.codingPath)).")
    case DecodingError.typeMismatch(_, let context):
      StringsProblem("\(name(of: context.codingPath)) has the wrong type.")
    case DecodingError.valueNotFound(_, let context):
      StringsProblem("\(name(of: context.codingPath)) has no value.")
    default:
      StringsProblem("\(name(of: path)) cannot be read: \(error)")
    }
  }

  private static func name(of path: [any CodingKey]) -> String {
    let path = path.map { "'\($0.stringValue)'" }
    return path.isEmpty ? "the catalog" : path.joined(separator: " → ")
  }

  /// Adds the texts to tables.
  ///
  /// If a key has no text in the source language, the key itself is the text. A text that cannot be
  /// read is left out.
  func add(to tables: inout LocalizedTables, table: String) {
    tables.sourceLanguage = sourceLanguage
    for (key, part) in strings {
      guard case .success(let text) = part.result else { continue }
      let localizations = (text.localizations ?? [:]).compactMapValues { try? $0.result.get() }
      var translations = localizations.compactMapValues { localization in
        Self.forms(localization.stringUnit, localization.variations, nil)
      }
      if translations[sourceLanguage] == nil { translations[sourceLanguage] = .one(key) }
      for (language, forms) in translations {
        var entry = LocalizedEntry(forms)
        for (name, substitution) in localizations[language]?.substitutions ?? [:] {
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
      return forms.isEmpty ? nil : .plural(forms)
    }
    if let device = variations?.device {
      let forms = device.compactMapValues {
        Self.forms($0.stringUnit, $0.variations, specifier)
      }
      return forms.isEmpty ? nil : .device(forms)
    }
    guard let unit, !unit.isMissing else { return nil }
    let value = unit.value
    return .one(specifier.map { value.replacing("%arg", with: "%" + $0) } ?? value)
  }
}

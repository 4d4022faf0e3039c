/// The languages in which a text is looked up for a locale, beginning with the best language.
struct LanguageFallbacks {
  private let candidates: [String]
  private let code: String

  /// Lists the languages for the identifier of a locale, such as `de-CH` or `zh_TW`.
  init(_ identifier: String) {
    let parts = identifier.prefix { $0 != "@" && $0 != "." }
      .split { $0 == "-" || $0 == "_" }.map(String.init)
    var candidates: [String] = []
    var rest = parts
    while !rest.isEmpty {
      candidates.append(Self.normalized(rest.joined(separator: "-")))
      rest.removeLast()
    }
    code = candidates.last ?? ""
    if let script = Self.script(of: parts) {
      candidates.insert(script, at: max(0, candidates.count - 1))
    }
    if let other = Self.otherNames[code] { candidates.append(other) }
    self.candidates = candidates
  }

  /// Returns the best of the languages that a text has.
  ///
  /// The order of preference is: a language of the locale, the same language with another region,
  /// the development language, and `Base`.
  ///
  /// - Parameters:
  ///   - languages: The languages of the text.
  ///   - developmentLanguage: The language that is used if the text has no translation for the
  ///     locale.
  /// - Returns: The language; nil if the text has none of these languages.
  func best(of languages: some Collection<String>, developmentLanguage: String) -> String? {
    var names: [String: String] = [:]
    for language in languages { names[Self.normalized(language)] = language }
    if let exact = candidates.lazy.compactMap({ names[$0] }).first { return exact }
    let region = names.keys.filter { !code.isEmpty && $0.hasPrefix(code + "-") }.min()
    return region.flatMap { names[$0] } ?? names[Self.normalized(developmentLanguage)]
      ?? names["base"]
  }

  private static func normalized(_ language: String) -> String {
    language.lowercased().replacing("_", with: "-")
  }

  /// Languages that have two codes; a folder may use either code.
  private static let otherNames = ["nb": "no", "no": "nb", "he": "iw", "iw": "he", "id": "in"]

  /// Returns Chinese in the script of the region, such as `zh-hant` for `TW`.
  ///
  /// The result is nil for other languages, and for an identifier that names a script.
  private static func script(of parts: [String]) -> String? {
    guard parts.first?.lowercased() == "zh" else { return nil }
    if parts.dropFirst().contains(where: { $0.lowercased().hasPrefix("han") }) { return nil }
    let isTraditional = parts.dropFirst().contains { ["TW", "HK", "MO"].contains($0.uppercased()) }
    return isTraditional ? "zh-hant" : "zh-hans"
  }
}

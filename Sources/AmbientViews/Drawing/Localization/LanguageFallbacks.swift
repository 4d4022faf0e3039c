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
    if let parent = Self.script(of: parts) ?? Self.largerRegion(of: parts),
      !candidates.contains(parent)
    {
      candidates.insert(parent, at: max(0, candidates.count - 1))
    }
    if let other = Self.otherNames[code] { candidates.append(other) }
    self.candidates = candidates
  }

  /// Returns the best of the languages that a text has; nil if no language fits.
  ///
  /// The order of preference is: a language in the list for the locale, the same language with
  /// another region, the development language, and `Base`.
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

  /// The other code of each language that has two codes.
  ///
  /// The translations of an app may use either code.
  private static let otherNames = [
    "nb": "no", "no": "nb", "he": "iw", "iw": "he", "id": "in", "in": "id",
  ]

  /// Returns Chinese with a script: `zh-hant` for Taiwan, Hong Kong and Macau, otherwise `zh-hans`.
  ///
  /// The result is nil for other languages, and for an identifier that names a script.
  private static func script(of parts: [String]) -> String? {
    guard parts.first?.lowercased() == "zh" else { return nil }
    if parts.dropFirst().contains(where: { $0.lowercased().hasPrefix("han") }) { return nil }
    let isTraditional = parts.dropFirst().contains { ["TW", "HK", "MO"].contains($0.uppercased()) }
    return isTraditional ? "zh-hant" : "zh-hans"
  }

  /// Returns the form of a language that several regions share.
  ///
  /// For `es-MX`, the result is `es-419`: the Spanish of Latin America. For `pt-AO`, the result is
  /// `pt-pt`: Angola shares the Portuguese of Portugal. The result is nil for a language or region
  /// that is not in `largerRegions`.
  private static func largerRegion(of parts: [String]) -> String? {
    guard let code = parts.first?.lowercased(), let larger = largerRegions[code] else { return nil }
    let isPart = parts.dropFirst().contains { larger.regions.contains($0.uppercased()) }
    return isPart ? larger.language : nil
  }

  /// The shared forms of languages and their regions, from the Common Locale Data Repository.
  private static let largerRegions: [String: (language: String, regions: Set<String>)] = [
    "es": (
      "es-419",
      [
        "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA",
        "PE", "PR", "PY", "SV", "US", "UY", "VE",
      ]
    ),
    "pt": (
      "pt-pt",
      ["AO", "CH", "CV", "FR", "GQ", "GW", "LU", "MO", "MZ", "ST", "TL"]
    ),
  ]
}

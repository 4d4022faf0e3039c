import Foundation

/// A file of the format `.stringsdict`: texts with plural forms, in a property list.
enum StringsDictionary {
  /// Returns the entries of a file by key.
  ///
  /// - Throws: An error if the data is not a property list, or if an entry has the wrong structure.
  static func entries(in data: Data) throws -> [String: LocalizedEntry] {
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    guard let list = list as? [String: [String: Any]] else {
      throw StringsProblem("The property list is no dictionary of dictionaries.")
    }
    return try Dictionary(
      uniqueKeysWithValues: list.map { key, value in (key, try entry(value, key)) }
    )
  }

  private static func entry(_ value: [String: Any], _ key: String) throws -> LocalizedEntry {
    if let forms = value["NSStringDeviceSpecificRuleType"] as? [String: String] {
      return LocalizedEntry(.device(forms.mapValues { .one($0) }))
    }
    if let forms = value["NSStringVariableWidthRuleType"] as? [String: String] {
      let widest = forms.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
      return LocalizedEntry(.one(widest?.value ?? key))
    }
    guard let format = value["NSStringLocalizedFormatKey"] as? String else {
      throw StringsProblem("'\(key)' has no 'NSStringLocalizedFormatKey'.")
    }
    var entry = LocalizedEntry(.one(format))
    for (name, value) in value {
      guard let rule = value as? [String: String] else { continue }
      var forms: [PluralCategory: LocalizedEntry.Forms] = [:]
      for category in PluralCategory.allCases {
        if let form = rule[category.rawValue] { forms[category] = .one(form) }
      }
      guard forms[.other] != nil else {
        throw StringsProblem("'\(name)' of '\(key)' has no form 'other'.")
      }
      entry.substitutions[name] = .init(forms: .plural(forms))
    }
    return entry
  }
}

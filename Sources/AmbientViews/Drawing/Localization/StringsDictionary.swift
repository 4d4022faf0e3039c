import Foundation

/// A file of the format `.stringsdict`: texts with plural forms, in a property list.
struct StringsDictionary {
  private(set) var entries: [String: LocalizedEntry] = [:]

  /// A problem for each text that cannot be read, in the order of the keys.
  private(set) var problems: [StringsProblem] = []

  /// Reads a file.
  ///
  /// - Throws: An error if the data is not a property list with a dictionary.
  init(_ data: Data) throws {
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    guard let list = list as? [String: Any] else {
      throw StringsProblem("The property list is not a dictionary.")
    }
    for (key, value) in list.sorted(by: { $0.key < $1.key }) {
      do {
        entries[key] = try Self.entry(value, key)
      } catch {
        problems.append(error)
      }
    }
  }

  private static func entry(
    _ value: Any,
    _ key: String
  ) throws(StringsProblem) -> LocalizedEntry {
    var entry = LocalizedEntry(.one(""))
    entry.forms = .one(try format(value, key, &entry.substitutions))
    return entry
  }

  /// Returns the format string of a text, and adds the substitutions of this format string.
  ///
  /// If the text has a format for each device, the method uses the format that
  /// ``LocalizedEntry/device(of:)`` chooses, and ignores the others. The formats cannot share the
  /// dictionary `substitutions`, because they may give the same name to different substitutions. If
  /// the text has a format for each width, the method uses the widest format.
  ///
  /// - Parameters:
  ///   - value: A format string, or a dictionary of rules.
  ///   - key: The key of the text.
  ///   - substitutions: The dictionary to which the method adds the parts with plural forms.
  /// - Returns: The format string.
  /// - Throws: A `StringsProblem` if the value cannot be read.
  private static func format(
    _ value: Any,
    _ key: String,
    _ substitutions: inout [String: LocalizedEntry.Substitution]
  ) throws(StringsProblem) -> String {
    if let string = value as? String { return string }
    guard let rules = value as? [String: Any] else {
      throw StringsProblem("'\(key)' is neither a string nor a dictionary.")
    }
    if let devices = rules["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      return try format(LocalizedEntry.device(of: devices) ?? key, key, &substitutions)
    }
    if let widths = rules["NSStringVariableWidthRuleType"] as? [String: Any] {
      let widest = widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
      return try format(widest?.value ?? key, key, &substitutions)
    }
    guard let format = rules["NSStringLocalizedFormatKey"] as? String else {
      throw StringsProblem("'\(key)' has no 'NSStringLocalizedFormatKey'.")
    }
    for case (let name, let rule as [String: Any]) in rules {
      substitutions[name] = .init(forms: .plural(try plural(rule, name, key)))
    }
    return format
  }

  private static func plural(
    _ rule: [String: Any],
    _ name: String,
    _ key: String
  ) throws(StringsProblem) -> [PluralCategory: LocalizedEntry.Forms] {
    var forms: [PluralCategory: LocalizedEntry.Forms] = [:]
    for category in PluralCategory.allCases {
      if let form = rule[category.rawValue] as? String { forms[category] = .one(form) }
    }
    guard forms[.other] != nil else {
      throw StringsProblem("'\(name)' of '\(key)' has no form 'other'.")
    }
    return forms
  }
}

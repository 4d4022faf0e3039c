/// The translation of a key into one language.
struct LocalizedEntry: Equatable, Sendable {
  /// The forms of the text: one form, or a form for each plural category or device.
  indirect enum Forms: Equatable, Sendable {
    case one(String)
    case plural([PluralCategory: Forms])
    case device([String: Forms])
  }

  /// A part of the text that has its own plural forms.
  struct Substitution: Equatable, Sendable {
    /// The position of the substitution's argument, counted from 1; nil for the next argument.
    var position: Int?
    var forms: Forms
  }

  var forms: Forms
  var substitutions: [String: Substitution] = [:]

  init(_ forms: Forms, substitutions: [String: Substitution] = [:]) {
    self.forms = forms
    self.substitutions = substitutions
  }

  /// A translation and its language.
  struct Match {
    let entry: LocalizedEntry

    /// The language of the translation, such as `pt-BR`.
    let language: String

    var rule: PluralRule { PluralRule.rule(of: language) }
  }
}

extension LocalizedEntry {
  /// Returns one of several forms for devices; nil if there are no forms.
  ///
  /// The result is the form `other`. If there is no form `other`, the result is the form `mac`, or
  /// else the form whose device is the first in alphabetical order.
  static func device<Form>(of forms: [String: Form]) -> Form? {
    forms["other"] ?? forms["mac"] ?? forms.min { $0.key < $1.key }?.value
  }
}

extension LocalizedEntry.Forms {
  /// Returns the form for a number; empty if the entry has no form.
  ///
  /// If `number` is nil, because the text contains no number, the result is the form `other`. If
  /// the text has a form `zero`, the number 0 uses this form in all languages.
  func format(for number: _FormatNumber?, _ rule: PluralRule) -> String {
    switch self {
    case .one(let string): return string
    case .plural(let forms):
      let operands = number.map { PluralOperands($0) }
      if let zero = forms[.zero], let operands, operands.isInteger(in: 0...0) {
        return zero.format(for: number, rule)
      }
      let category = operands.map(rule.category) ?? .other
      let form =
        forms[category] ?? forms[.other]
        ?? PluralCategory.allCases.lazy
        .compactMap { forms[$0] }.first
      return form?.format(for: number, rule) ?? ""
    case .device(let forms):
      return LocalizedEntry.device(of: forms)?.format(for: number, rule) ?? ""
    }
  }
}

import AmbientCore
import AmbientFoundation
import AmbientSupport
import Foundation

/// A value that a text field formats and parses.
struct FormattedFieldValue<F: ParseableFormatStyle>: FieldValue where F.FormatOutput == String {
  let value: Binding<F.FormatInput>
  let format: F

  func string(in locale: () -> Locale?) -> String {
    format.inLocale(locale()).format(value.wrappedValue)
  }

  func edit(_ text: String, in locale: Locale?) -> FieldDraft? {
    let format = format.inLocale(locale)
    var valueTexts = [format.format(value.wrappedValue)]
    if let new = try? format.parseStrategy.parse(text) {
      value.wrappedValue = new
      // The binding is not read again here, because the write may have removed the bound value,
      // such as an element of an array.
      valueTexts.append(format.format(new))
    }
    return FieldDraft(text: text, valueTexts: valueTexts, locale: locale)
  }

  func commit(_ text: String, in locale: Locale?) {
    // `edit(_:in:)` has written the value already. The warning is given only here, because
    // `edit(_:in:)` runs for each typed character.
    format.inLocale(locale).warnIfUnreadable(text, in: value.wrappedValue)
  }
}

/// An optional value that a text field formats and parses.
///
/// Nil is shown as an empty text.
struct OptionalFieldValue<F: ParseableFormatStyle>: FieldValue where F.FormatOutput == String {
  let value: Binding<F.FormatInput?>
  let format: F

  func string(in locale: () -> Locale?) -> String {
    value.wrappedValue.map { format.inLocale(locale()).format($0) } ?? ""
  }

  func edit(_ text: String, in locale: Locale?) -> FieldDraft? {
    let format = format.inLocale(locale)
    let old = value.wrappedValue
    let new = text.isEmpty ? nil : try? format.parseStrategy.parse(text)
    value.wrappedValue = new
    // The warning needs a value to format. If the text is unreadable, the write above has replaced
    // the old value with nil. `commit(_:in:)` would find no value, so the warning is given here.
    if let old, new == nil, !text.isEmpty { format.warnIfUnreadable(text, in: old) }
    let valueTexts = [old, new].map { $0.map(format.format) ?? "" }
    return FieldDraft(text: text, valueTexts: valueTexts, locale: locale)
  }
}

extension ParseableFormatStyle where FormatOutput == String {
  /// Returns the format with another locale; the format itself if the locale is nil.
  fileprivate func inLocale(_ locale: Locale?) -> Self { locale.map(self.locale) ?? self }

  /// Warns if the format can read neither the typed text nor the text of the field's value.
  ///
  /// If the format can read the text of the value, which the format itself wrote, the typed text is
  /// a mistake of the user. Otherwise, the format is a mistake of the program.
  ///
  /// - Parameters:
  ///   - text: The typed text.
  ///   - value: The value of the field.
  fileprivate func warnIfUnreadable(_ text: String, in value: FormatInput) {
    let strategy = parseStrategy
    guard (try? strategy.parse(text)) == nil else { return }
    let written = format(value)
    if (try? strategy.parse(written)) == nil {
      Diagnostic.unreadableFormat("\(Self.self)", written: written, typed: text).warn()
    }
  }
}

extension Diagnostic {
  static func unreadableFormat(_ format: String, written: String, typed: String) -> Diagnostic {
    Diagnostic(
      "A text field has a format that cannot read the text it writes. The typed text is dropped.",
      facts: [("Format", format), ("Text of the value", written), ("Typed text", typed)],
      remedies: [
        "Use a format whose 'parseStrategy' reads what 'format(_:)' returns.",
        "Show the value with 'Text(_:format:)', and edit it with another control.",
      ]
    )
  }
}

import AmbientCore
import AmbientFoundation
import Foundation

/// What a text field edits.
enum FieldSource {
  case text(Binding<String>)
  case selection(Binding<String>, Binding<TextSelection?>)
  /// A value in a format, or a text whose editing has actions.
  case value(any FieldValue, FieldActions)
}

/// The actions of the old forms of text fields.
struct FieldActions {
  /// Runs when the field gets or loses the focus.
  var onEditingChanged: ((Bool) -> Void)?

  /// Runs when the user submits the text.
  var onCommit: (() -> Void)?
}

/// A value that a text field shows and edits as text.
protocol FieldValue {
  /// Returns the text of the value.
  ///
  /// - Parameter locale: Returns the locale of the field; nil if no host has set one. A text, which
  ///   is the same in all locales, does not ask for it.
  /// - Returns: The text.
  @MainActor func string(in locale: () -> Locale?) -> String

  /// Receives the text while the user types.
  ///
  /// - Returns: Whether the text is written; false if it waits for `commit(_:in:)`.
  @MainActor func edit(_ text: String) -> Bool

  /// Converts the text of the user to a value, and writes the value.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - locale: The locale of the field; nil if no host has set one.
  @MainActor func commit(_ text: String, in locale: Locale?)
}

extension FieldValue {
  @MainActor func edit(_ text: String) -> Bool { false }

  @MainActor func commit(_ text: String, in locale: Locale?) {}
}

/// A text, which is written with each edit.
struct TextFieldValue: FieldValue {
  let text: Binding<String>

  func string(in locale: () -> Locale?) -> String { text.wrappedValue }

  func edit(_ text: String) -> Bool {
    self.text.wrappedValue = text
    return true
  }
}

extension EnvironmentValues {
  /// The locale; nil if no host has set one.
  var chosenLocale: Locale? {
    let locale = locale
    return locale.identifier.isEmpty ? nil : locale
  }
}

import AmbientCore
import AmbientFoundation
import Foundation

/// The source of a text field's text: a text, or a value in a format.
enum FieldSource {
  case text(Binding<String>)
  case selection(Binding<String>, Binding<TextSelection?>)
  /// A value in a format, or a text for which editing runs actions.
  case value(any FieldValue, FieldActions)
}

/// The actions that the older initializers of text fields take.
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
  /// - Parameter locale: Returns the locale of the field; nil if no host has set one. A value that
  ///   is a text does not call this closure, because a text is the same in all locales.
  /// - Returns: The text.
  @MainActor func string(in locale: () -> Locale?) -> String

  /// Receives the text while the user types.
  ///
  /// - Returns: Whether the text was written to the value; false if the text waits for
  ///   `commit(_:in:)`.
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

/// A text that each edit writes.
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

import AmbientCore
import AmbientFoundation
import Foundation

/// The text or the value that a text field edits.
enum FieldSource {
  case text(Binding<String>)
  case selection(Binding<String>, Binding<TextSelection?>)
  /// A value, and the actions that only older initializers set.
  ///
  /// If an older initializer takes a text, the value is a ``TextFieldValue``.
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
  /// - Parameter locale: Returns the locale of the field; nil if none is set. Values whose text
  ///   does not depend on the locale do not call this closure.
  /// - Returns: The text.
  @MainActor func string(in locale: () -> Locale?) -> String

  /// Receives the text while the user types.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - locale: The locale of the field; nil if none is set.
  /// - Returns: The draft that the field shows until it calls `commit(_:in:)`; nil if the value is
  ///   the text itself.
  @MainActor func edit(_ text: String, in locale: Locale?) -> FieldDraft?

  /// Receives the text when the user submits it, or when the field loses the focus.
  ///
  /// - Parameters:
  ///   - text: The text that `edit(_:in:)` received last.
  ///   - locale: The locale of the field; nil if none is set.
  @MainActor func commit(_ text: String, in locale: Locale?)
}

extension FieldValue {
  @MainActor func edit(_ text: String, in locale: Locale?) -> FieldDraft? {
    FieldDraft(text: text, valueTexts: [string { locale }], locale: locale)
  }

  @MainActor func commit(_ text: String, in locale: Locale?) {}
}

/// A value that is a text.
///
/// Each edit writes the value.
struct TextFieldValue: FieldValue {
  let text: Binding<String>

  func string(in locale: () -> Locale?) -> String { text.wrappedValue }

  func edit(_ text: String, in locale: Locale?) -> FieldDraft? {
    self.text.wrappedValue = text
    return nil
  }
}

extension EnvironmentValues {
  /// The locale; nil if none is set.
  var chosenLocale: Locale? {
    let locale = locale
    return locale.identifier.isEmpty ? nil : locale
  }
}

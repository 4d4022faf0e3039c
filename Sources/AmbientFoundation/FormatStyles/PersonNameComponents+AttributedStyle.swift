#if !canImport(Darwin)
public import Foundation

extension PersonNameComponents {
  /// Writes the names of persons as texts in which attributes mark the parts of the names.
  ///
  /// ```swift
  /// let person = PersonNameComponents(givenName: "Ada", familyName: "Lovelace")
  /// var name = person.formatted(.name(style: .long).attributed)
  /// for run in name.runs where run.personNameComponent == .familyName {
  ///   name[run.range].inlinePresentationIntent = .stronglyEmphasized
  /// }
  /// ```
  public struct AttributedStyle: Foundation.FormatStyle, Sendable {
    private var style: FormatStyle

    init(_ style: FormatStyle) { self.style = style }

    /// Returns a name as text; each part and each space has the attribute `personNameComponent`.
    ///
    /// - Parameter value: The name.
    /// - Returns: The text.
    public func format(_ value: PersonNameComponents) -> AttributedString {
      style.parts(of: value).reduce(into: AttributedString()) { result, part in
        var text = AttributedString(part.text)
        text.foundation.personNameComponent = part.component
        result += text
      }
    }

    /// Returns the style for readers of another language.
    ///
    /// - Parameter locale: The other locale.
    /// - Returns: The style.
    public func locale(_ locale: Locale) -> Self { Self(style.locale(locale)) }
  }
}

/// A part of the name of a person, or the space between two parts.
struct PersonNamePart {
  typealias Component = AttributeScopes.FoundationAttributes.PersonNameComponentAttribute.Component

  let component: Component
  let text: String

  static var space: PersonNamePart { PersonNamePart(component: .delimiter, text: " ") }
}

extension PersonNamePart {
  /// Creates a part; nil if the part has no characters.
  init?(_ component: Component, _ text: String?) {
    guard let text, !text.isEmpty else { return nil }
    self.init(component: component, text: text)
  }
}
#endif

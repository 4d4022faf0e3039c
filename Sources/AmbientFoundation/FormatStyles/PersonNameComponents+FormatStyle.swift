#if !canImport(Darwin)
public import Foundation

extension PersonNameComponents {
  /// Writes the names of persons.
  ///
  /// The given name comes first. The family name comes first only in names that are written in
  /// Chinese, Japanese or Korean characters, and in texts for Hungarian and Vietnamese readers.
  /// Foundation on other platforms knows the customs of more languages, and the user's settings.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of the name is written.
    public enum Style: Int, Codable, Hashable, Sendable {
      /// The first of these that exists: the nickname, the given name, the family name.
      case short

      /// The given name and the family name.
      case medium

      /// The prefix, the given name, the middle name, the family name and the suffix.
      case long

      /// The initials. A name in Chinese, Japanese or Korean characters has only the first initial.
      case abbreviated
    }

    /// How much of the name is written.
    public var style: Style

    /// The language of the reader.
    public var locale: Locale

    /// Creates a style.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// Returns a name as text.
    public func format(_ value: PersonNameComponents) -> String {
      let isIdeographic = Self.isIdeographic(value)
      let familyIsFirst = isIdeographic || Self.isFamilyFirst(in: locale)
      switch style {
      case .short:
        return Self.firstText([value.nickname, value.givenName, value.familyName])
      case .medium:
        return Self.joined(
          familyIsFirst
            ? [value.familyName, value.givenName] : [value.givenName, value.familyName],
          isIdeographic
        )
      case .long:
        let names =
          familyIsFirst
          ? [value.familyName, value.middleName, value.givenName]
          : [value.givenName, value.middleName, value.familyName]
        return Self.joined(
          [value.namePrefix] + names + [value.nameSuffix],
          isIdeographic
        )
      case .abbreviated:
        let names =
          familyIsFirst
          ? [value.familyName, value.givenName] : [value.givenName, value.familyName]
        let initials = names.compactMap { $0?.first }
        return String(isIdeographic ? initials.prefix(1) : initials[...])
      }
    }

    /// Returns the style for readers of another language.
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

    private static func firstText(_ parts: [String?]) -> String {
      parts.lazy.compactMap(\.self).first { !$0.isEmpty } ?? ""
    }

    private static func joined(_ parts: [String?], _ isIdeographic: Bool) -> String {
      parts.compactMap(\.self).filter { !$0.isEmpty }
        .joined(separator: isIdeographic ? "" : " ")
    }

    private static func isFamilyFirst(in locale: Locale) -> Bool {
      ["hu", "vi"].contains(locale.language.languageCode?.identifier)
    }

    /// Whether the names have only Chinese characters, kana and Hangul.
    private static func isIdeographic(_ name: PersonNameComponents) -> Bool {
      let scalars = [name.givenName, name.familyName].compactMap(\.self).joined().unicodeScalars
      return !scalars.isEmpty
        && scalars.allSatisfy { scalar in
          scalar.properties.isIdeographic || (0x3040...0x30FF).contains(scalar.value)
            || (0xAC00...0xD7A3).contains(scalar.value)
        }
    }
  }

  /// Returns the given name and the family name.
  public func formatted() -> String { formatted(.name(style: .medium)) }

  /// Returns the name in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Returns a style for the names of persons.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    .init(style: style)
  }
}
#endif

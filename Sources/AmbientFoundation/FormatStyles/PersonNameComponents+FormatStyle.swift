#if !canImport(Darwin)
public import Foundation

extension PersonNameComponents {
  /// Writes the names of persons.
  ///
  /// The given name precedes the family name. There are two exceptions: names that are written in
  /// Chinese, Japanese or Korean characters, and texts for Hungarian and Vietnamese readers.
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

    /// Creates a format style.
    ///
    /// - Parameters:
    ///   - style: How much of the name is written.
    ///   - locale: The language of the reader.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// Returns a name as text.
    ///
    /// - Parameter value: The name.
    /// - Returns: The text.
    public func format(_ value: PersonNameComponents) -> String {
      parts(of: value).map(\.text).joined()
    }

    /// A style whose texts have attributes for the parts of a name.
    public var attributed: AttributedStyle { AttributedStyle(self) }

    /// Returns the parts of a name in the order in which they are written, with the spaces.
    func parts(of value: PersonNameComponents) -> [PersonNamePart] {
      let isIdeographic = Self.isIdeographic(value)
      let given = PersonNamePart(.givenName, value.givenName)
      let middle = PersonNamePart(.middleName, value.middleName)
      let family = PersonNamePart(.familyName, value.familyName)
      var names = [given, middle, family]
      if isIdeographic || Self.isFamilyFirst(in: locale) { names.reverse() }
      let withoutMiddle = names.compactMap(\.self).filter { $0.component != .middleName }
      switch style {
      case .short:
        let names = [PersonNamePart(.nickname, value.nickname), given, family]
        return Array(names.compactMap(\.self).prefix(1))
      case .medium:
        return Self.spaced(withoutMiddle, isIdeographic)
      case .long:
        let prefix = PersonNamePart(.namePrefix, value.namePrefix)
        let suffix = PersonNamePart(.nameSuffix, value.nameSuffix)
        return Self.spaced(([prefix] + names + [suffix]).compactMap(\.self), isIdeographic)
      case .abbreviated:
        let initials = withoutMiddle.map {
          PersonNamePart(component: $0.component, text: String($0.text.prefix(1)))
        }
        return isIdeographic ? Array(initials.prefix(1)) : initials
      }
    }

    /// Returns the style for readers of another language.
    ///
    /// - Parameter locale: The other locale.
    /// - Returns: The style.
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

    private static func spaced(
      _ parts: [PersonNamePart],
      _ isIdeographic: Bool
    ) -> [PersonNamePart] {
      isIdeographic ? parts : Array(parts.map { [$0] }.joined(separator: [.space]))
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
  ///
  /// - Parameter style: The style.
  /// - Returns: The text.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Returns a style for the names of persons.
  ///
  /// - Parameter style: How much of the name is written.
  /// - Returns: The style.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    .init(style: style)
  }
}
#endif

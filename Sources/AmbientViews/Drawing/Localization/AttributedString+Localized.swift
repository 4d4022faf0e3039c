#if !canImport(Darwin)
public import Foundation

extension AttributedString {
  /// Creates the string that a bundle has for a key.
  ///
  /// Markdown becomes emphasis and links. If no table has the key, the string is the key.
  ///
  /// ```swift
  /// let title = AttributedString(localized: "**\(count)** plants", bundle: .module)
  /// ```
  ///
  /// - Parameters:
  ///   - keyAndValue: The key with its arguments.
  ///   - table: The name of the table; nil for `Localizable`.
  ///   - bundle: The bundle with the table; nil for the main bundle.
  ///   - locale: The locale for the lookup of the key, and for the numbers in the string.
  ///   - comment: A remark for translators.
  public init(
    localized keyAndValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    let text = LocalizedText(keyAndValue.key, table: table, bundle: bundle)
    self.init(parts: text.parts(for: locale))
  }

  /// Creates the string that a bundle has for a key, or else a default.
  ///
  /// Markdown becomes emphasis and links.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The string, with its arguments, that is used if no table has the key.
  ///   - table: The name of the table; nil for `Localizable`.
  ///   - bundle: The bundle with the table; nil for the main bundle.
  ///   - locale: The locale for the lookup of the key, and for the numbers in the string.
  ///   - comment: A remark for translators.
  public init(
    localized key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    let text = LocalizedText(key, defaultValue, table: table, bundle: bundle)
    self.init(parts: text.parts(for: locale))
  }

  /// Creates the string of a resource in the resource's locale.
  ///
  /// Markdown becomes emphasis and links.
  ///
  /// - Parameter resource: The resource.
  public init(localized resource: LocalizedStringResource) {
    self.init(parts: resource.text.parts(for: resource.locale))
  }
}
#endif

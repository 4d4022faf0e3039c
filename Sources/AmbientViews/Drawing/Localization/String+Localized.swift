#if !canImport(Darwin)
import AmbientCore
import AmbientFoundation
public import Foundation

extension String {
  /// The key of a string, and the arguments of the key.
  ///
  /// Foundation has a type of this name only on Apple's platforms.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation,
    @unchecked Sendable
  {
    // Unchecked: the key never changes. Interpolated values and formatters are only read.
    let key: LocalizedStringKey

    init(_ key: LocalizedStringKey) { self.key = key }

    /// Creates a key from a string.
    ///
    /// - Parameter value: The key.
    public init(_ value: String) { key = LocalizedStringKey(value) }

    /// Creates a key from a literal.
    ///
    /// - Parameter value: The key.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a key from a literal with interpolations.
    ///
    /// - Parameter stringInterpolation: The literal with its interpolations.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// Creates the string that a bundle has for a key.
  ///
  /// Code outside of views uses this initializer. The marks of Markdown stay in the string. If no
  /// table has the key, the string is the key.
  ///
  /// ```swift
  /// let title = String(localized: "\(count) plants", bundle: .module)
  /// ```
  ///
  /// - Parameters:
  ///   - keyAndValue: The key with its arguments.
  ///   - table: The name of the table; nil for `Localizable`.
  ///   - bundle: The bundle with the table; nil for the main bundle.
  ///   - locale: The locale for the lookup of the key, and for the numbers in the string.
  ///   - comment: A remark for translators.
  public init(
    localized keyAndValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = LocalizedText(keyAndValue.key, table: table, bundle: bundle).string(for: locale)
  }

  /// Creates the string that a bundle has for a key, or the default if no table has the key.
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
    defaultValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    let text = LocalizedText(key, defaultValue, table: table, bundle: bundle)
    self = text.string(for: locale)
  }

  /// Creates the string of a resource in the resource's locale.
  ///
  /// - Parameter resource: The resource.
  public init(localized resource: LocalizedStringResource) {
    self = resource.text.string(for: resource.locale)
  }
}

extension LocalizedText {
  /// Creates a text from a key, and from a string that is shown if no table has the key.
  convenience init(
    _ key: StaticString,
    _ defaultValue: String.LocalizationValue,
    table: String?,
    bundle: Bundle?
  ) {
    self.init(
      LocalizedStringKey("\(key)", arguments: defaultValue.key.arguments),
      default: defaultValue.key.key,
      table: table,
      bundle: bundle
    )
  }

  /// Returns the characters for a locale, including the marks of Markdown.
  fileprivate func string(for locale: Locale) -> String { string(in: environment(locale)) }

  /// Returns the characters for a locale, divided into parts that have one style each.
  func parts(for locale: Locale) -> [StyledString] { parts(in: environment(locale)) }

  private func environment(_ locale: Locale) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = locale
    return environment
  }
}
#endif

#if !canImport(Darwin)
public import Foundation

/// The key of a text, with its table and its bundle, for a later look-up.
///
/// This type replaces Foundation's type of the same name, which this platform does not have.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  let text: LocalizedText

  /// The key.
  public var key: String { text.key.key }

  /// The table with the key; nil for `Localizable`.
  public var table: String? { text.table }

  /// The locale of the string that `String(localized:)` creates from the resource.
  ///
  /// A text ignores this locale, and is shown in the locale of the environment.
  public var locale = Locale.current

  /// Creates a resource from a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The name of the table; nil for `Localizable`.
  ///   - bundle: The bundle with the table; nil for the main bundle.
  ///   - comment: A remark for translators.
  public init(
    _ key: LocalizedStringKey,
    table: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    text = LocalizedText(key, table: table, bundle: bundle)
  }

  /// Creates a resource from a key, and from a string that is shown if no table has the key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The string with its arguments.
  ///   - table: The name of the table; nil for `Localizable`.
  ///   - locale: The locale of the string that `String(localized:)` creates from the resource.
  ///   - bundle: The bundle with the table; nil for the main bundle.
  ///   - comment: A remark for translators.
  public init(
    _ key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    text = LocalizedText(key, defaultValue, table: table, bundle: bundle)
    self.locale = locale
  }

  /// Creates a resource from a literal.
  public init(stringLiteral value: String) { self.init(LocalizedStringKey(value)) }

  /// Creates a resource from a literal with interpolations.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }
}

extension Text {
  /// Creates a text that looks up a resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(localized: resource.text) }
}
#else
public import Foundation

extension Text {
  /// Creates a text that looks up a resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(LocalizedStringKey(resource.key), tableName: resource.table)
  }
}
#endif

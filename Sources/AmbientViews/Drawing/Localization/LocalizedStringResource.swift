#if !canImport(Darwin)
public import Foundation

/// A key for a later look-up, and the table and the bundle in which the key is looked up.
///
/// Foundation has a type of this name only on Apple's platforms.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  let text: LocalizedText

  /// The key that is looked up in the table.
  public var key: String { text.key.key }

  /// The name of the table; nil for `Localizable`.
  public var table: String? { text.table }

  /// The string that is used if no table has the key.
  public var defaultValue: String.LocalizationValue {
    String.LocalizationValue(
      LocalizedStringKey(text.defaultFormat ?? text.key.key, arguments: text.key.arguments)
    )
  }

  /// The place of the bundle with the table.
  public var bundle: BundleDescription {
    guard let bundle = text.bundle, bundle != Bundle.main else { return .main }
    return .atURL(bundle.bundleURL)
  }

  /// The place of a bundle.
  public enum BundleDescription: Sendable {
    /// The main bundle of the program.
    case main
    /// The bundle with the code of a class.
    case forClass(AnyClass)
    /// The bundle at a URL. If there is no bundle at the URL, the main bundle is used.
    case atURL(URL)

    /// The bundle; nil for the main bundle.
    fileprivate var bundle: Bundle? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  /// The locale of the string that `String(localized:)` creates from the resource.
  ///
  /// A text ignores this locale, and is shown in the locale of the environment.
  public var locale: Locale

  /// Creates a resource from a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The name of the table; nil for `Localizable`.
  ///   - locale: The locale of the string that `String(localized:)` creates from the resource.
  ///   - bundle: The place of the bundle with the table.
  ///   - comment: A remark for translators.
  public init(
    _ key: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.init(key, table: table, locale: locale, bundle: bundle.bundle, comment: comment)
  }

  /// Creates a resource from a key in a bundle.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The name of the table; nil for `Localizable`.
  ///   - locale: The locale of the string that `String(localized:)` creates from the resource.
  ///   - bundle: The bundle with the table; nil for the main bundle.
  ///   - comment: A remark for translators.
  @_disfavoredOverload
  public init(
    _ key: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: Bundle?,
    comment: StaticString? = nil
  ) {
    text = LocalizedText(key.key, table: table, bundle: bundle)
    self.locale = locale
  }

  /// Creates a resource from a key, and from a string that is shown if no table has the key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The string with its arguments.
  ///   - table: The name of the table; nil for `Localizable`.
  ///   - locale: The locale of the string that `String(localized:)` creates from the resource.
  ///   - bundle: The place of the bundle with the table.
  ///   - comment: A remark for translators.
  public init(
    _ key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.init(
      key,
      defaultValue: defaultValue,
      table: table,
      locale: locale,
      bundle: bundle.bundle,
      comment: comment
    )
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
  @_disfavoredOverload
  public init(
    _ key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: Bundle?,
    comment: StaticString? = nil
  ) {
    text = LocalizedText(key, defaultValue, table: table, bundle: bundle)
    self.locale = locale
  }

  /// Creates a resource from a literal.
  ///
  /// - Parameter value: The key.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a resource from a literal with interpolations.
  ///
  /// - Parameter stringInterpolation: The literal with its interpolations.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension Text {
  /// Creates a text that looks up a resource.
  ///
  /// - Parameter resource: The resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(localized: resource.text) }
}
#else
public import Foundation

extension Text {
  /// Creates a text that looks up a resource.
  ///
  /// - Parameter resource: The resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(LocalizedStringKey(resource.key), tableName: resource.table)
  }
}
#endif

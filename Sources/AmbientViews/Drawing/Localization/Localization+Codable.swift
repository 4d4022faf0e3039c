#if !canImport(Darwin)
import Foundation

extension String.LocalizationValue: Codable {
  private enum CodingKeys: String, CodingKey { case key, arguments }

  /// Reads a key with its arguments.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: An error if the data has no key or no arguments.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    key = LocalizedStringKey(
      try container.decode(String.self, forKey: .key),
      arguments: try container.decode([LocalizedArgument].self, forKey: .arguments)
    )
  }

  /// Writes the key with its arguments.
  ///
  /// Strings and numbers are written as they are. Other arguments, such as texts and dates, are
  /// written as strings in the current locale.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(key.key, forKey: .key)
    try container.encode(key.arguments, forKey: .arguments)
  }
}

extension LocalizedStringResource: Codable {
  private enum CodingKeys: String, CodingKey { case value, defaultFormat, table, locale, bundle }

  /// Reads a resource.
  ///
  /// If the bundle does not exist anymore, the resource is looked up in the main bundle.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: An error if the data has no key, no arguments or no locale.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let bundle = try container.decodeIfPresent(URL.self, forKey: .bundle)
    text = LocalizedText(
      try container.decode(String.LocalizationValue.self, forKey: .value).key,
      default: try container.decodeIfPresent(String.self, forKey: .defaultFormat),
      table: try container.decodeIfPresent(String.self, forKey: .table),
      bundle: bundle.flatMap { Bundle(url: $0) }
    )
    locale = try container.decode(Locale.self, forKey: .locale)
  }

  /// Writes the key, its arguments, the default, the table, the locale, and the URL of the bundle.
  ///
  /// Strings and numbers are written as they are. Other arguments, such as texts and dates, are
  /// written as strings in the current locale.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(String.LocalizationValue(text.key), forKey: .value)
    try container.encodeIfPresent(text.defaultFormat, forKey: .defaultFormat)
    try container.encodeIfPresent(text.table, forKey: .table)
    try container.encode(locale, forKey: .locale)
    try container.encodeIfPresent(text.bundle?.bundleURL, forKey: .bundle)
  }
}
#endif

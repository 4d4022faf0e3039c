public import Foundation

extension Text {
  /// Creates a text that shows the translation of a key.
  ///
  /// A literal in a call of `Text` is a key:
  ///
  /// ```swift
  /// Text("Water \(count) plants")
  /// Text("Rose", tableName: "Flowers", bundle: .module)
  /// ```
  ///
  /// Markdown in the key or in its translation sets the style of characters: emphasis, strong
  /// emphasis, code, strikethrough and links. If no table has the key, the text shows the key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - tableName: The name of the table; nil for `Localizable`.
  ///   - bundle: The bundle with the table; nil for the main bundle.
  ///   - comment: A remark for translators; it has no effect.
  /// - Invalidation: A change of the locale updates the text if a table has the key, if an argument
  ///   depends on the locale, or if words have the attribute `inflect`. No body runs.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    if tableName == nil, bundle == nil {
      self.init(key: key)
    } else {
      self.init(localized: LocalizedText(key, table: tableName, bundle: bundle))
    }
  }

  /// Creates a text with an image in it.
  ///
  /// In the string of the element, the character `U+FFFC` replaces the image. Hosts find the image
  /// in the element's ``TextRuns``. A symbol has the size of the font. Any other image has its own
  /// size, and stands on the baseline.
  ///
  /// - Parameter image: The image.
  @_disfavoredOverload
  public init(_ image: Image) {
    var style = CharacterStyle()
    style.image = image
    self.init(parts: [StyledString(string: "\u{FFFC}", style: style)])
  }

  /// Creates a text that consists of one value whose characters depend on the environment.
  init(deferred argument: any DeferredArgument) {
    var interpolation = LocalizedStringKey.StringInterpolation(
      literalCapacity: 0,
      interpolationCount: 1
    )
    interpolation.append(.deferred(argument))
    self.init(unlocalized: LocalizedStringKey(stringInterpolation: interpolation))
  }

  /// Creates a text from a key that consists only of arguments, and is not looked up in tables.
  init(unlocalized key: LocalizedStringKey) {
    self.init(localized: LocalizedText(key, table: nil, bundle: nil, isLookedUp: false))
  }
}

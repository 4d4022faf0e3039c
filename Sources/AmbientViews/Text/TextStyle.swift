import AmbientCore

/// All environment values for texts, in one value.
///
/// A text reads this one value. It therefore has one dependency, instead of one for each field.
struct TextStyle: Equatable {
  var characters = CharacterStyle()
  var lineLimit: Int?
  var lineSpacing: CGFloat = 0
  var alignment = TextAlignment.leading
  var truncationMode = Text.TruncationMode.tail
  var textCase: Text.Case?
  var allowsTightening = false
  var minimumScaleFactor: CGFloat = 1
  var redaction = Redaction()

  /// The attributes for the values that are not the default, without the style of characters.
  var attributes: ElementAttributes {
    var attributes = ElementAttributes()
    if let lineLimit { attributes[.lineLimit] = lineLimit }
    if lineSpacing != 0 { attributes[.lineSpacing] = Double(lineSpacing) }
    if alignment != .leading { attributes[.alignment] = alignment.name }
    if truncationMode != .tail { attributes[.truncation] = truncationMode.name }
    if allowsTightening { attributes[.tightening] = true }
    if minimumScaleFactor != 1 { attributes[.minimumScale] = Double(minimumScaleFactor) }
    attributes[.redacted] = redaction.attribute
    return attributes
  }
}

extension EnvironmentValues {
  /// The values for texts.
  var textStyle: TextStyle {
    get { customTextStyle ?? TextStyle() }
    set { self[TextStyleKey.self] = Boxed(newValue, unless: TextStyle()) }
  }

  /// The values for texts; nil if all of them are the defaults.
  ///
  /// A text that reads nil need not compute attributes for the values.
  var customTextStyle: TextStyle? { self[TextStyleKey.self]?.value }
}

private struct TextStyleKey: EnvironmentKey {
  static var defaultValue: Boxed<TextStyle>? { nil }
}

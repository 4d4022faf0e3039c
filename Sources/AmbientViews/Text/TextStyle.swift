import AmbientCore

/// All that the environment says about texts, in one value: a text reads it once, and so has one
/// dependency.
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

  /// What is unusual about all of a text, as hosts are told.
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
  /// All that is said about texts.
  var textStyle: TextStyle {
    get { setTextStyle ?? TextStyle() }
    set { self[TextStyleKey.self] = Boxed(newValue, unless: TextStyle()) }
  }

  /// The style of texts where one is set; nil in most programs, which costs a text next to nothing.
  var setTextStyle: TextStyle? { self[TextStyleKey.self]?.value }
}

private struct TextStyleKey: EnvironmentKey {
  static var defaultValue: Boxed<TextStyle>? { nil }
}

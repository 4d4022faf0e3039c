import AmbientCore
import Foundation

/// All environment values for texts, in one value.
///
/// A text reads this one value. It therefore has one dependency, instead of one for each field.
struct TextStyle: Equatable {
  var characters = CharacterStyle()
  var lines = LineLimits()
  var lineSpacing: CGFloat = 0
  var alignment = TextAlignment.leading
  var writingDirection = Text.WritingDirectionStrategy.default
  var truncationMode = Text.TruncationMode.tail
  var textCase: Text.Case?
  var allowsTightening = false
  var minimumScaleFactor: CGFloat = 1
  var lineHeight: AttributedString.LineHeight?
  var isSelectable = false
  /// The renderer that draws the characters; nil if the host draws them.
  var renderer: EquatableTextRenderer?
  var redaction = Redaction()
  /// The animation between the old and the new content of texts and images.
  var contentTransition = ContentTransition.identity
  /// The strings in which keys are looked up; nil for the strings of the main bundle.
  var strings: LocalizedStrings?

  /// The attributes for `redaction`, and for the fields from `lines` to `isSelectable`.
  ///
  /// A field with its default value adds no attribute. The field `textCase` never adds one.
  var attributes: ElementAttributes {
    var attributes = ElementAttributes()
    if let limit = lines.most { attributes[.lineLimit] = limit }
    if lines.reserved > 0 { attributes[.reservedLines] = lines.reserved }
    if lineSpacing != 0 { attributes[.lineSpacing] = Double(lineSpacing) }
    if alignment != .leading { attributes[.alignment] = alignment.name }
    if writingDirection != .default { attributes[.writingDirection] = writingDirection.name }
    if truncationMode != .tail { attributes[.truncation] = truncationMode.name }
    if allowsTightening { attributes[.tightening] = true }
    if minimumScaleFactor != 1 { attributes[.minimumScale] = Double(minimumScaleFactor) }
    if let lineHeight { attributes[.lineHeight] = lineHeight.name }
    if isSelectable { attributes[.selectable] = true }
    attributes[.redacted] = redaction.attribute
    return attributes
  }
}

extension TextStyle {
  /// Adds the attributes of a control in which the user edits a text.
  ///
  /// - Parameters:
  ///   - description: The description of the control.
  ///   - hasLines: Whether the text can have several lines.
  ///   - environment: The environment of the control.
  func describeField(
    _ description: inout ElementDescription,
    hasLines: Bool,
    in environment: EnvironmentValues
  ) {
    var characters = characters
    // Hosts choose the color of the text and of the prompt.
    characters.foreground = nil
    var attributes = characters.attributes(in: environment)
    if alignment != .leading { attributes[.alignment] = alignment.name }
    if writingDirection != .default { attributes[.writingDirection] = writingDirection.name }
    if hasLines {
      if let limit = lines.most { attributes[.lineLimit] = limit }
      if lines.reserved > 0 { attributes[.reservedLines] = lines.reserved }
      if lineSpacing != 0 { attributes[.lineSpacing] = Double(lineSpacing) }
      if let lineHeight { attributes[.lineHeight] = lineHeight.name }
    }
    description.attributes.add(attributes)
  }
}

extension EnvironmentValues {
  var textStyle: TextStyle {
    get { customTextStyle ?? TextStyle() }
    set { self[TextStyleKey.self] = Boxed(newValue, unless: TextStyle()) }
  }

  /// The values for texts; nil if all of them are the defaults.
  ///
  /// If this property is nil, a text need not compute attributes for the values.
  var customTextStyle: TextStyle? { self[TextStyleKey.self]?.value }
}

private struct TextStyleKey: EnvironmentKey {
  static var defaultValue: Boxed<TextStyle>? { nil }
}

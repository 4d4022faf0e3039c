import AmbientCore

/// The style of the characters of a text.
///
/// A property that is not set is nil. Each text has a style, and the environment has a style for
/// all texts.
struct CharacterStyle: Equatable, Sendable {
  var font: Font?
  /// The text size that the user prefers; nil for the default.
  ///
  /// Only the environment sets the size.
  var typeSize: DynamicTypeSize?
  var weight: Font.Weight?
  var isBold: Bool?
  var isItalic: Bool?
  var isMonospaced: Bool?
  var hasMonospacedDigits: Bool?
  var design: Font.Design?
  var width: Font.Width?
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  var underline: LineMark?
  var strikethrough: LineMark?
  var foreground: AnyShapeStyle?
  /// The address that the characters link to.
  var link: String?
  /// The image that the characters represent.
  var image: Image?
  /// The properties that few texts set; nil if none of them is set.
  var uncommon: UncommonStyle?

  /// A line below or through characters.
  ///
  /// If a text sets an inactive line, the environment's line does not apply to the text.
  struct LineMark: Equatable, Sendable {
    var isActive: Bool
    var pattern: Text.LineStyle.Pattern
    var color: Color?
  }

  /// Returns this style, with the values of `other` for the properties that are not set.
  func merged(over other: CharacterStyle) -> CharacterStyle {
    CharacterStyle(
      font: font ?? other.font,
      typeSize: typeSize ?? other.typeSize,
      weight: weight ?? other.weight,
      isBold: isBold ?? other.isBold,
      isItalic: isItalic ?? other.isItalic,
      isMonospaced: isMonospaced ?? other.isMonospaced,
      hasMonospacedDigits: hasMonospacedDigits ?? other.hasMonospacedDigits,
      design: design ?? other.design,
      width: width ?? other.width,
      kerning: kerning ?? other.kerning,
      tracking: tracking ?? other.tracking,
      baselineOffset: baselineOffset ?? other.baselineOffset,
      underline: underline ?? other.underline,
      strikethrough: strikethrough ?? other.strikethrough,
      foreground: foreground ?? other.foreground,
      link: link ?? other.link,
      image: image ?? other.image,
      uncommon: mergedUncommon(over: other)
    )
  }

  /// Returns the attributes for the properties whose values are not the default.
  func attributes(in environment: EnvironmentValues) -> ElementAttributes {
    var attributes = ElementAttributes()
    // Most texts set few of these properties. The checks avoid assigning nil for the other
    // properties: each assignment of nil searches the attributes.
    describeFontSize(&attributes)
    if let weight { attributes[.weight] = weight.name }
    if isBold == true { attributes[.bold] = true }
    if isItalic == true { attributes[.italic] = true }
    if isMonospaced == true { attributes[.monospaced] = true }
    if hasMonospacedDigits == true { attributes[.monospacedDigits] = true }
    if let design, design != .default { attributes[.design] = design.rawValue }
    if let width, width != .standard { attributes[.fontWidth] = Double(width.value) }
    if let kerning = tracking ?? kerning, kerning != 0 { attributes[.kerning] = Double(kerning) }
    if let baselineOffset, baselineOffset != 0 {
      attributes[.baselineOffset] = Double(baselineOffset)
    }
    if let underline { attributes[.underline] = underline.attribute }
    if let strikethrough { attributes[.strikethrough] = strikethrough.attribute }
    if let foreground { attributes[.foreground] = foreground._name(in: environment) }
    if let link { attributes[.destination] = link }
    if let image { attributes.merge(image.sourceAttributes) }
    uncommon?.describe(&attributes)
    return attributes
  }

  /// Adds the attributes that determine the size of the font.
  func describeFontSize(_ attributes: inout ElementAttributes) {
    if let font { attributes[.font] = font.description }
    if let typeSize, font?.followsTypeSize ?? true { attributes[.dynamicTypeSize] = typeSize.name }
  }
}

extension CharacterStyle.LineMark {
  /// The pattern and the color of the line; nil if the line is not active.
  fileprivate var attribute: String? {
    guard isActive else { return nil }
    return [pattern.name, color?.description].compactMap(\.self).joined(separator: " ")
  }
}

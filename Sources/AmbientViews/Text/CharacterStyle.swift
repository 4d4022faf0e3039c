import AmbientCore

/// What can be said of the letters of a text; nil where nothing is said.
///
/// A text has one of its own, and the environment has one for all texts below.
struct CharacterStyle: Equatable {
  var font: Font?
  var weight: Font.Weight?
  var isBold: Bool?
  var isItalic: Bool?
  var isMonospaced: Bool?
  var underline: LineMark?
  var strikethrough: LineMark?
  var foreground: AnyShapeStyle?

  /// A line below or through letters, or its absence.
  struct LineMark: Equatable {
    var isActive: Bool
    var pattern: Text.LineStyle.Pattern
    var color: Color?
  }

  /// This style where it says something, and another one where it does not.
  func over(_ other: CharacterStyle) -> CharacterStyle {
    CharacterStyle(
      font: font ?? other.font,
      weight: weight ?? other.weight,
      isBold: isBold ?? other.isBold,
      isItalic: isItalic ?? other.isItalic,
      isMonospaced: isMonospaced ?? other.isMonospaced,
      underline: underline ?? other.underline,
      strikethrough: strikethrough ?? other.strikethrough,
      foreground: foreground ?? other.foreground
    )
  }

  /// What is unusual, as hosts are told.
  func attributes(in environment: EnvironmentValues) -> ElementAttributes {
    var attributes = ElementAttributes()
    // Most texts have nothing unusual: what is not there costs no lookup.
    if let font { attributes[.font] = font.description }
    if let weight { attributes[.weight] = weight.name }
    if isBold == true { attributes[.bold] = true }
    if isItalic == true { attributes[.italic] = true }
    if isMonospaced == true { attributes[.monospaced] = true }
    if let underline { attributes[.underline] = underline.attribute }
    if let strikethrough { attributes[.strikethrough] = strikethrough.attribute }
    if let foreground { attributes[.foreground] = foreground._name(in: environment) }
    return attributes
  }
}

extension CharacterStyle.LineMark {
  /// The pattern and the colour, if the line is there.
  fileprivate var attribute: String? {
    guard isActive else { return nil }
    return [pattern.name, color?.description].compactMap(\.self).joined(separator: " ")
  }
}

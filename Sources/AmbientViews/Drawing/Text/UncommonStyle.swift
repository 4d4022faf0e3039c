import AmbientCore
import Foundation

/// The character properties that few texts set.
struct UncommonStyle: Equatable, Sendable {
  var background: Color?
  var lineHeight: AttributedString.LineHeight?
  var scale: Text.Scale?
  var language: TypesettingLanguage?
  var speechPitch: Double?
  var speaksPunctuation: Bool?
  var queuesSpeech: Bool?
  var spellsOut: Bool?
  var custom = CustomTextAttributes()

  /// Returns this style, with the values of `other` for the properties that are not set.
  func merged(over other: UncommonStyle) -> UncommonStyle {
    UncommonStyle(
      background: background ?? other.background,
      lineHeight: lineHeight ?? other.lineHeight,
      scale: scale ?? other.scale,
      language: language ?? other.language,
      speechPitch: speechPitch ?? other.speechPitch,
      speaksPunctuation: speaksPunctuation ?? other.speaksPunctuation,
      queuesSpeech: queuesSpeech ?? other.queuesSpeech,
      spellsOut: spellsOut ?? other.spellsOut,
      custom: custom.merged(over: other.custom)
    )
  }

  /// Adds an attribute for each property whose value is not the default, except for `custom`.
  func describe(_ attributes: inout ElementAttributes) {
    if let background { attributes[.highlight] = background.description }
    if let lineHeight { attributes[.lineHeight] = lineHeight.name }
    if let scale, scale != .default { attributes[.textScale] = scale.name }
    if let language = language?.name { attributes[.typesettingLanguage] = language }
    if let speechPitch, speechPitch != 0 { attributes[.speechPitch] = speechPitch }
    if speaksPunctuation == true { attributes[.speaksPunctuation] = true }
    if queuesSpeech == true { attributes[.queuesSpeech] = true }
    if spellsOut == true { attributes[.spellsOut] = true }
  }
}

extension CharacterStyle {
  /// The properties that few texts set; empty if `uncommon` is nil.
  var uncommonStyle: UncommonStyle {
    get { uncommon ?? UncommonStyle() }
    set { uncommon = newValue == UncommonStyle() ? nil : newValue }
  }

  var hasCustomAttributes: Bool { uncommon?.custom.values.isEmpty == false }

  func mergedUncommon(over other: CharacterStyle) -> UncommonStyle? {
    guard let uncommon, let outer = other.uncommon else { return uncommon ?? other.uncommon }
    return uncommon.merged(over: outer)
  }
}

public import AmbientHosting

/// The kinds of elements for texts.
extension ElementKind {
  /// A ``Text``.
  ///
  /// The property `text` of the element contains the characters. The attributes describe the style
  /// where it differs from the default: `font`, `dynamicTypeSize`, `weight`, `bold`, `italic`,
  /// `monospaced`, `monospacedDigits`, `design`, `fontWidth`, `kerning`, `baselineOffset`,
  /// `underline`, `strikethrough`, `foreground`, `lineLimit`, `reservedLines`, `lineSpacing`,
  /// `lineHeight`, `alignment`, `writingDirection`, `truncation`, `tightening`, `minimumScale`,
  /// `redacted`, `selectable`, `highlight`, `textScale`, `typesettingLanguage`, `speechPitch`,
  /// `speaksPunctuation`, `queuesSpeech`, `spellsOut`, `contentTransition`, `oldContent` and
  /// `contentProgress`. If all characters have the same link, the attribute `destination` has the
  /// address.
  ///
  /// The detail ``TextRuns`` has the parts of the text and their styles. The detail
  /// ``ContentTransitionDetail`` has the old content while an animation changes the text.
  public static let text: ElementKind = "Text"
}

extension ElementAttribute where Value == String {
  /// The font of the characters, such as `title bold italic`.
  public static var font: Self { Self("font") }
  /// The text size that the user prefers, such as `xLarge` or `accessibility1`; absent for `large`,
  /// and for a font with a fixed size.
  public static var dynamicTypeSize: Self { Self("dynamicTypeSize") }
  /// The weight of the characters.
  public static var weight: Self { Self("weight") }
  /// The design of the characters: `serif`, `rounded` or `monospaced`.
  public static var design: Self { Self("design") }
  /// The line below the characters: its pattern, and its color if one is set.
  public static var underline: Self { Self("underline") }
  /// The line through the characters: its pattern, and its color if one is set.
  public static var strikethrough: Self { Self("strikethrough") }
  /// The color or style of a text or an image.
  public static var foreground: Self { Self("foreground") }
  /// The rule by which the direction of the lines is found: `contentBased` or `layoutBased`; absent
  /// if the host decides.
  public static var writingDirection: Self { Self("writingDirection") }
  /// The position at which a text is cut if the text does not fit: `head` or `middle`; absent
  /// for the end.
  public static var truncation: Self { Self("truncation") }
  /// The height of the lines: `loose`, `normal`, `tight` or `variable`, or a word and a number,
  /// such as `multiple 1.5`.
  public static var lineHeight: Self { Self("lineHeight") }
  /// The color of the area behind the characters.
  public static var highlight: Self { Self("highlight") }
  /// The value `secondary` if the characters are drawn smaller than the size of their font; absent
  /// otherwise.
  public static var textScale: Self { Self("textScale") }
  /// The language for the line height and the line breaks of a text, such as `th-Thai-TH`.
  public static var typesettingLanguage: Self { Self("typesettingLanguage") }
  /// The animation between the old and the new content of a text or an image, such as `opacity`;
  /// absent for none.
  public static var contentTransition: Self { Self("contentTransition") }
  /// The old text or the name of the old picture, while an animation changes the content.
  public static var oldContent: Self { Self("oldContent") }
  /// The reasons to hide the content of a text or an image: `placeholder`, `privacy`,
  /// `invalidated`.
  public static var redacted: Self { Self("redacted") }
}

extension ElementAttribute where Value == Bool {
  /// Whether the characters are bold.
  public static var bold: Self { Self("bold") }
  /// Whether the characters are italic.
  public static var italic: Self { Self("italic") }
  /// Whether all characters have the same width.
  public static var monospaced: Self { Self("monospaced") }
  /// Whether all digits have the same width.
  public static var monospacedDigits: Self { Self("monospacedDigits") }
  /// Whether the space between characters may shrink to make a text fit.
  public static var tightening: Self { Self("tightening") }
  /// Whether the user can select characters.
  public static var selectable: Self { Self("selectable") }
  /// Whether a screen reader speaks punctuation.
  public static var speaksPunctuation: Self { Self("speaksPunctuation") }
  /// Whether a screen reader finishes its current speech before it speaks the text.
  public static var queuesSpeech: Self { Self("queuesSpeech") }
  /// Whether a screen reader spells the text out.
  public static var spellsOut: Self { Self("spellsOut") }
}

extension ElementAttribute where Value == Int {
  /// The maximum number of lines of a text.
  public static var lineLimit: Self { Self("lineLimit") }
  /// The smallest height of a text, in lines.
  public static var reservedLines: Self { Self("reservedLines") }
}

extension ElementAttribute where Value == Double {
  /// The width of the characters: 0 is normal, less than 0 is narrower, and more than 0 is wider.
  public static var fontWidth: Self { Self("fontWidth") }
  /// The progress of a content change, from 0 to 1; absent if the content does not change.
  public static var contentProgress: Self { Self("contentProgress") }
  /// The space that is added after each character, in points.
  public static var kerning: Self { Self("kerning") }
  /// The distance by which the characters are raised above the baseline, in points.
  public static var baselineOffset: Self { Self("baselineOffset") }
  /// The space between two lines, in points.
  public static var lineSpacing: Self { Self("lineSpacing") }
  /// The pitch at which a screen reader speaks the text, from -1 for low to 1 for high.
  public static var speechPitch: Self { Self("speechPitch") }
  /// The smallest scale to which characters may shrink to make a text fit, as a fraction of their
  /// size.
  public static var minimumScale: Self { Self("minimumScale") }
}

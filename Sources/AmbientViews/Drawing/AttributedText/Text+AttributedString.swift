public import Foundation

extension Text {
  /// Creates a text from a string with attributes.
  ///
  /// The text shows the attributes of `AttributeScopes.SwiftUIAttributes`, links, and the emphasis
  /// that Markdown sets. An attribute takes precedence over the modifiers of the text.
  ///
  /// The element of the text has the detail ``TextRuns`` unless all characters have the same
  /// attributes.
  ///
  /// - Parameter attributedContent: The string with its attributes.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(parts: attributedContent.parts)
  }
}

extension AttributedString {
  /// The characters, divided into parts of one style each.
  var parts: [StyledString] {
    runs.map { run in
      StyledString(string: String(characters[run.range]), style: CharacterStyle(run))
    }
  }
}

extension CharacterStyle {
  fileprivate init(_ run: AttributedString.Runs.Run) {
    self.init()
    font = run.font
    foreground = run.foregroundColor.map { AnyShapeStyle($0) }
    kerning = run.kern
    tracking = run.tracking
    baselineOffset = run.baselineOffset
    underline = run.underlineStyle.map(LineMark.init)
    strikethrough = run.strikethroughStyle.map(LineMark.init)
    link = run.link?.absoluteString
    uncommonStyle = UncommonStyle(
      background: run.backgroundColor,
      lineHeight: run.lineHeight,
      speechPitch: run.accessibilitySpeechAdjustedPitch,
      speaksPunctuation: run.accessibilitySpeechIncludesPunctuation,
      queuesSpeech: run.accessibilitySpeechAnnouncementsQueued,
      spellsOut: run.accessibilitySpeechSpellsOutCharacters
    )
    guard let intent = run.inlinePresentationIntent else { return }
    if intent.contains(.stronglyEmphasized) { isBold = true }
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.code) { isMonospaced = true }
    if intent.contains(.strikethrough), strikethrough == nil {
      strikethrough = LineMark(isActive: true, pattern: .solid, color: nil)
    }
  }
}

extension CharacterStyle.LineMark {
  fileprivate init(_ style: Text.LineStyle) {
    self.init(isActive: true, pattern: style.pattern, color: style.color)
  }
}

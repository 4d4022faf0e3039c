public import Foundation

extension AttributeScopes {
  /// The attributes that say how a screen reader speaks a ``Text``.
  ///
  /// ```swift
  /// var code = AttributedString("AB-12")
  /// code.accessibilitySpeechSpellsOutCharacters = true
  /// Text(code)
  /// ```
  ///
  /// Ambient passes the attributes on to the host.
  public struct AccessibilityAttributes: AttributeScope {
    /// Whether a screen reader speaks the punctuation.
    public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute
    /// Whether a screen reader spells out the characters.
    public let accessibilitySpeechSpellsOutCharacters: SpellOutAttribute
    /// The pitch of the voice, from -1 for low to 1 for high.
    public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
    /// Whether a screen reader finishes the current speech before it speaks the characters.
    public let accessibilitySpeechAnnouncementsQueued: AnnouncementsQueuedAttribute
  }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of `AccessibilityAttributes` by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension AttributeScopes.AccessibilityAttributes {
  /// The key of ``accessibilitySpeechIncludesPunctuation``.
  public enum IncludesPunctuationAttribute: AttributedStringKey {
    /// The type of the values.
    public typealias Value = Bool
    /// The name of the attribute.
    public static let name = "Accessibility.SpeechIncludesPunctuation"
  }

  /// The key of ``accessibilitySpeechSpellsOutCharacters``.
  public enum SpellOutAttribute: AttributedStringKey {
    /// The type of the values.
    public typealias Value = Bool
    /// The name of the attribute.
    public static let name = "Accessibility.SpeechSpellsOutCharacters"
  }

  /// The key of ``accessibilitySpeechAdjustedPitch``.
  public enum AdjustedPitchAttribute: AttributedStringKey {
    /// The type of the values.
    public typealias Value = Double
    /// The name of the attribute.
    public static let name = "Accessibility.SpeechAdjustedPitch"
  }

  /// The key of ``accessibilitySpeechAnnouncementsQueued``.
  public enum AnnouncementsQueuedAttribute: AttributedStringKey {
    /// The type of the values.
    public typealias Value = Bool
    /// The name of the attribute.
    public static let name = "Accessibility.SpeechAnnouncementsQueued"
  }
}

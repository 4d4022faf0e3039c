#if !canImport(Darwin)
public import Foundation

/// The meaning that Markdown gives to characters, such as emphasis, code or a line break.
///
/// This type replaces Foundation's type of the same name, which this platform does not have.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The intents as bits.
  public let rawValue: UInt

  /// Creates intents from bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis, as in `*word*`.
  public static let emphasized = Self(rawValue: 1)

  /// Strong emphasis, as in `**word**`.
  public static let stronglyEmphasized = Self(rawValue: 2)

  /// Code, between backticks.
  public static let code = Self(rawValue: 4)

  /// Deleted characters, as in `~~word~~`.
  public static let strikethrough = Self(rawValue: 32)

  /// A space that represents the end of a line in the source.
  public static let softBreak = Self(rawValue: 64)

  /// The end of a line.
  public static let lineBreak = Self(rawValue: 128)

  /// HTML inside a paragraph.
  public static let inlineHTML = Self(rawValue: 256)

  /// HTML that forms a block of its own, outside of paragraphs.
  public static let blockHTML = Self(rawValue: 512)
}

extension AttributeScopes {
  /// The attributes that Markdown sets, except links.
  public struct MarkdownAttributes: AttributeScope {
    /// The meaning of the characters, such as emphasis or code.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute

    /// The blocks that contain the characters.
    public let presentationIntent: PresentationIntentAttribute
  }
}

extension AttributeScopes.MarkdownAttributes {
  /// The key of ``inlinePresentationIntent``.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    /// The type of the values.
    public typealias Value = InlinePresentationIntent
    /// The name of the attribute.
    public static let name = "NSInlinePresentationIntent"
  }

  /// The key of ``presentationIntent``.
  public enum PresentationIntentAttribute: CodableAttributedStringKey {
    /// The type of the values.
    public typealias Value = PresentationIntent
    /// The name of the attribute.
    public static let name = "NSPresentationIntent"
  }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of `MarkdownAttributes` by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.MarkdownAttributes, T>
  ) -> T {
    self[T.self]
  }
}
#endif

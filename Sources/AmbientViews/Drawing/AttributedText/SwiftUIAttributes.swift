public import Foundation

extension AttributeScopes {
  /// The attributes that a ``Text`` shows.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes that a ``Text`` shows.
  ///
  /// ```swift
  /// var title = AttributedString("Autumn leaves")
  /// if let range = title.range(of: "Autumn") {
  ///   title[range].foregroundColor = .orange
  /// }
  /// Text(title)
  /// ```
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of the characters.
    public let font: FontAttribute
    /// The color of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color of the area behind the characters.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the characters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line below the characters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The space that is added between characters, in points.
    public let kern: KerningAttribute
    /// The space that is added after each character, in points.
    public let tracking: TrackingAttribute
    /// The distance by which the characters are raised above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The height of the lines that contain the characters.
    ///
    /// The layout of a screen uses the attribute if it has the same value for all characters of the
    /// text. If only a part of the text has the attribute, Ambient only passes the value on to the
    /// host.
    public let lineHeight: LineHeightAttribute
    /// The attributes for screen readers.
    public let accessibility: AccessibilityAttributes
    /// The attributes of Foundation, such as links.
    public let foundation: FoundationAttributes
  }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of `SwiftUIAttributes` by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension AttributeScopes.SwiftUIAttributes {
  /// The key of ``font``.
  public enum FontAttribute: AttributedStringKey {
    /// The type of the values.
    public typealias Value = Font
    /// The name of the attribute.
    public static let name = "SwiftUI.Font"
  }

  /// The key of ``foregroundColor``.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of the values.
    public typealias Value = Color
    /// The name of the attribute.
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The key of ``backgroundColor``.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The type of the values.
    public typealias Value = Color
    /// The name of the attribute.
    public static let name = "SwiftUI.BackgroundColor"
  }

  /// The key of ``strikethroughStyle``.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of the values.
    public typealias Value = Text.LineStyle
    /// The name of the attribute.
    public static let name = "SwiftUI.StrikethroughStyle"
  }

  /// The key of ``underlineStyle``.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The type of the values.
    public typealias Value = Text.LineStyle
    /// The name of the attribute.
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// The key of ``kern``.
  public enum KerningAttribute: AttributedStringKey {
    /// The type of the values.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = "SwiftUI.Kern"
  }

  /// The key of ``tracking``.
  public enum TrackingAttribute: AttributedStringKey {
    /// The type of the values.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = "SwiftUI.Tracking"
  }

  /// The key of ``baselineOffset``.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of the values.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = "SwiftUI.BaselineOffset"
  }

  /// The key of ``lineHeight``.
  public enum LineHeightAttribute: AttributedStringKey {
    /// The type of the values.
    public typealias Value = AttributedString.LineHeight
    /// The name of the attribute.
    public static let name = "SwiftUI.LineHeight"
  }
}

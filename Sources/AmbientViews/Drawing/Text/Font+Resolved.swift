public import AmbientCore
import AmbientLayout

extension Font {
  /// The part of the environment on which the size of a font depends.
  ///
  /// A body reads the context from the environment value `fontResolutionContext`.
  public struct Context: Hashable, Sendable {
    let typeSize: DynamicTypeSize
  }

  /// The properties of a font in a context.
  public struct Resolved: Hashable, Sendable {
    /// The size, in points.
    public let pointSize: CGFloat
    /// The thickness of the strokes.
    public let weight: Weight
    /// The width of the characters.
    public let width: Width
    /// The space between the lines.
    public let leading: Leading
    /// Whether the characters are italic.
    public let isItalic: Bool
    /// Whether all characters are equally wide.
    public let isMonospaced: Bool
    /// Whether small capitals replace lowercase letters.
    public let isLowercaseSmallCaps: Bool
    /// Whether small capitals replace capitals.
    public let isUppercaseSmallCaps: Bool

    /// Whether the strokes are semibold, bold or thicker.
    public var isBold: Bool { [.semibold, .bold, .heavy, .black].contains(weight) }

    /// Whether small capitals replace lowercase letters and capitals.
    public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
  }

  /// Returns the properties of the font in a context.
  ///
  /// ```swift
  /// struct Weight: View {
  ///   @Environment(\.fontResolutionContext) private var context
  ///   let font: Font
  ///   var body: some View { Text(font.resolve(in: context).isBold ? "bold" : "regular") }
  /// }
  /// ```
  ///
  /// The size of a text style is its size on a phone. A host may show the text in another size.
  ///
  /// - Parameter context: The context, from the environment.
  /// - Returns: The properties.
  public func resolve(in context: Context) -> Resolved {
    let font = TextFont(words: description, at: followsTypeSize ? context.typeSize : .large)
    return Resolved(
      pointSize: font.size,
      weight: Weight(name: font.weight.rawValue),
      width: width ?? .standard,
      leading: has("tightLeading") ? .tight : has("looseLeading") ? .loose : .standard,
      isItalic: font.isItalic,
      isMonospaced: font.design == .monospaced,
      isLowercaseSmallCaps: has("smallCaps") || has("lowercaseSmallCaps"),
      isUppercaseSmallCaps: has("smallCaps") || has("uppercaseSmallCaps")
    )
  }
}

extension Font.Context: CustomDebugStringConvertible {
  /// The text size that the user prefers.
  public var debugDescription: String { "\(typeSize)" }
}

extension EnvironmentValues {
  /// The context in which ``Font/resolve(in:)`` finds the properties of a font.
  ///
  /// - Invalidation: A body that reads the context runs again when `dynamicTypeSize` changes.
  public var fontResolutionContext: Font.Context { Font.Context(typeSize: dynamicTypeSize) }
}

/// Modifiers that set the style of a text and return a `Text`.
///
/// If several modifiers set the same property, the first modifier wins:
/// `Text("a").font(.title).font(.body)` is a title. The environment has the same rule: the modifier
/// that is closest to a view wins.
extension Text {
  /// Sets the font; nil for the font of the environment.
  ///
  /// - Parameter font: The font; nil for the font of the environment.
  /// - Returns: The text with the font.
  /// - Note: Ambient only passes this on to the host.
  public func font(_ font: Font?) -> Text { styled { $0.font = font } }

  /// Sets the thickness of the strokes; nil for the thickness of the environment.
  ///
  /// - Parameter weight: The thickness; nil for the thickness of the environment.
  /// - Returns: The text with the thickness.
  /// - Note: Ambient only passes this on to the host.
  public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = weight } }

  /// Makes the characters bold.
  ///
  /// - Returns: The text in bold.
  /// - Note: Ambient only passes this on to the host.
  public func bold() -> Text { bold(true) }

  /// Sets whether the characters are bold.
  ///
  /// - Parameter isActive: Whether the characters are bold.
  /// - Returns: The text with the setting.
  /// - Note: Ambient only passes this on to the host.
  public func bold(_ isActive: Bool) -> Text { styled { $0.isBold = isActive } }

  /// Makes the characters italic.
  ///
  /// - Returns: The text in italics.
  /// - Note: Ambient only passes this on to the host.
  public func italic() -> Text { italic(true) }

  /// Sets whether the characters are italic.
  ///
  /// - Parameter isActive: Whether the characters are italic.
  /// - Returns: The text with the setting.
  /// - Note: Ambient only passes this on to the host.
  public func italic(_ isActive: Bool) -> Text { styled { $0.isItalic = isActive } }

  /// Sets whether all characters have the same width.
  ///
  /// - Parameter isActive: Whether all characters have the same width.
  /// - Returns: The text with the setting.
  /// - Note: Ambient only passes this on to the host.
  public func monospaced(_ isActive: Bool = true) -> Text {
    styled { $0.isMonospaced = isActive }
  }

  /// Sets the line below the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether the text has a line. If false, the text also ignores the line of the
  ///     environment.
  ///   - pattern: The pattern of the line.
  ///   - color: The color of the line; nil for the color of the text.
  /// - Returns: The text with the line.
  /// - Note: Ambient only passes this on to the host.
  public func underline(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> Text {
    styled { $0.underline = .init(isActive: isActive, pattern: pattern, color: color) }
  }

  /// Sets the line through the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether the text has a line. If false, the text also ignores the line of the
  ///     environment.
  ///   - pattern: The pattern of the line.
  ///   - color: The color of the line; nil for the color of the text.
  /// - Returns: The text with the line.
  /// - Note: Ambient only passes this on to the host.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> Text {
    styled { $0.strikethrough = .init(isActive: isActive, pattern: pattern, color: color) }
  }

  /// Sets the color; nil for the color of the environment.
  ///
  /// - Parameter color: The color; nil for the color of the environment.
  /// - Returns: The text with the color.
  /// - Note: Ambient only passes this on to the host.
  public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.foreground = color.map(AnyShapeStyle.init) }
  }

  /// Sets the color or style of the characters.
  ///
  /// - Parameter style: The color or style.
  /// - Returns: The text with the style.
  /// - Note: Ambient only passes this on to the host.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled { $0.foreground = AnyShapeStyle(style) }
  }
}

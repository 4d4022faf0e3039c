/// The style of a text itself.
///
/// These give a text again, so that it can be put together with others. What is said first holds:
/// `Text("a").font(.title).font(.body)` is a title, as the modifier closest to a view wins.
extension Text {
  /// Sets the font; nil to take that of the surroundings.
  public func font(_ font: Font?) -> Text { styled { $0.font = font } }

  /// Sets how thick the letters are; nil to take it from the surroundings.
  public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = weight } }

  /// Makes the letters thick.
  public func bold() -> Text { bold(true) }

  /// Makes the letters thick, or not.
  public func bold(_ isActive: Bool) -> Text { styled { $0.isBold = isActive } }

  /// Lets the letters slant.
  public func italic() -> Text { italic(true) }

  /// Lets the letters slant, or not.
  public func italic(_ isActive: Bool) -> Text { styled { $0.isItalic = isActive } }

  /// Gives all letters one width, or not.
  public func monospaced(_ isActive: Bool = true) -> Text {
    styled { $0.isMonospaced = isActive }
  }

  /// Draws a line below the text, or not.
  public func underline(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> Text {
    styled { $0.underline = .init(isActive: isActive, pattern: pattern, color: color) }
  }

  /// Draws a line through the text, or not.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> Text {
    styled { $0.strikethrough = .init(isActive: isActive, pattern: pattern, color: color) }
  }

  /// Sets the colour; nil to take that of the surroundings.
  public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.foreground = color.map(AnyShapeStyle.init) }
  }

  /// Sets what the letters are painted with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled { $0.foreground = AnyShapeStyle(style) }
  }
}

extension Font {
  /// The thickness of the strokes of characters.
  public struct Weight: Hashable, Sendable {
    let name: String

    /// The thinnest weight.
    public static let ultraLight = Weight(name: "ultraLight")
    /// A weight between ultralight and light.
    public static let thin = Weight(name: "thin")
    /// A weight between thin and regular.
    public static let light = Weight(name: "light")
    /// The default weight.
    public static let regular = Weight(name: "regular")
    /// A weight between regular and semibold.
    public static let medium = Weight(name: "medium")
    /// A weight between medium and bold.
    public static let semibold = Weight(name: "semibold")
    /// A weight between semibold and heavy.
    public static let bold = Weight(name: "bold")
    /// A weight between bold and black.
    public static let heavy = Weight(name: "heavy")
    /// The thickest weight.
    public static let black = Weight(name: "black")
  }

  /// The font of texts without another font: the font for body text.
  public static let `default` = system(.body)
  /// The font for the largest titles.
  public static let largeTitle = system(.largeTitle)
  /// The font for titles.
  public static let title = system(.title)
  /// The font for titles of the second level.
  public static let title2 = system(.title2)
  /// The font for titles of the third level.
  public static let title3 = system(.title3)
  /// The font for the heading of a section.
  public static let headline = system(.headline)
  /// The font for the text below a heading.
  public static let subheadline = system(.subheadline)
  /// The font for body text.
  public static let body = system(.body)
  /// The font for remarks beside body text.
  public static let callout = system(.callout)
  /// The font for footnotes.
  public static let footnote = system(.footnote)
  /// The font for captions of images.
  public static let caption = system(.caption)
  /// The font for smaller captions.
  public static let caption2 = system(.caption2)
}

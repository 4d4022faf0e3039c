extension Font {
  /// How thick letters are.
  public struct Weight: Hashable, Sendable {
    let name: String

    /// The thinnest.
    public static let ultraLight = Weight(name: "ultraLight")
    /// Very thin.
    public static let thin = Weight(name: "thin")
    /// Thin.
    public static let light = Weight(name: "light")
    /// As usual.
    public static let regular = Weight(name: "regular")
    /// A little thicker.
    public static let medium = Weight(name: "medium")
    /// Thicker.
    public static let semibold = Weight(name: "semibold")
    /// Thick.
    public static let bold = Weight(name: "bold")
    /// Very thick.
    public static let heavy = Weight(name: "heavy")
    /// The thickest.
    public static let black = Weight(name: "black")
  }

  /// For the largest title.
  public static let largeTitle = system(.largeTitle)
  /// For a title.
  public static let title = system(.title)
  /// For a title of the second level.
  public static let title2 = system(.title2)
  /// For a title of the third level.
  public static let title3 = system(.title3)
  /// For the beginning of a section.
  public static let headline = system(.headline)
  /// For what follows a headline.
  public static let subheadline = system(.subheadline)
  /// For running text.
  public static let body = system(.body)
  /// For a remark on running text.
  public static let callout = system(.callout)
  /// For a note at the foot of a page.
  public static let footnote = system(.footnote)
  /// For what stands below a picture.
  public static let caption = system(.caption)
  /// For the same, smaller.
  public static let caption2 = system(.caption2)
}

extension Text {
  /// The style of a line below or through a text.
  public struct LineStyle: Hashable, Sendable {
    let pattern: Pattern
    let color: Color?

    /// Creates a style from a pattern and a color; a nil color is the color of the text.
    ///
    /// - Parameters:
    ///   - pattern: The dashes and dots of the line.
    ///   - color: The color of the line; nil for the color of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line in the color of the text.
    public static let single = LineStyle()

    /// The pattern of a line.
    public struct Pattern: Hashable, Sendable {
      let name: String

      /// A line without gaps.
      public static let solid = Pattern(name: "solid")
      /// A line of dots.
      public static let dot = Pattern(name: "dot")
      /// A line of dashes.
      public static let dash = Pattern(name: "dash")
      /// A line of alternating dashes and dots.
      public static let dashDot = Pattern(name: "dashDot")
      /// A line of dashes, each followed by two dots.
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }
  }
}

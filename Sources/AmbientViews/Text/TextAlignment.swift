/// How the lines of a text are aligned with each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// At the edge where lines begin.
  case leading
  /// In the middle.
  case center
  /// At the edge where lines end.
  case trailing

  var name: String { "\(self)" }
}

extension Text {
  /// Where letters are left out of a text that does not fit.
  public enum TruncationMode: Hashable, Sendable {
    /// At its beginning.
    case head
    /// At its end.
    case tail
    /// In its middle.
    case middle

    var name: String { "\(self)" }
  }

  /// Whether letters are large or small.
  public enum Case: Hashable, Sendable {
    /// All large.
    case uppercase
    /// All small.
    case lowercase

    func applied(to text: String) -> String {
      switch self {
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      }
    }
  }

  /// How a line below or through a text is drawn.
  public struct LineStyle: Hashable, Sendable {
    let pattern: Pattern
    let color: Color?

    /// Makes a style of a pattern and a colour; nil for the colour of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One line without gaps.
    public static let single = LineStyle()

    /// What a line is made of.
    public struct Pattern: Hashable, Sendable {
      let name: String

      /// No gaps.
      public static let solid = Pattern(name: "solid")
      /// Dots.
      public static let dot = Pattern(name: "dot")
      /// Dashes.
      public static let dash = Pattern(name: "dash")
      /// Dashes and dots in turn.
      public static let dashDot = Pattern(name: "dashDot")
      /// A dash and two dots in turn.
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }
  }
}

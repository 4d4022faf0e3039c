/// How views are aligned from left to right.
public struct HorizontalAlignment: Hashable, Sendable {
  let name: String

  /// At the edge where lines begin.
  public static let leading = HorizontalAlignment(name: "leading")
  /// In the middle.
  public static let center = HorizontalAlignment(name: "center")
  /// At the edge where lines end.
  public static let trailing = HorizontalAlignment(name: "trailing")
}

/// How views are aligned from top to bottom.
public struct VerticalAlignment: Hashable, Sendable {
  let name: String

  /// At the top.
  public static let top = VerticalAlignment(name: "top")
  /// In the middle.
  public static let center = VerticalAlignment(name: "center")
  /// At the bottom.
  public static let bottom = VerticalAlignment(name: "bottom")
  /// At the line on which the first line of text stands.
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
  /// At the line on which the last line of text stands.
  public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
}

/// How views are aligned in both directions.
public struct Alignment: Hashable, Sendable {
  /// From left to right.
  public var horizontal: HorizontalAlignment

  /// From top to bottom.
  public var vertical: VerticalAlignment

  /// Combines two alignments.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the edge where lines begin.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the edge where lines end.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the corner at the top where lines begin.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the corner at the top where lines end.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the corner at the bottom where lines begin.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the corner at the bottom where lines end.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// The name of the corner, edge or middle, as in the names of the constants.
  var name: String {
    if vertical == .center { return horizontal.name }
    if horizontal == .center { return vertical.name }
    return vertical.name + (horizontal == .leading ? "Leading" : "Trailing")
  }
}

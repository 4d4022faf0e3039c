/// The horizontal alignment of views.
///
/// Hosts see it by name, as part of an element's attribute `alignment`.
public struct HorizontalAlignment: Hashable, Sendable {
  let name: String

  /// Alignment at the leading edge, where lines of text begin.
  public static let leading = HorizontalAlignment(name: "leading")
  /// Alignment at the horizontal center.
  public static let center = HorizontalAlignment(name: "center")
  /// Alignment at the trailing edge, where lines of text end.
  public static let trailing = HorizontalAlignment(name: "trailing")
}

/// The vertical alignment of views.
///
/// Hosts see it by name, as part of an element's attribute `alignment`.
public struct VerticalAlignment: Hashable, Sendable {
  let name: String

  /// Alignment at the top edge.
  public static let top = VerticalAlignment(name: "top")
  /// Alignment at the vertical center.
  public static let center = VerticalAlignment(name: "center")
  /// Alignment at the bottom edge.
  public static let bottom = VerticalAlignment(name: "bottom")
  /// Alignment at the baseline of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
  /// Alignment at the baseline of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
}

/// The horizontal and vertical alignment of views.
///
/// Hosts see it by name, in an element's attribute `alignment`.
public struct Alignment: Hashable, Sendable {
  /// The horizontal alignment.
  public var horizontal: HorizontalAlignment

  /// The vertical alignment.
  public var vertical: VerticalAlignment

  /// Creates an alignment from a horizontal and a vertical one.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Alignment at the center in both directions.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// Alignment at the leading edge, vertically centered.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// Alignment at the trailing edge, vertically centered.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// Alignment at the top edge, horizontally centered.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// Alignment at the bottom edge, horizontally centered.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// Alignment at the top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// Alignment at the top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// Alignment at the bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// Alignment at the bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// The name of the alignment in attributes, such as `topLeading`.
  var name: String {
    if vertical == .center { return horizontal.name }
    if horizontal == .center { return vertical.name }
    return vertical.name + (horizontal == .leading ? "Leading" : "Trailing")
  }
}

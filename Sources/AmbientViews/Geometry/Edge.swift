/// One of the four sides of a view.
public enum Edge: Int8, CaseIterable, Sendable {
  /// The side at the top.
  case top
  /// The side where lines begin.
  case leading
  /// The side at the bottom.
  case bottom
  /// The side where lines end.
  case trailing

  /// Several sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each side.
    public let rawValue: Int8

    /// Makes a set of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes a set of one side.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The side at the top.
    public static let top = Set(.top)
    /// The side where lines begin.
    public static let leading = Set(.leading)
    /// The side at the bottom.
    public static let bottom = Set(.bottom)
    /// The side where lines end.
    public static let trailing = Set(.trailing)
    /// The sides where lines begin and end.
    public static let horizontal: Set = [.leading, .trailing]
    /// The sides at the top and at the bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four sides.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Distances from the four sides of a view.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from where lines begin.
  public var leading: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from where lines end.
  public var trailing: CGFloat

  /// Makes insets of four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets of nothing.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// The top or bottom edge of a view.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom

  /// A set that can contain the top and the bottom edge.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The edges as bits: bit *n* is 1 if the set contains the edge with the raw value *n*.
    public let rawValue: Int8

    /// Creates a set from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one edge.
    ///
    /// - Parameter edge: The edge.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    /// The top edge.
    public static let top = Set(.top)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The top and the bottom edge.
    public static let all: Set = [.top, .bottom]
  }
}

/// The leading or trailing edge of a view.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The leading edge, where lines of text begin.
  case leading
  /// The trailing edge, where lines of text end.
  case trailing

  /// A set that can contain the leading and the trailing edge.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The edges as bits: bit *n* is 1 if the set contains the edge whose raw value is *n*.
    public let rawValue: Int8

    /// Creates a set from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one edge.
    ///
    /// - Parameter edge: The edge.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

    /// The leading edge.
    public static let leading = Set(.leading)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// The leading and the trailing edge.
    public static let all: Set = [.leading, .trailing]
  }
}

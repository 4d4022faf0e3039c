/// A horizontal or vertical direction.
public enum Axis: Int8, CaseIterable, Sendable, CustomStringConvertible {
  /// The direction between the leading and the trailing edge.
  case horizontal
  /// The direction between the top and the bottom.
  case vertical

  /// The name of the direction.
  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }

  package var cross: Axis { self == .horizontal ? .vertical : .horizontal }

  /// A set of directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set, one for each direction.
    public let rawValue: Int8

    /// Creates a set from its bits.
    ///
    /// - Parameter rawValue: The bits: 1 for horizontal, 2 for vertical.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set with one direction.
    ///
    /// - Parameter axis: The direction.
    public init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

    /// The horizontal direction.
    public static let horizontal = Set(.horizontal)
    /// The vertical direction.
    public static let vertical = Set(.vertical)
  }
}
